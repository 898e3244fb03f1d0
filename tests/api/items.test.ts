import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchResponse } from '../../supabase/functions/_shared/contract/item-search.ts'
import { itemList, itemResponse, itemSummary } from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, doc, makeEmptyManuscript, outline } from './support/manuscripts.ts'

let api: TestApi
let id: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await createManuscript(api, 'auth')).id
  path = `/manuscripts/${id}/items`
})
afterAll(() => api.close())

describe('GET …/items', () => {
  it('lists the whole binder depth first, in the order of positions, without bodies', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const a = await createItem(api, 'auth', own, { type: 'chapter', title: 'A' })
    await createItem(api, 'auth', own, { type: 'character', title: 'C' })
    await createItem(api, 'auth', own, { type: 'chapter', title: 'B', afterId: a.id })
    await createItem(api, 'auth', own, { title: 'A2', parentId: a.id })
    const a1 = await createItem(api, 'auth', own, {
      title: 'A1',
      parentId: a.id,
      afterId: null,
      content: doc('words'),
    })
    await createItem(api, 'auth', own, { type: 'note', title: 'A1a', parentId: a1.id })
    expect(await outline(api, 'auth', own)).toEqual(['A', '  A1', '    A1a', '  A2', 'B', 'C'])
    const { items, total } = await api.ok('auth', 'GET', `/manuscripts/${own}/items`, { schema: itemList })
    expect(total).toBe(6)
    expect(Object.keys(items[0] as object).sort()).toEqual(Object.keys(itemSummary.shape).sort())
  })

  it('filters by type and excludes the trash, in the same order', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const folder = await createItem(api, 'auth', own, { type: 'folder', title: 'People' })
    await createItem(api, 'auth', own, { type: 'character', title: 'Zoe', parentId: folder.id })
    const anna = await createItem(api, 'auth', own, { type: 'character', title: 'Anna', parentId: folder.id })
    await api.send('auth', 'POST', `/manuscripts/${own}/items/${anna.id}/trash`)
    const titles = async (query: string) =>
      (await api.ok('auth', 'GET', `/manuscripts/${own}/items${query}`, { schema: itemList })).items.map(
        (item) => item.title,
      )
    expect(await titles('?type=character')).toEqual(['Zoe', 'Anna'])
    expect(await titles('?type=character&active=true')).toEqual(['Zoe'])
    expect(await titles('?type=dragon')).toHaveLength(3)
  })

  it('answers an empty binder', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const answer = await api.ok('auth', 'GET', `/manuscripts/${own}/items`, { schema: itemList })
    expect(answer).toEqual({ items: [], total: 0 })
  })
})

describe('POST …/items', () => {
  it('counts a hard break as the end of a line: in text, word count and search', async () => {
    const own = await makeEmptyManuscript(api, 'auth')
    const line = [
      { type: 'text' as const, text: 'quaywind' },
      { type: 'hardBreak' as const },
      { type: 'text' as const, text: 'lamplight' },
    ]
    const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: line }] }
    const item = await createItem(api, 'auth', own, { title: 'Broken', content })
    expect(item).toMatchObject({ text: 'quaywind\nlamplight', wordCount: 2 })
    for (const word of ['quaywind', 'lamplight']) {
      const found = await api.ok('auth', 'GET', `/manuscripts/${own}/search?q=${word}`, {
        schema: searchResponse,
      })
      expect(found.hits.map(({ itemId }) => itemId)).toEqual([item.id])
    }
  })

  it('creates an item with the client’s id, and computes text and words', async () => {
    const itemId = randomUUID()
    const item = await createItem(api, 'auth', id, {
      id: itemId,
      title: 'Landfall',
      synopsis: 'They land.',
      content: doc('Land, ho!', 'L’été — 東京'),
      notesContent: doc('Check the tide.'),
      keywords: ['sea', 'Ébauche'],
      custom: { POV: 'Anna' },
      details: { aliases: 'x' },
      target: 500,
      includeInCompile: false,
    })
    expect(item).toMatchObject({
      id: itemId,
      text: 'Land, ho!\nL’été — 東京',
      wordCount: 5,
      characterCount: 20,
      hasText: true,
      notes: 'Check the tide.',
      keywords: ['sea', 'Ébauche'],
      custom: { POV: 'Anna' },
      target: 500,
      includeInCompile: false,
      revision: 1,
    })
    expect(await api.refused('auth', 'POST', path, { id: itemId, type: 'scene' })).toMatchObject({
      status: 409,
      code: 'already_exists',
    })
  })

  it('ignores text, counts and owner that a client sends', async () => {
    const body = {
      type: 'scene',
      content: doc('two words'),
      text: 'forged',
      wordCount: 99,
      characterCount: 99,
      manuscriptId: UNKNOWN_ID,
      revision: 7,
      inTrash: true,
      sourceId: 'x',
    }
    const { item } = await api.ok('auth', 'POST', path, { status: 201, schema: itemResponse, body })
    expect(item).toMatchObject({
      text: 'two words',
      wordCount: 2,
      characterCount: 9,
      revision: 1,
      inTrash: false,
      sourceId: null,
    })
  })

  it.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'dragon' }, 'type'],
    [
      'a body that is no document',
      { type: 'scene', content: { type: 'doc', content: [{ type: 'script' }] } },
      'content',
    ],
    [
      'a link that runs code',
      {
        type: 'scene',
        content: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      'content',
    ],
    [
      'an image from elsewhere',
      {
        type: 'scene',
        content: { type: 'doc', content: [{ type: 'image', attrs: { path: 'https://example.org/x.png' } }] },
      },
      'content',
    ],
    ['a parent there is not', { type: 'scene', parentId: UNKNOWN_ID }, 'parentId'],
    ['a neighbour there is not', { type: 'scene', afterId: UNKNOWN_ID }, 'afterId'],
    ['a label there is not', { type: 'scene', labelId: UNKNOWN_ID }, 'labelId'],
    ['a status there is not', { type: 'scene', statusId: UNKNOWN_ID }, 'statusId'],
    ['a title that is too long', { type: 'scene', title: 'x'.repeat(1001) }, 'title'],
    ['an id that is none', { type: 'scene', id: '../x' }, 'id'],
  ])('refuses %s with a message at the field', async (_name, body, field) => {
    const refusal = await api.refused('auth', 'POST', path, body)
    expect(refusal).toMatchObject({ status: 422, code: 'invalid' })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  it('refuses a deeply nested body before it is traversed', async () => {
    const depth = 50_000
    const content = `${'{"type":"blockquote","content":['.repeat(depth)}{"type":"paragraph"}${']}'.repeat(depth)}`
    const body = `{"type":"scene","content":{"type":"doc","content":[${content}]}}`
    expect(await api.refused('auth', 'POST', path, body)).toMatchObject({
      status: 422,
      fields: { content: 'too_complex' },
    })
    // Deep nesting in a field that is no document.
    expect(
      await api.refused('auth', 'POST', path, `{"type":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    ).toMatchObject({ status: 422 })
  })

  it('accepts a parent and a label of the same manuscript only', async () => {
    const other = await createManuscript(api, 'auth')
    const foreign = await createItem(api, 'auth', other.id)
    expect(await api.refused('auth', 'POST', path, { type: 'scene', parentId: foreign.id })).toMatchObject({
      status: 422,
    })
  })
})
