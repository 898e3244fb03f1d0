import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { exportResponse } from '../../supabase/functions/_shared/contract/exports.ts'
import { collectionList, collectionResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { outputResponse } from '../../supabase/functions/_shared/contract/outputs.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import {
  createItem,
  createManuscript,
  doc,
  makeEmptyManuscript,
  shareManuscript,
} from './support/manuscripts.ts'

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
      search: null,
    })
    expect(await change(id, { name: 'Changed' })).toMatchObject({ name: 'Changed', itemIds: [three, two] })
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

it('R-994: a new, changed or deleted collection is announced to the open manuscript, once and without its content', async () => {
  const { owner } = api.database
  const hints = async () => {
    const rows = await owner<{ topic: string; event: string; names: string[] }[]>`
      select topic, event, array(select jsonb_object_keys(payload) order by 1) as names
        from realtime.messages where event = 'collections'`
    await owner`delete from realtime.messages`
    return rows.map(({ topic, names }) => [topic, names.filter((name) => name !== 'id')])
  }
  await hints()
  const hint = [[`manuscript:${manuscript}`, ['from']]]
  const { id } = await create('Announced', [items[0]])
  expect(await hints()).toEqual(hint)
  await change(id, { addItemIds: [items[1]] })
  expect(await hints()).toEqual(hint)
  expect((await api.send('auth', 'DELETE', `${path}/${id}`)).status).toBe(204)
  expect(await hints()).toEqual(hint)
})

