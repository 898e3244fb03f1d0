import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ChangeItemsBody,
  type Item,
  itemSummariesResponse,
} from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import {
  createItem,
  fetchItem,
  makeEmptyManuscript,
  outline,
  shareManuscript,
} from './support/manuscripts.ts'

const statements: string[] = []
let api: TestApi
let id: string
let a: Item
let a1: Item
let a2: Item
let b: Item
beforeAll(async () => {
  api = await startTestApi({}, { onStatement: (text) => statements.push(text) })
})
afterAll(() => api.close())
beforeEach(async () => {
  id = await makeEmptyManuscript(api, 'auth')
  a = await createItem(api, 'auth', id, { type: 'chapter', title: 'A' })
  b = await createItem(api, 'auth', id, { type: 'chapter', title: 'B' })
  a1 = await createItem(api, 'auth', id, { title: 'A1', parentId: a.id })
  a2 = await createItem(api, 'auth', id, { title: 'A2', parentId: a.id })
})

const change = async (body: ChangeItemsBody) =>
  (await api.ok('auth', 'POST', `/manuscripts/${id}/items/change`, { schema: itemSummariesResponse, body }))
    .items
const refused = (body: ChangeItemsBody, as: 'auth' | 'client' | 'user' = 'auth') =>
  api.refused(as, 'POST', `/manuscripts/${id}/items/change`, body)
const tree = (query = '') => outline(api, 'auth', id, query)

