import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemResponse, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import {
  revisionDetail,
  revisionList,
  revisionResponse,
} from '../../supabase/functions/_shared/contract/revisions.ts'
import { type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, doc, fetchItem, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
let at: string
let itemId: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await createManuscript(api, 'auth')).id
  await shareManuscript(api, 'auth', id, 'user', 'editor')
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
})
afterAll(() => api.close())
beforeEach(async () => {
  itemId = (await createItem(api, 'auth', id, { title: 'T', content: doc('one') })).id
  at = `/manuscripts/${id}/items/${itemId}`
})

const list = async (as: Person = 'auth') =>
  (await api.ok(as, 'GET', `${at}/revisions`, { schema: revisionList })).revisions
async function write(text: string, as: Person = 'auth', more: object = {}) {
  const { revision } = await fetchItem(api, as, id, itemId)
  return api.ok(as, 'PATCH', at, { schema: savedItem, body: { revision, content: doc(text), ...more } })
}
const age = (minutes: number) =>
  api.database
    .owner`update public.item_revisions set created_at = created_at - make_interval(mins => ${minutes}) where item_id = ${itemId}`
const texts = async () =>
  (
    await api.database
      .owner`select text from public.item_revisions where item_id = ${itemId} order by created_at`
  ).map((row) => row.text)

describe('an automatic revision', () => {
  it('stores the state before the first change, then none for ten minutes by the same author', async () => {
    await write('two')
    await write('three')
    await write('four')
    await age(9)
    await write('vier')
    expect(await texts()).toEqual(['one'])
    await age(2)
    await write('five')
    expect(await texts()).toEqual(['one', 'vier'])
    expect((await list())[0]).toMatchObject({
      kind: 'auto',
      name: '',
      title: 'T',
      wordCount: 1,
      authorName: 'Léa Fontaine',
    })
  })

  it('stores every state of another author, under that name', async () => {
    await write('two')
    await write('three', 'user')
    await write('four', 'user')
    await write('five')
    expect(await texts()).toEqual(['one', 'two', 'four'])
    expect((await list()).map((revision) => revision.authorName)).toEqual([
      'Nina Petrov',
      'Léa Fontaine',
      'Léa Fontaine',
    ])
  })

  it('stores the imported state, which has no author', async () => {
    await api.database.owner`update public.manuscript_items set edited_by = null where id = ${itemId}`
    await api.database
      .owner`insert into public.item_revisions (item_id, manuscript_id, kind, text) values (${itemId}, ${id}, 'snapshot', 'snap')`
    await write('two')
    expect(await texts()).toEqual(['snap', 'one'])
    expect((await list()).map((revision) => revision.authorName)).toEqual([null, null])
  })

  it('is not stored for changes of other fields, or of an empty item', async () => {
    const { revision } = await fetchItem(api, 'auth', id, itemId)
    await api.ok('auth', 'PATCH', at, { schema: savedItem, body: { revision, title: 'Only the title' } })
    expect(await texts()).toEqual([])
    const blank = await createItem(api, 'auth', id)
    await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${blank.id}`, {
      revision: 1,
      content: doc('first'),
    })
    const kept = await api.ok('auth', 'GET', `/manuscripts/${id}/items/${blank.id}/revisions`, {
      schema: revisionList,
    })
    expect(kept.total).toBe(0)
  })

  it('stores the losing side of a conflict, whatever its age', async () => {
    await write('two')
    await write('three', 'auth', { keepReplacedAs: 'conflict' })
    expect(await texts()).toEqual(['one', 'two'])
    expect((await list())[0]?.kind).toBe('conflict')
  })
})

describe('a named revision', () => {
  it('is listed newest first, in pages', async () => {
    for (const name of ['First', ' Second ', 'Third']) {
      await api.ok('auth', 'POST', `${at}/revisions`, {
        status: 201,
        schema: revisionResponse,
        body: { name },
      })
    }
    expect((await list()).map((revision) => revision.name)).toEqual(['Third', 'Second', 'First'])
    const page = await api.ok('auth', 'GET', `${at}/revisions?itemsPerPage=2&page=2`, {
      schema: revisionList,
    })
    expect(page).toMatchObject({ total: 3, revisions: [{ name: 'First' }] })
  })

  it('is read with its body, and restored, storing the replaced state', async () => {
    const { revision } = await api.ok('auth', 'POST', `${at}/revisions`, {
      status: 201,
      schema: revisionResponse,
      body: { name: 'Mine' },
    })
    await write('two', 'auth', { title: 'Later' })
    const detail = await api.ok('client', 'GET', `${at}/revisions/${revision.id}`, { schema: revisionDetail })
    expect(detail.revision).toMatchObject({ name: 'Mine', text: 'one', content: doc('one') })

    const before = await fetchItem(api, 'auth', id, itemId)
    const path = `${at}/revisions/${revision.id}/restore`
    expect((await api.send('auth', 'POST', path, { revision: before.revision - 1 })).status).toBe(409)
    const { item } = await api.ok('auth', 'POST', path, {
      schema: itemResponse,
      body: { revision: before.revision },
    })
    expect(item).toMatchObject({
      text: 'one',
      wordCount: 1,
      characterCount: 3,
      title: 'T',
      content: doc('one'),
    })
    expect((await list())[0]).toMatchObject({ kind: 'restore', title: 'Later' })
    const undo = `${at}/revisions/${(await list())[0]?.id}/restore`
    expect(
      (await api.ok('auth', 'POST', undo, { schema: itemResponse, body: { revision: item.revision } })).item
        .text,
    ).toBe('two')
  })

  it('cannot be changed or deleted', async () => {
    await write('two')
    const api403 = api.database.connect('api', { max: 1 })
    await expect(
      api403.begin(async (tx) => {
        await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-000000000001"}', true)`
        await tx`delete from public.item_revisions`
      }),
    ).rejects.toMatchObject({ code: '42501' })
    expect((await api.send('auth', 'DELETE', `${at}/revisions/${(await list())[0]?.id}`)).status).toBe(405)
  })

  it('is refused without a name, to a viewer, to an unauthorized caller and on an unknown item', async () => {
    expect(await api.refused('auth', 'POST', `${at}/revisions`, { name: ' ' })).toMatchObject({
      status: 422,
      fields: { name: 'required' },
    })
    expect(await api.refused('client', 'POST', `${at}/revisions`, { name: 'x' })).toMatchObject({
      status: 403,
    })
    expect(await api.refused('manager', 'GET', `${at}/revisions`)).toMatchObject({ status: 404 })
    expect(await api.refused('auth', 'GET', `${at}/revisions/${UNKNOWN_ID}`)).toMatchObject({ status: 404 })
    expect(
      await api.refused('auth', 'POST', `${at}/revisions/${UNKNOWN_ID}/restore`, { revision: 1 }),
    ).toMatchObject({ status: 404 })
    expect(
      await api.refused('auth', 'GET', `/manuscripts/${id}/items/${UNKNOWN_ID}/revisions`),
    ).toMatchObject({
      status: 404,
    })
    expect(
      await api.refused('auth', 'POST', `/manuscripts/${id}/items/${UNKNOWN_ID}/revisions`, { name: 'x' }),
    ).toMatchObject({ status: 404 })
  })
})