describe('a saved search (R-953)', () => {
  const search = { q: 'tide', label: 'none', status: '', custom: null }
  const save = async (name: string, criteria = search) =>
    (
      await api.ok('auth', 'POST', path, {
        status: 201,
        schema: collectionResponse,
        body: { name, search: criteria },
      })
    ).collection

  it('is a collection with criteria and without items, which is renamed and deleted', async () => {
    const saved = await save('The tide', { ...search, q: ' tide ' })
    expect(saved).toEqual({ id: saved.id, name: 'The tide', itemIds: [], search })
    expect((await list()).find(({ id }) => id === saved.id)).toEqual(saved)
    expect(await change(saved.id, { name: 'Tides' })).toEqual({ ...saved, name: 'Tides' })
    expect((await api.send('auth', 'DELETE', `${path}/${saved.id}`)).status).toBe(204)
  })

  it('with a text has the items that the search of the manuscript finds, in texts and notes too (R-1015)', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
    const at = `/manuscripts/${id}/collections`
    const scene = await createItem(api, 'auth', id, { title: 'Ebb', content: doc('The lantern goes out.') })
    const note = await createItem(api, 'auth', id, {
      title: 'Flood',
      notesContent: doc('Who holds the lantern?'),
    })
    await createItem(api, 'auth', id, { title: 'Slack' })
    const found = async (text: string) => {
      const body = { name: text, search: { q: '', label: '', status: '', custom: null, text } }
      const { collection } = await api.ok('auth', 'POST', at, {
        status: 201,
        schema: collectionResponse,
        body,
      })
      return collection.itemIds
    }
    const both = [scene.id, note.id].sort()
    expect((await found('lantern')).sort()).toEqual(both)
    expect((await found('LANT')).sort(), 'a part of a word').toEqual(both)
    expect(await found('lantern -holds')).toEqual([scene.id])
    expect(await found('lighthouse')).toEqual([])
    expect(await found('…')).toEqual([])

    await createItem(api, 'auth', id, { title: 'Late', content: doc('Another lantern.') })
    const { collections } = await api.ok('auth', 'GET', at, { schema: collectionList })
    expect(collections.map(({ name, itemIds }) => [name, itemIds.length])).toEqual([
      ['lantern', 3],
      ['LANT', 3],
      ['lantern -holds', 2],
      ['lighthouse', 0],
      ['…', 0],
    ])
  })

  it.each([
    ['an empty text', { search: { ...search, text: ' ' } }],
    ['no criterion', { search: { ...search, q: '', label: '' } }],
    ['a label that is no id', { search: { ...search, label: 'red' } }],
    ['items', { search, itemIds: [UNKNOWN_ID] }],
  ])('is refused with %s', async (_what, body) => {
    expect(await api.refused('auth', 'POST', path, { name: 'Refused', ...body })).toMatchObject({
      status: 422,
    })
  })

  it.each(['itemIds', 'addItemIds', 'removeItemIds'])('refuses %s (R-955)', async (name) => {
    const { id } = await save('Fixed')
    expect(await api.refused('auth', 'PATCH', `${path}/${id}`, { [name]: [items[0]] })).toMatchObject({
      status: 409,
      code: 'wrong_state',
    })
    const [{ count } = { count: -1 }] = await api.database.owner<{ count: number }[]>`
      select count(*)::integer from public.collection_items where collection_id = ${id}`
    expect(count).toBe(0)
  })

  it('has criteria of this form in the database', async () => {
    const { owner } = api.database
    const withText = (text: unknown) => JSON.stringify({ ...search, text })
    const texts = [withText(1), withText(null), withText('a'.repeat(201))]
    for (const wrong of ['[]', '{}', '{"q": 1, "label": "", "status": "", "custom": null}', ...texts])
      await expect(
        owner`insert into public.manuscript_collections (manuscript_id, name, search)
          values (${manuscript}, 'Wrong', ${wrong}::text::jsonb)`,
      ).rejects.toThrow('violates check constraint')
  })

  it('is saved by an editor, read by a viewer, and not found for an unauthorized caller (R-955)', async () => {
    const { id } = await createManuscript(api, 'auth', 'Searched')
    const searches = `/manuscripts/${id}/collections`
    const body = { name: 'Tide', search }
    const made = await api.ok('auth', 'POST', searches, { status: 201, schema: collectionResponse, body })
    const statuses = async () => {
      const one = `${searches}/${made.collection.id}`
      const renamed = await api.send('manager', 'PATCH', one, { name: 'Ours' })
      const saved = await api.send('manager', 'POST', searches, body)
      return [(await api.send('manager', 'GET', searches)).status, renamed.status, saved.status]
    }
    expect(await statuses()).toEqual([404, 404, 404])
    await shareManuscript(api, 'auth', id, 'manager', 'viewer')
    expect(await statuses()).toEqual([200, 403, 403])
    expect((await api.send('manager', 'DELETE', `${searches}/${made.collection.id}`)).status).toBe(403)
    await shareManuscript(api, 'auth', id, 'manager', 'editor')
    expect(await statuses()).toEqual([200, 200, 201])
  })

  it('is exported by the server with the items that match at that time, in binder order', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Exported')
    const scene = (title: string, text: string) => createItem(api, 'auth', id, { title, content: doc(text) })
    const ebb = await scene('Ebb tide', 'The water fell.')
    await scene('Flood', 'The water rose.')
    await scene('High tide', 'The water stood.')
    const made = await api.ok('auth', 'POST', `/manuscripts/${id}/collections`, {
      status: 201,
      schema: collectionResponse,
      body: { name: 'The tide', search },
    })
    const choices = presetChoices('reading', 'en')
    const { output } = await api.ok('auth', 'POST', `/manuscripts/${id}/outputs`, {
      status: 201,
      schema: outputResponse,
      body: {
        name: 'Tide',
        preset: 'reading',
        format: 'txt',
        choices: { ...choices, parts: { by: 'collection', id: made.collection.id } },
      },
    })
    const written = async () => {
      const kept = await api.ok('auth', 'POST', `/manuscripts/${id}/exports`, {
        status: 201,
        schema: exportResponse,
        body: { outputId: output.id },
      })
      const text = new TextDecoder().decode(api.stored.get(kept.export.objectPath))
      return text.match(/The water \w+/g)
    }
    expect(await written()).toEqual(['The water fell', 'The water stood'])
    const renamed = { revision: ebb.revision, title: 'Ebb' }
    expect((await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${ebb.id}`, renamed)).status).toBe(200)
    expect(await written()).toEqual(['The water stood'])
  })
})
