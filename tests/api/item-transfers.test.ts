import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Doc } from '../../supabase/functions/_shared/contract/document.ts'
import { type Item, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { revisionList } from '../../supabase/functions/_shared/contract/revisions.ts'
import { type TransferBody, transferResponse } from '../../supabase/functions/_shared/contract/transfers.ts'
import { type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import {
  createItem,
  createManuscript,
  doc,
  fetchItem,
  makeEmptyManuscript,
  outline,
  shareManuscript,
} from './support/manuscripts.ts'

let api: TestApi
let id: string
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const at = (itemId: string) => `/manuscripts/${id}/items/${itemId}/transfer`
const transfer = (itemId: string, body: TransferBody) =>
  api.ok('auth', 'POST', at(itemId), { schema: transferResponse, body })
const refused = async (itemId: string, body: unknown, as: Person = 'auth') => {
  const { status, body: answer } = await api.send(as, 'POST', at(itemId), body)
  return [status, (answer as { error: { code: string } }).error.code]
}
const note = async (item: Item, body: string) => {
  const noteId = randomUUID()
  const path = `/manuscripts/${id}/items/${item.id}/comments`
  await api.send('auth', 'POST', path, { id: noteId, body })
  return noteId
}
const notesOf = async (itemId: string) =>
  (await fetchItem(api, 'auth', id, itemId)).comments.map(({ body }) => body)
const splitBody = (item: Item, otherId: string, noteIds: string[] = []): TransferBody => ({
  kind: 'split',
  revision: item.revision,
  changes: { content: doc('one') },
  other: { id: otherId, title: 'Two', content: doc('two three') },
  noteIds,
})
const scene = (title: string, content: Doc | null = doc('one', 'two three'), more = {}) =>
  createItem(api, 'auth', id, { title, content, ...more })

describe('a split (R-910)', () => {
  it('makes a new item after the first one with its type, label, status and flag', async () => {
    id = (await createManuscript(api, 'auth')).id
    const make = async (kind: 'label' | 'status') => {
      const path = `/manuscripts/${id}/${kind === 'label' ? 'labels' : 'statuses'}`
      const body = kind === 'label' ? { name: 'Red', colour: '#cc0000' } : { name: 'Draft' }
      return ((await api.send('auth', 'POST', path, body)).body as Record<string, { id: string }>)[kind]?.id
    }
    const [labelId, statusId] = [await make('label'), await make('status')]
    expect([labelId, statusId]).not.toContain(undefined)
    const item = await scene('First', undefined, { type: 'note', labelId, statusId, includeInCompile: false })
    await scene('Last')
    const otherId = randomUUID()
    const { item: first, others } = await transfer(item.id, splitBody(item, otherId))
    const [other] = others
    expect(first).toMatchObject({ text: 'one', wordCount: 1, revision: item.revision + 1 })
    expect(other).toMatchObject({
      ...{ id: otherId, title: 'Two', text: 'two three', wordCount: 2, type: 'note' },
      ...{ labelId, statusId, includeInCompile: false, parentId: item.parentId },
    })
    const titles = await outline(api, 'auth', id)
    expect(titles.slice(-3)).toEqual(['First', 'Two', 'Last'])
  })

  it('moves the notes of the second part, and keeps the text before as a revision', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const item = await scene('First')
    await note(item, 'stays')
    const moving = await note(item, 'goes')
    const otherId = randomUUID()
    await transfer(item.id, splitBody(item, otherId, [moving]))
    expect(await notesOf(item.id)).toEqual(['stays'])
    expect(await notesOf(otherId)).toEqual(['goes'])
    const path = `/manuscripts/${id}/items/${item.id}/revisions`
    const { revisions } = await api.ok('auth', 'GET', path, { schema: revisionList })
    expect(revisions[0]).toMatchObject({ kind: 'auto', wordCount: 3 })
  })

  it('is refused for a newer text, which stays whole', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const item = await scene('First')
    await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${item.id}`, {
      revision: item.revision,
      content: doc('newer'),
    })
    expect(await refused(item.id, splitBody(item, randomUUID()))).toEqual([409, 'conflict'])
    expect((await fetchItem(api, 'auth', id, item.id)).text).toBe('newer')
    expect(await outline(api, 'auth', id)).toEqual(['First'])
  })

  it('is refused for a text with items below it, an item in the trash and a reader', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const item = await scene('First')
    await shareManuscript(api, 'auth', id, 'manager', 'viewer')
    expect(await refused(item.id, splitBody(item, randomUUID()), 'manager')).toEqual([403, 'forbidden'])
    expect(await refused(UNKNOWN_ID, splitBody(item, randomUUID()))).toEqual([404, 'not_found'])
    expect(await refused(item.id, splitBody(item, item.id))).toEqual([409, 'wrong_state'])
    await scene('Below', null, { parentId: item.id })
    expect(await refused(item.id, splitBody(item, randomUUID()))).toEqual([409, 'wrong_state'])
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${item.id}/trash`)
    expect(await refused(item.id, splitBody(item, randomUUID()))).toEqual([409, 'in_trash'])
    expect((await fetchItem(api, 'auth', id, item.id)).text).toBe('one\ntwo three')
  })
})

