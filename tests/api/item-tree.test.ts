import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocNode } from '../../supabase/functions/_shared/contract/document.ts'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import {
  type Item,
  type ItemComment,
  itemSummariesResponse,
} from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript, outline } from './support/manuscripts.ts'

let api: TestApi
let id: string
let a: Item
let a1: Item
let a2: Item
let b: Item
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  id = await makeEmptyManuscript(api, 'auth')
  a = await createItem(api, 'auth', id, { type: 'chapter', title: 'A' })
  b = await createItem(api, 'auth', id, { type: 'chapter', title: 'B' })
  a1 = await createItem(api, 'auth', id, { title: 'A1', parentId: a.id })
  a2 = await createItem(api, 'auth', id, { title: 'A2', parentId: a.id })
})

const act = async (itemId: string, verb: string, body?: unknown, status = 200) =>
  (
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/${itemId}/${verb}`, {
      status,
      schema: itemSummariesResponse,
      body,
    })
  ).items
const refused = (itemId: string, verb: string, body?: unknown) =>
  api.refused('auth', 'POST', `/manuscripts/${id}/items/${itemId}/${verb}`, body)
const erase = (itemId: string) => api.done('auth', 'DELETE', `/manuscripts/${id}/items/${itemId}`)
const tree = (query = '') => outline(api, 'auth', id, query)

describe('moving an item', () => {
  it('moves to the start, the end, after a sibling, and below another parent', async () => {
    await act(a2.id, 'move', { parentId: a.id, afterId: null })
    expect(await tree()).toEqual(['A', '  A2', '  A1', 'B'])
    await act(a.id, 'move', { parentId: null, afterId: b.id })
    expect(await tree()).toEqual(['B', 'A', '  A2', '  A1'])
    const [moved] = await act(a1.id, 'move', { parentId: b.id })
    expect(moved).toMatchObject({ id: a1.id, parentId: b.id })
    expect(await tree()).toEqual(['B', '  A1', 'A', '  A2'])
  })

  it('keeps the revision, because the text is unchanged', async () => {
    const [moved] = await act(a1.id, 'move', { parentId: null })
    expect(moved?.revision).toBe(a1.revision)
  })

  it('renumbers siblings when no position is left, and answers the changed ones', async () => {
    let changed = 0
    for (let n = 0; n < 70; n += 1) {
      const mover = n % 2 === 0 ? a2 : a1
      const fixed = n % 2 === 0 ? a1 : a2
      await makeSureFirst(fixed.id)
      const items = await act(mover.id, 'move', { parentId: a.id, afterId: fixed.id })
      changed = Math.max(changed, items.length)
    }
    const third = await createItem(api, 'auth', id, { title: 'A3', parentId: a.id })
    for (let n = 0; n < 80; n += 1) {
      const [first, second] = n % 2 === 0 ? [a1, a2] : [a2, a1]
      await act((second as Item).id, 'move', { parentId: a.id, afterId: (first as Item).id })
      const items = await act((first as Item).id, 'move', { parentId: a.id, afterId: (second as Item).id })
      changed = Math.max(changed, items.length)
    }
    expect(changed).toBeGreaterThan(1)
    const positions = await Promise.all(
      [a1, a2, third].map(async (item) => (await fetchItem(api, 'auth', id, item.id)).position),
    )
    expect(new Set(positions).size).toBe(3)
    expect((await tree()).at(3)).toBe('  A3')
  })

  it('refuses the item itself, its branch, another manuscript and the trash as target', async () => {
    const below = { parentId: 'own_branch' }
    expect(await refused(a.id, 'move', { parentId: a.id })).toMatchObject({ status: 422, fields: below })
    expect(await refused(a.id, 'move', { parentId: a1.id })).toMatchObject({ status: 422, fields: below })
    expect(await refused(a.id, 'move', { parentId: UNKNOWN_ID })).toMatchObject({ status: 422 })
    expect(await refused(a1.id, 'move', { parentId: b.id, afterId: a2.id })).toMatchObject({
      status: 422,
      fields: { afterId: expect.any(String) },
    })
    expect(await refused(a1.id, 'move', { parentId: a.id, afterId: a1.id })).toMatchObject({ status: 422 })
    await act(b.id, 'trash')
    const inTrash = { status: 422, fields: { parentId: 'item_in_trash' } }
    expect(await refused(a.id, 'move', { parentId: b.id })).toMatchObject(inTrash)
    const added = await api.refused('auth', 'POST', `/manuscripts/${id}/items`, {
      type: 'scene',
      parentId: b.id,
    })
    expect(added).toMatchObject(inTrash)
    expect(await refused(b.id, 'move', { parentId: null })).toEqual({ status: 409, code: 'in_trash' })
  })

  it('never creates a cycle, even with two concurrent moves', async () => {
    const answers = await Promise.all([
      api.send('auth', 'POST', `/manuscripts/${id}/items/${a.id}/move`, { parentId: b.id }),
      api.send('auth', 'POST', `/manuscripts/${id}/items/${b.id}/move`, { parentId: a.id }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
    expect(await tree()).toHaveLength(4)
  })
})

async function makeSureFirst(itemId: string): Promise<void> {
  await act(itemId, 'move', { parentId: a.id, afterId: null })
}

describe('the trash', () => {
  it('takes a whole branch and restores it to its position', async () => {
    const gone = await act(a.id, 'trash')
    expect(gone.map((item) => item.id)).toEqual([a.id, ...gone.slice(1).map((item) => item.id)])
    expect(gone).toHaveLength(3)
    expect(gone.every((item) => item.inTrash)).toBe(true)
    expect(await tree()).toEqual(['B', 'A (trash)', '  A1 (trash)', '  A2 (trash)'])
    expect(await tree('?active=true')).toEqual(['B'])
    const back = await act(a.id, 'restore')
    expect(back[0]?.id).toBe(a.id)
    expect(await tree()).toEqual(['A', '  A1', '  A2', 'B'])
  })

  it('restores a child between its siblings', async () => {
    const a3 = await createItem(api, 'auth', id, { title: 'A3', parentId: a.id })
    await act(a2.id, 'trash')
    await act(a2.id, 'restore')
    expect(await tree()).toEqual(['A', '  A1', '  A2', '  A3', 'B'])
    expect(a3.parentId).toBe(a.id)
  })

  it('restores an item without its parent at the top level', async () => {
    await act(a1.id, 'trash')
    await act(a2.id, 'trash')
    await act(a.id, 'trash')
    await act(a1.id, 'restore')
    await erase(a.id)
    await act(a2.id, 'restore')
    expect(await tree()).toEqual(['B', 'A1', 'A2'])
  })

  it('excludes items that were deleted before from a restore', async () => {
    await act(a1.id, 'trash')
    await act(a.id, 'trash')
    await act(a.id, 'restore')
    expect(await tree()).toEqual(['A', '  A2', 'B', 'A1 (trash)'])
  })

  it('restores one item of a deleted branch', async () => {
    await act(a.id, 'trash')
    await act(a1.id, 'restore')
    expect(await tree()).toEqual(['B', 'A1', 'A (trash)', '  A2 (trash)'])
  })

  it('refuses items that are in it already, and unknown ones', async () => {
    expect(await refused(a.id, 'restore')).toEqual({ status: 409, code: 'not_in_trash' })
    await act(a.id, 'trash')
    expect(await refused(a.id, 'trash')).toEqual({ status: 409, code: 'in_trash' })
    expect(await refused(a.id, 'duplicate')).toEqual({ status: 409, code: 'in_trash' })
  })

  it('erases a branch, and can be emptied', async () => {
    expect(await api.refused('auth', 'DELETE', `/manuscripts/${id}/items/${a.id}`)).toEqual({
      status: 409,
      code: 'not_in_trash',
    })
    await act(a.id, 'trash')
    await erase(a1.id)
    expect(await tree()).toEqual(['B', 'A (trash)', '  A2 (trash)'])
    await act(b.id, 'trash')
    await api.done('auth', 'DELETE', `/manuscripts/${id}/trash`)
    expect(await tree()).toEqual([])
  })
})

describe('duplicating an item', () => {
  it('copies a branch after it, with bodies, comments, files and new ids in links', async () => {
    const at = `/manuscripts/${id}/items/${a1.id}`
    const { comment } = await api.ok('auth', 'POST', `${at}/comments`, {
      status: 201,
      schema: commentResponse,
      body: { body: 'Why?' },
    })
    const note = await api.ok('auth', 'POST', `${at}/comments`, {
      status: 201,
      schema: commentResponse,
      body: { body: 'See p. 4', kind: 'footnote' },
    })
    const marks = [
      { type: 'comment', attrs: { id: comment.id } },
      { type: 'footnote', attrs: { id: note.comment.id } },
      { type: 'itemLink', attrs: { itemId: a2.id } },
    ] as const
    const outside = {
      type: 'text' as const,
      text: 'out',
      marks: [{ type: 'itemLink' as const, attrs: { itemId: b.id } }],
    }
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'in', marks: [...marks] }, outside] }],
    }
    await api.send('auth', 'PATCH', at, {
      revision: 1,
      content,
      keywords: ['k'],
      synopsis: 'S',
      includeInCompile: false,
      target: 500,
    })
    await api.ok('auth', 'PATCH', `${at}/comments/${comment.id}`, {
      schema: commentResponse,
      body: { resolved: true },
    })
    await api.database
      .owner`insert into public.raw_files (manuscript_id, item_id, role, path, name, object_path)
      values (${id}, ${a1.id}, 'main', 'x/a.pdf', 'a.pdf', ${`${id}/x/a.pdf`})`

    const copies = await act(a.id, 'duplicate', undefined, 201)
    expect(await tree()).toEqual(['A', '  A1', '  A2', 'A (2)', '  A1', '  A2', 'B'])
    const original = await fetchItem(api, 'auth', id, a1.id)
    const copy = await fetchItem(api, 'auth', id, copies.find((item) => item.title === 'A1')?.id as string)
    const copiedA2 = copies.find((item) => item.title === 'A2')?.id
    expect(copy).toMatchObject({
      text: 'inout',
      keywords: ['k'],
      synopsis: 'S',
      includeInCompile: false,
      target: 500,
      wordCount: original.wordCount,
      revision: 1,
      sourceId: null,
    })
    const shownOf = ({ kind, body, resolvedAt }: ItemComment) => ({ kind, body, resolvedAt })
    expect(original.comments.map((each) => each.resolvedAt !== null)).toEqual([true, false])
    expect(copy.comments.map(shownOf)).toEqual(original.comments.map(shownOf))
    const originalIds = original.comments.map((each) => each.id)
    expect(copy.comments.filter((each) => originalIds.includes(each.id))).toEqual([])
    expect(copy.files).toMatchObject([{ name: 'a.pdf', role: 'main', objectPath: `${id}/x/a.pdf` }])
    const paragraph = copy.content?.content[0] as Extract<DocNode, { type: 'paragraph' }>
    const [first, second] = paragraph.content as { marks: { type: string; attrs: unknown }[] }[]
    const commentIds = copy.comments.map((each) => each.id)
    expect(first?.marks.map((mark) => mark.attrs)).toEqual([
      { id: commentIds[0] },
      { id: commentIds[1] },
      { itemId: copiedA2 },
    ])
    expect(second?.marks[0]?.attrs).toEqual({ itemId: b.id })
    expect((await fetchItem(api, 'auth', id, a1.id)).content).toEqual(original.content)
  })

  it('numbers the copy of a copy as the third', async () => {
    const [copy] = await act(b.id, 'duplicate', undefined, 201)
    const [third] = await act(copy?.id as string, 'duplicate', undefined, 201)
    expect([copy?.title, third?.title]).toEqual(['B (2)', 'B (3)'])
  })

  it('copies an item without content', async () => {
    const blank = await createItem(api, 'auth', id, { content: doc('x'), title: '' })
    const [copy] = await act(blank.id, 'duplicate', undefined, 201)
    expect(copy).toMatchObject({ title: '', wordCount: 1 })
  })
})