describe('POST /manuscripts/:id/items/change (R-852)', () => {
  it('sets label, status and compile flag of several items, each with its own values', async () => {
    const made = await api.send('auth', 'POST', `/manuscripts/${id}/labels`, {
      name: 'Red',
      colour: '#cc0000',
    })
    const { label } = made.body as { label: { id: string } }
    const items = await change({
      kind: 'set',
      items: [
        { id: a1.id, labelId: label.id, includeInCompile: false },
        { id: a2.id, labelId: label.id },
      ],
    })
    expect(items.map((item) => [item.title, item.label?.name, item.includeInCompile])).toEqual(
      expect.arrayContaining([
        ['A1', 'Red', false],
        ['A2', 'Red', true],
      ]),
    )
    expect(items.every((item) => item.revision === a1.revision + 1)).toBe(true)
    await change({ kind: 'set', items: [{ id: a1.id, labelId: null }] })
    expect(await fetchItem(api, 'auth', id, a1.id)).toMatchObject({ labelId: null, includeInCompile: false })
    expect((await fetchItem(api, 'auth', id, a2.id)).label?.name).toBe('Red')
  })

  it('R-887: adds and removes keywords of each item, and leaves its others', async () => {
    await change({
      kind: 'set',
      items: [
        { id: a1.id, keywords: ['sea', 'storm', 'night'] },
        { id: a2.id, keywords: ['calm'] },
      ],
    })
    const changed = await change({
      kind: 'set',
      items: [
        { id: a1.id, addKeywords: ['sea', 'tide'], removeKeywords: ['storm', 'unknown'] },
        { id: a2.id, addKeywords: ['sea', 'tide'] },
      ],
    })
    expect(changed.map(({ title, keywords }) => [title, keywords])).toEqual([
      ['A1', ['sea', 'night', 'tide']],
      ['A2', ['calm', 'sea', 'tide']],
    ])
    await change({ kind: 'set', items: [{ id: a1.id, includeInCompile: false }] })
    await change({ kind: 'set', items: [{ id: a2.id, removeKeywords: ['calm', 'sea', 'tide'] }] })
    expect((await fetchItem(api, 'auth', id, a1.id)).keywords).toEqual(['sea', 'night', 'tide'])
    expect((await fetchItem(api, 'auth', id, a2.id)).keywords).toEqual([])
  })

  it('R-887: two people who add a keyword at once keep both', async () => {
    await shareManuscript(api, 'auth', id, 'user', 'editor')
    const names = ['sea', 'tide', 'storm', 'night']
    await Promise.all(
      names.map((name, at) =>
        api.ok(at % 2 ? 'user' : 'auth', 'POST', `/manuscripts/${id}/items/change`, {
          schema: itemSummariesResponse,
          body: { kind: 'set', items: [{ id: a1.id, addKeywords: [name] }] },
        }),
      ),
    )
    expect((await fetchItem(api, 'auth', id, a1.id)).keywords.sort()).toEqual([...names].sort())
  })

  it('R-887: refuses for all items a keyword beyond the most of one, but removes one there', async () => {
    const full = Array.from({ length: 200 }, (_, at) => `k${at}`)
    await change({ kind: 'set', items: [{ id: a1.id, keywords: full }] })
    const both = [a1, a2].map((item) => ({ id: item.id, addKeywords: ['sea'] }))
    expect(await refused({ kind: 'set', items: both })).toMatchObject({
      status: 422,
      fields: { addKeywords: 'too_many_keywords' },
    })
    expect((await fetchItem(api, 'auth', id, a2.id)).keywords).toEqual([])
    await change({ kind: 'set', items: [{ id: a1.id, addKeywords: ['sea'], removeKeywords: ['k7'] }] })
    expect((await fetchItem(api, 'auth', id, a1.id)).keywords).toHaveLength(200)
    for (const addKeywords of [[''], ['x'.repeat(501)], [...full, 'sea']])
      expect(await refused({ kind: 'set', items: [{ id: a2.id, addKeywords }] })).toMatchObject({
        status: 422,
      })
  })

  it('R-887: refuses keywords of a reader, of a stranger and of an item of another manuscript', async () => {
    const body: ChangeItemsBody = { kind: 'set', items: [{ id: a1.id, addKeywords: ['sea'] }] }
    expect(await refused(body, 'user')).toMatchObject({ status: 404 })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    expect(await refused(body, 'client')).toMatchObject({ status: 403 })
    const other = await makeEmptyManuscript(api, 'auth')
    const foreign = await createItem(api, 'auth', other)
    expect(
      await refused({
        kind: 'set',
        items: [a1, foreign].map((item) => ({ id: item.id, addKeywords: ['sea'] })),
      }),
    ).toMatchObject({ status: 404 })
    expect((await fetchItem(api, 'auth', id, a1.id)).keywords).toEqual([])
    expect((await fetchItem(api, 'auth', other, foreign.id)).keywords).toEqual([])
  })

  it('moves several items to one place in the given order, and back', async () => {
    await change({
      kind: 'move',
      items: [
        { id: a1.id, parentId: b.id, afterId: null },
        { id: a2.id, parentId: b.id, afterId: a1.id },
      ],
    })
    expect(await tree()).toEqual(['A', 'B', '  A1', '  A2'])
    await change({
      kind: 'move',
      items: [
        { id: a1.id, parentId: a.id, afterId: null },
        { id: a2.id, parentId: a.id, afterId: a1.id },
      ],
    })
    expect(await tree()).toEqual(['A', '  A1', '  A2', 'B'])
  })

  it('renumbers siblings when no position is left between two', async () => {
    const c = await createItem(api, 'auth', id, { title: 'C' })
    const items = Array.from({ length: 120 }, (_, n) => ({
      id: n % 2 === 0 ? c.id : b.id,
      parentId: null,
      afterId: a.id,
    }))
    await change({ kind: 'move', items })
    expect(await tree()).toEqual(['A', '  A1', '  A2', 'B', 'C'])
  })

  it('moves branches to the trash and restores each to its place', async () => {
    const items = await change({ kind: 'trash', items: [{ id: a2.id }, { id: b.id }] })
    expect(items.map((item) => item.inTrash)).toEqual([true, true])
    expect(await tree('?active=true')).toEqual(['A', '  A1'])
    await change({ kind: 'restore', items: [{ id: a2.id }, { id: b.id }] })
    expect(await tree('?active=true')).toEqual(['A', '  A1', '  A2', 'B'])
  })

  it('takes an item in the branch of another one along, and restores both', async () => {
    await change({ kind: 'trash', items: [{ id: a1.id }, { id: a.id }] })
    expect(await tree('?active=true')).toEqual(['B'])
    await change({ kind: 'restore', items: [{ id: a.id }] })
    expect(await tree('?active=true')).toEqual(['A', '  A1', '  A2', 'B'])
  })

  it('changes nothing when one item is refused', async () => {
    expect(
      await refused({ kind: 'set', items: [{ id: a1.id, includeInCompile: false }, { id: UNKNOWN_ID }] }),
    ).toMatchObject({ status: 404 })
    expect((await fetchItem(api, 'auth', id, a1.id)).includeInCompile).toBe(true)
    const intoItself = { id: a.id, parentId: a1.id, afterId: null }
    expect(
      await refused({ kind: 'move', items: [{ id: b.id, parentId: a.id, afterId: null }, intoItself] }),
    ).toMatchObject({ status: 422 })
    expect(await tree()).toEqual(['A', '  A1', '  A2', 'B'])
    await change({ kind: 'trash', items: [{ id: a2.id }] })
    expect(await refused({ kind: 'trash', items: [{ id: a1.id }, { id: a2.id }] })).toMatchObject({
      status: 409,
    })
    expect(await refused({ kind: 'restore', items: [{ id: a1.id }] })).toMatchObject({ status: 409 })
  })

  it('refuses a label of another manuscript, a reader and a stranger', async () => {
    const other = await makeEmptyManuscript(api, 'auth')
    const made = await api.send('auth', 'POST', `/manuscripts/${other}/labels`, { name: 'X', colour: null })
    const { label } = made.body as { label: { id: string } }
    const foreign = await refused({ kind: 'set', items: [{ id: a1.id, labelId: label.id }] })
    expect(foreign.status).toBe(422)
    const body: ChangeItemsBody = { kind: 'trash', items: [{ id: a1.id }] }
    expect(await refused(body, 'user')).toMatchObject({ status: 404 })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    expect(await refused(body, 'client')).toMatchObject({ status: 403 })
  })

  it('writes any number of items by the same number of statements', async () => {
    const count = async (items: readonly Item[]) => {
      statements.length = 0
      await change({ kind: 'trash', items: items.map((item) => ({ id: item.id })) })
      await change({ kind: 'restore', items: items.map((item) => ({ id: item.id })) })
      await change({
        kind: 'move',
        items: items.map((item) => ({ id: item.id, parentId: b.id, afterId: null })),
      })
      await change({ kind: 'set', items: items.map(({ id: one }) => ({ id: one, includeInCompile: false })) })
      await change({ kind: 'set', items: items.map(({ id: one }) => ({ id: one, addKeywords: ['sea'] })) })
      return statements.length
    }
    const one = await count([a1])
    expect(await count([a1, a2])).toBe(one)
  })
})