describe('a merge (R-911)', () => {
  const mergeBody = (item: Item, next: Item): TransferBody => ({
    kind: 'merge',
    revision: item.revision,
    changes: { content: doc('one', 'two'), synopsis: 'Both', keywords: ['a', 'b'] },
    others: [{ id: next.id, revision: next.revision }],
  })

  it('writes the joined text, moves all notes and trashes the second item with its text', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const item = await scene('First', doc('one'))
    const next = await scene('Next', doc('two'))
    const noteId = await note(next, 'kept')
    const comments = `/manuscripts/${id}/items/${next.id}/comments`
    await api.send('auth', 'POST', comments, { body: 'its reply', parentId: noteId })
    const { item: merged, others } = await transfer(item.id, mergeBody(item, next))
    const [other] = others
    expect(merged).toMatchObject({ text: 'one\ntwo', synopsis: 'Both', keywords: ['a', 'b'] })
    expect(other).toMatchObject({ inTrash: true, text: 'two', comments: [] })
    expect(await notesOf(item.id)).toEqual(['kept', 'its reply'])
  })

  it('is taken back by its undo, with the notes at both items', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const item = await scene('First', doc('one'))
    const next = await scene('Next', doc('two'))
    await scene('Last')
    await note(item, 'of the first')
    const noteId = await note(next, 'of the next')
    const { item: merged } = await transfer(item.id, mergeBody(item, next))
    const undo: TransferBody = {
      kind: 'unmerge',
      revision: merged.revision,
      changes: { content: item.content, synopsis: '', keywords: [] },
      others: [{ id: next.id, revision: next.revision, noteIds: [noteId] }],
    }
    const change = { revision: merged.revision, synopsis: 'Since' }
    const path = `/manuscripts/${id}/items/${item.id}`
    const { revision } = await api.ok('auth', 'PATCH', path, { schema: savedItem, body: change })
    expect(await refused(item.id, undo)).toEqual([409, 'conflict'])
    expect((await fetchItem(api, 'auth', id, next.id)).inTrash).toBe(true)
    const { item: first, others } = await transfer(item.id, { ...undo, revision })
    const [other] = others
    expect(first).toMatchObject({ text: 'one', synopsis: '', keywords: [] })
    expect(other).toMatchObject({ text: 'two', inTrash: false })
    expect(await notesOf(item.id)).toEqual(['of the first'])
    expect(await notesOf(next.id)).toEqual(['of the next'])
    expect(await outline(api, 'auth', id)).toEqual(['First', 'Next', 'Last'])
    expect(await refused(item.id, { ...undo, revision: first.revision })).toEqual([409, 'not_in_trash'])
  })

  it('merges several items, or none when one of them is refused', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const [item, next, last] = [
      await scene('First', doc('one')),
      await scene('Next', doc('two')),
      await scene('Last', doc('three')),
    ]
    await note(last, 'kept')
    const others = [next, last].map((one) => ({ id: one.id, revision: one.revision }))
    const body = {
      kind: 'merge',
      revision: item.revision,
      changes: { content: doc('one', 'two', 'three') },
    } as const
    const outdated = others.map((one, at) => ({ ...one, revision: one.revision - at }))
    expect(await refused(item.id, { ...body, others: outdated })).toEqual([409, 'conflict'])
    expect(await refused(item.id, { ...body, others: [...others, ...others] })).toEqual([409, 'wrong_state'])
    expect(await outline(api, 'auth', id)).toEqual(['First', 'Next', 'Last'])
    await transfer(item.id, { ...body, others })
    expect(await outline(api, 'auth', id, '?active=true')).toEqual(['First'])
    expect(await notesOf(item.id)).toEqual(['kept'])
  })

  it('is refused for a newer second text, another parent, items below and a file; nothing changes', async () => {
    id = await makeEmptyManuscript(api, 'auth')
    const item = await scene('First', doc('one'))
    const next = await scene('Next', doc('two'))
    const below = await scene('Below', doc('x'), { parentId: next.id })
    expect(await refused(item.id, mergeBody(item, next))).toEqual([409, 'wrong_state'])
    expect(await refused(item.id, mergeBody(item, below))).toEqual([409, 'wrong_state'])
    const file = await scene('File', null)
    await api.database
      .owner`insert into public.raw_files (manuscript_id, item_id, role, path, name, object_path)
      values (${id}, ${file.id}, 'main', 'a.pdf', 'a.pdf', ${`${id}/a.pdf`})`
    expect(await refused(item.id, mergeBody(item, file))).toEqual([409, 'wrong_state'])
    const last = await scene('Last', doc('three'))
    const outdated = { ...last, revision: last.revision - 1 }
    expect(await refused(item.id, mergeBody(item, outdated))).toEqual([409, 'conflict'])
    expect(await fetchItem(api, 'auth', id, item.id)).toMatchObject({ text: 'one', revision: item.revision })
    expect(await outline(api, 'auth', id)).toEqual(['First', 'Next', '  Below', 'File', 'Last'])
  })
})
