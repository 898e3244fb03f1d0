import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AddedItem, itemList } from '../../supabase/functions/_shared/contract/items.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { type Person, startTestApi, type TestApi } from './support/api.ts'
import { createManuscript, doc, fetchItem, shareManuscript } from './support/manuscripts.ts'

const statements: string[] = []
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { onStatement: (text) => statements.push(text) })
})
afterAll(() => api.close())

const item = (changes: Partial<AddedItem> = {}): AddedItem => ({
  id: randomUUID(),
  parentId: null,
  type: 'scene',
  title: '',
  ...changes,
})

/** A chapter with scenes of given texts. */
function chapter(title: string, ...texts: string[]): AddedItem[] {
  const parent = item({ type: 'chapter', title })
  return [parent, ...texts.map((text) => item({ parentId: parent.id, title: text, content: doc(text) }))]
}

const fetchItems = async (as: Person, id: string) =>
  (await api.ok(as, 'GET', `/manuscripts/${id}/items`, { schema: itemList })).items

const create = (body: Record<string, unknown>) =>
  api.ok('auth', 'POST', '/manuscripts', { status: 201, schema: manuscriptResponse, body })

describe('POST /manuscripts with the items of a file (R-856)', () => {
  it('creates the manuscript with them in order, their words and footnotes, and no start layout', async () => {
    const noteId = randomUUID()
    const [one, scene] = chapter('One', 'two words')
    const noted = {
      ...scene,
      content: {
        type: 'doc' as const,
        content: [
          {
            type: 'paragraph' as const,
            content: [
              {
                type: 'text' as const,
                text: 'boat',
                marks: [{ type: 'footnote' as const, attrs: { id: noteId } }],
              },
            ],
          },
        ],
      },
      footnotes: [{ id: noteId, body: 'A kind.' }],
    } as AddedItem
    const items = [one as AddedItem, noted, ...chapter('Two', 'a', 'b c d')]
    const { manuscript } = await create({ title: 'The Harbour', language: 'fr', items })
    expect(manuscript).toMatchObject({ title: 'The Harbour', language: 'fr', itemCount: 5, wordCount: 5 })
    const stored = await fetchItems('auth', manuscript.id)
    expect(stored.map(({ id, parentId }) => [id, parentId])).toEqual(
      items.map(({ id, parentId }) => [id, parentId]),
    )
    expect((await fetchItem(api, 'auth', manuscript.id, noted.id)).comments).toMatchObject([
      { id: noteId, kind: 'footnote', body: 'A kind.' },
    ])
  })

  it('creates nothing twice when it is repeated', async () => {
    const body = { id: randomUUID(), title: 'Twice', items: chapter('One', 'text') }
    const first = await create(body)
    expect(await create(body)).toEqual(first)
    expect(first.manuscript).toMatchObject({ id: body.id, itemCount: 2 })
    const empty = { id: randomUUID(), title: 'Empty' }
    await create(empty)
    expect((await create(empty)).manuscript.itemCount).toBe(2)
  })

  it('creates nothing when an item is refused', async () => {
    const id = randomUUID()
    const items = [...chapter('One', 'text'), item({ parentId: randomUUID() })]
    const { status, body } = await api.send('auth', 'POST', '/manuscripts', { id, title: 'Half', items })
    expect([status, body]).toMatchObject([422, { error: { fields: { parentId: 'no_item' } } }])
    expect((await api.send('auth', 'GET', `/manuscripts/${id}`)).status).toBe(404)
  })

  it('does not write to the manuscript of another person', async () => {
    const { id } = await createManuscript(api, 'manager')
    const body = { id, title: 'Mine', items: chapter('One', 'text') }
    expect((await api.send('auth', 'POST', '/manuscripts', body)).status).toBe(404)
    expect(await fetchItems('manager', id)).toHaveLength(2)
  })
})

describe('POST …/items/add (R-856)', () => {
  it('adds items at the end, and none twice', async () => {
    const { manuscript } = await create({ title: 'Long', items: chapter('One', 'a') })
    const path = `/manuscripts/${manuscript.id}/items/add`
    const [first] = await fetchItems('auth', manuscript.id)
    const items = [item({ parentId: first?.id ?? null, title: 'late' }), ...chapter('Two', 'b')]
    for (let time = 0; time < 2; time++) {
      expect((await api.send('auth', 'POST', path, { items })).status).toBe(204)
      const titles = (await fetchItems('auth', manuscript.id)).map(({ title }) => title)
      expect(titles).toEqual(['One', 'a', 'late', 'Two', 'b'])
    }
  })

  it.each([
    ['a parent after its item', () => chapter('One', 'a').reverse()],
    [
      'two items that are above each other',
      () => {
        const [a, b] = [randomUUID(), randomUUID()]
        return [item({ id: a, parentId: b }), item({ id: b, parentId: a })]
      },
    ],
    [
      'an id twice',
      () => {
        const one = item()
        return [one, one]
      },
    ],
  ])('refuses %s', async (_name, items) => {
    const { id } = await createManuscript(api, 'auth')
    const { status, body } = await api.send('auth', 'POST', `/manuscripts/${id}/items/add`, {
      items: items(),
    })
    expect([status, body]).toMatchObject([422, { error: { fields: { items: 'invalid_value' } } }])
  })

  it('refuses an item of another manuscript, and a parent in the trash', async () => {
    const { id } = await createManuscript(api, 'auth')
    const other = await createManuscript(api, 'auth')
    const [theirs] = await fetchItems('auth', other.id)
    const add = (items: AddedItem[]) => api.send('auth', 'POST', `/manuscripts/${id}/items/add`, { items })
    expect((await add([item({ id: theirs?.id ?? '' })])).status).toBe(409)
    const [root] = await fetchItems('auth', id)
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${root?.id}/trash`)
    const refused = await add([item({ parentId: root?.id ?? null })])
    expect(refused.body).toMatchObject({ error: { fields: { items: 'item_in_trash' } } })
  })

  it('is for those who may write', async () => {
    const { id } = await createManuscript(api, 'auth', 'Shared to read')
    const add = (as: 'manager' | 'client') =>
      api.send(as, 'POST', `/manuscripts/${id}/items/add`, { items: [] })
    expect((await add('manager')).status).toBe(404)
    await shareManuscript(api, 'auth', id, 'manager', 'viewer')
    expect((await add('manager')).status).toBe(403)
  })

  it('takes a number of statements that does not depend on the number of items', async () => {
    const { id } = await createManuscript(api, 'auth')
    const stepsOf = async (count: number) => {
      statements.length = 0
      const items = chapter('Many', ...Array.from({ length: count }, (_, at) => `text ${at}`))
      await api.send('auth', 'POST', `/manuscripts/${id}/items/add`, { items })
      return statements.length
    }
    await stepsOf(1)
    expect(await stepsOf(500)).toBe(await stepsOf(2))
  })
})
