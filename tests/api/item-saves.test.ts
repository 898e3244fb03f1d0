import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conflictResponse, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, createManuscript, doc, fetchItem, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await createManuscript(api, 'auth')).id
  await shareManuscript(api, 'auth', id, 'user', 'editor')
})
afterAll(() => api.close())

type Person = 'auth' | 'user'
type Save = { revision: number; saveId: string; content: ReturnType<typeof doc> }
const pathOf = (itemId: string) => `/manuscripts/${id}/items/${itemId}`
const save = (person: Person, itemId: string, body: Save) =>
  api.ok(person, 'PATCH', pathOf(itemId), { schema: savedItem, body })

describe('PATCH …/items/:itemId with the id of a save (R-507)', () => {
  it('answers a repeated save like the first one and writes nothing', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const body = { revision: item.revision, saveId: randomUUID(), content: doc('one two') }
    const first = await save('auth', item.id, body)
    for (let again = 0; again < 10; again++) {
      expect(await save('auth', item.id, body)).toEqual(first)
    }
    expect((await fetchItem(api, 'auth', id, item.id)).text).toBe('one two')
  })

  it('answers a save that is repeated after the change of another person with its own revision', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const body = { revision: item.revision, saveId: randomUUID(), content: doc('one two') }
    const { revision } = await save('auth', item.id, body)
    await save('user', item.id, { revision, saveId: randomUUID(), content: doc('one two three') })
    expect((await save('auth', item.id, body)).revision).toBe(revision)
    expect(await fetchItem(api, 'auth', id, item.id)).toMatchObject({
      text: 'one two three',
      revision: revision + 1,
    })
  })

  it('stores two simultaneous sends of a save once', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const body = { revision: item.revision, saveId: randomUUID(), content: doc('one two') }
    const both = await Promise.all([save('auth', item.id, body), save('auth', item.id, body)])
    expect(both.map(({ revision }) => revision)).toEqual([item.revision + 1, item.revision + 1])
  })

  it('answers 409 to the id of another person’s save', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const body = { revision: item.revision, saveId: randomUUID(), content: doc('one two') }
    await save('auth', item.id, body)
    const replayed = await api.send('user', 'PATCH', pathOf(item.id), { ...body, content: doc('other') })
    expect(replayed.status).toBe(409)
    expect(conflictResponse.parse(replayed.body).item.text).toBe('one two')
    expect((await fetchItem(api, 'auth', id, item.id)).text).toBe('one two')
  })

  it('answers 404 to a repeated save after the person lost access', async () => {
    const own = (await createManuscript(api, 'auth')).id
    await shareManuscript(api, 'auth', own, 'user', 'editor')
    const item = await createItem(api, 'auth', own, { content: doc('one') })
    const at = `/manuscripts/${own}/items/${item.id}`
    const body = { revision: item.revision, saveId: randomUUID(), content: doc('one two') }
    await api.ok('user', 'PATCH', at, { schema: savedItem, body })
    await api.database.owner`delete from public.manuscript_members where manuscript_id = ${own}`
    expect((await api.send('user', 'PATCH', at, body)).status).toBe(404)
  })

  it('keeps the ids of the last 200 revisions of an item', async () => {
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const body = { revision: item.revision, saveId: randomUUID(), content: doc('one two') }
    const { revision } = await save('auth', item.id, body)
    await api.database
      .owner`update public.manuscript_items set revision = ${revision + 300} where id = ${item.id}`
    await save('auth', item.id, { revision: revision + 300, saveId: randomUUID(), content: doc('three') })
    const kept = await api.database.owner`select id from public.item_saves where item_id = ${item.id}`
    expect(kept).toHaveLength(1)
  })
})
