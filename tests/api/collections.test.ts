import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectionList, collectionResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let path: string
let manuscript: string
let items: [string, string, string]
beforeAll(async () => {
  api = await startTestApi()
  manuscript = (await createManuscript(api, 'auth')).id
  path = `/manuscripts/${manuscript}/collections`
  const make = async (title: string) => (await createItem(api, 'auth', manuscript, { title })).id
  items = [await make('One'), await make('Two'), await make('Three')]
})
afterAll(() => api.close())

const create = async (name: string, itemIds: string[] = []) =>
  (await api.ok('auth', 'POST', path, { status: 201, schema: collectionResponse, body: { name, itemIds } }))
    .collection
const change = async (id: string, body: Record<string, unknown>) =>
  (await api.ok('auth', 'PATCH', `${path}/${id}`, { schema: collectionResponse, body })).collection
const list = async (as: Parameters<TestApi['ok']>[0] = 'auth') =>
  (await api.ok(as, 'GET', path, { schema: collectionList })).collections

describe('/manuscripts/:id/collections', () => {
  it('keep their order, and the given order of their items', async () => {
    const [one, two, three] = items
    await create('To revise', [three, one])
    await create('For the synopsis', [two])
    expect((await list()).map(({ name, itemIds }) => ({ name, itemIds }))).toEqual([
      { name: 'To revise', itemIds: [three, one] },
      { name: 'For the synopsis', itemIds: [two] },
    ])
  })

  it('PATCH replaces the items and keeps the name, or the other way round', async () => {
    const [one, two, three] = items
    const { id } = await create('Changing', [one, two])
    expect(await change(id, { itemIds: [three, two] })).toEqual({
      id,
      name: 'Changing',
      itemIds: [three, two],
    })
    expect(await change(id, { name: 'Changed' })).toEqual({ id, name: 'Changed', itemIds: [three, two] })
    expect(await change(id, { itemIds: [] })).toMatchObject({ itemIds: [] })
  })

  it('PATCH adds items at the end and removes items, and keeps the order of the others', async () => {
    const [one, two, three] = items
    const { id } = await create('Growing', [two])
    await Promise.all([change(id, { addItemIds: [one] }), change(id, { addItemIds: [three, two] })])
    const [grown] = (await list()).filter((collection) => collection.id === id)
    expect(grown?.itemIds[0]).toBe(two)
    expect([...(grown?.itemIds ?? [])].sort()).toEqual([...items].sort())
    expect((await change(id, { removeItemIds: [two, crypto.randomUUID()] })).itemIds).not.toContain(two)
    const last = (await createItem(api, 'auth', manuscript, {})).id
    const long = await create('Long', [three, one, two])
    expect((await change(long.id, { addItemIds: [last] })).itemIds).toEqual([three, one, two, last])
  })

  it('hold an item once, and no item of another manuscript', async () => {
    const other = await createManuscript(api, 'auth', 'Another')
    const foreign = await createItem(api, 'auth', other.id, {})
    const made = await create('Mixed', [items[0], items[0], foreign.id, crypto.randomUUID()])
    expect(made.itemIds).toEqual([items[0]])
    expect((await change(made.id, { addItemIds: [foreign.id, items[1]] })).itemIds).toEqual([
      items[0],
      items[1],
    ])
  })

  it('lose an erased item, and keep one in the trash', async () => {
    const item = await createItem(api, 'auth', manuscript, {})
    const { id } = await create('Shrinking', [item.id])
    const itemPath = `/manuscripts/${manuscript}/items/${item.id}`
    await api.send('auth', 'POST', `${itemPath}/trash`)
    expect((await list()).find((one) => one.id === id)?.itemIds).toEqual([item.id])
    await api.send('auth', 'DELETE', itemPath)
    expect((await list()).find((one) => one.id === id)?.itemIds).toEqual([])
  })

  it('DELETE removes the collection and leaves its items', async () => {
    const { id } = await create('Short-lived', [items[0]])
    expect((await api.send('auth', 'DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await api.send('auth', 'DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await api.send('auth', 'GET', `/manuscripts/${manuscript}/items/${items[0]}`)).status).toBe(200)
  })

  it('refuses an empty name', async () => {
    expect((await api.send('auth', 'POST', path, { name: '  ' })).status).toBe(422)
  })

  it('are read by a viewer, changed by an editor, and not found for an unauthorized caller', async () => {
    const { id } = await create('Shared', [items[0]])
    expect((await api.send('manager', 'GET', path)).status).toBe(404)
    await shareManuscript(api, 'auth', manuscript, 'manager', 'viewer')
    expect((await list('manager')).map(({ name }) => name)).toContain('Shared')
    expect((await api.send('manager', 'PATCH', `${path}/${id}`, { name: 'Mine' })).status).toBe(403)
    await shareManuscript(api, 'auth', manuscript, 'manager', 'editor')
    expect((await api.send('manager', 'PATCH', `${path}/${id}`, { name: 'Ours' })).status).toBe(200)
    expect((await api.send('auth', 'PATCH', `${path}/${UNKNOWN_ID}`, { name: 'None' })).status).toBe(404)
  })
})
