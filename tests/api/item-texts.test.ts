import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemTextsPage } from '../../supabase/functions/_shared/contract/item-texts.ts'
import { itemSummariesResponse, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { revisionList } from '../../supabase/functions/_shared/contract/revisions.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function texts(id: string, query = '', as: 'auth' | 'user' = 'auth') {
  return api.ok(as, 'GET', `/manuscripts/${id}/texts${query}`, { schema: itemTextsPage })
}
const titles = async (id: string, query = '') =>
  (await texts(id, query)).items.map(({ title }) => title).sort()

describe('GET /manuscripts/:id/texts (R-927)', () => {
  it('returns the texts outside the trash to those who may read the manuscript', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    const kept = await createItem(api, 'auth', id, {
      title: 'Kept',
      synopsis: 'A port',
      content: doc('Fog.'),
      notesContent: doc('Check the tide.'),
    })
    const trashed = await createItem(api, 'auth', id, { title: 'Trashed', content: doc('Fog.') })
    await api.ok('auth', 'POST', `/manuscripts/${id}/items/${trashed.id}/trash`, {
      schema: itemSummariesResponse,
    })
    expect(await texts(id)).toEqual({
      items: [
        {
          id: kept.id,
          revision: kept.revision,
          title: 'Kept',
          synopsis: 'A port',
          content: doc('Fog.'),
          notesContent: doc('Check the tide.'),
        },
      ],
      next: null,
    })
    expect((await api.refused('user', 'GET', `/manuscripts/${id}/texts`)).status).toBe(404)
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    expect((await texts(id, '', 'user')).items).toHaveLength(1)
  })

  it('leaves out items without the words, whatever their case and accents are', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    await createItem(api, 'auth', id, { title: 'Text', content: doc('Un CŒUR d’été.') })
    await createItem(api, 'auth', id, { title: 'Synopsis', synopsis: '100% coeur' })
    await createItem(api, 'auth', id, { title: 'Notes', notesContent: doc('cœur') })
    await createItem(api, 'auth', id, { title: 'Cœur' })
    // A letter with its accent as a character of its own.
    await createItem(api, 'auth', id, { title: 'Other', content: doc('e\u0301te\u0301') })
    expect(await titles(id, `?contains=${encodeURIComponent('coeur')}`)).toEqual([
      'Cœur',
      'Notes',
      'Synopsis',
      'Text',
    ])
    expect(await titles(id, `?contains=${encodeURIComponent('Été')}`)).toEqual(['Other', 'Text'])
    expect(await titles(id, `?contains=${encodeURIComponent('100%')}`)).toEqual(['Synopsis'])
    expect(await titles(id, `?contains=${encodeURIComponent('1%c')}`)).toEqual([])
  })

  it('splits many and long texts into pages that hold each text once', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    const { owner } = api.database
    await owner`insert into public.manuscript_items (manuscript_id, position, type, title, text)
      select ${id}, n, 'scene', 'Item ' || n, repeat('a', case when n <= 5 then 900000 else 10 end)
        from generate_series(1, 600) as n`
    const seen: string[] = []
    let pages = 0
    for (let after: string | null = ''; after !== null; pages++) {
      const page: Awaited<ReturnType<typeof texts>> = await texts(id, after && `?after=${after}`)
      seen.push(...page.items.map((item) => item.id))
      expect(page.items.length).toBeLessThanOrEqual(250)
      after = page.next
    }
    expect(new Set(seen).size).toBe(600)
    expect(seen).toHaveLength(600)
    expect(pages).toBeGreaterThanOrEqual(5)
  })
})

describe('PATCH …/items/:itemId with a named revision (R-930)', () => {
  const named = async (id: string, itemId: string) =>
    (
      await api.ok('auth', 'GET', `/manuscripts/${id}/items/${itemId}/revisions`, { schema: revisionList })
    ).revisions.map(({ name, title }) => ({ name, title }))

  it('keeps the replaced state under the name, once for a repeated save', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', id, { title: 'Old', content: doc('one') })
    const keepAs = { id: randomUUID(), name: 'Before replacing' }
    const body = { revision: item.revision, saveId: randomUUID(), title: 'New', keepAs }
    const path = `/manuscripts/${id}/items/${item.id}`
    const first = await api.ok('auth', 'PATCH', path, { schema: savedItem, body })
    expect(await api.ok('auth', 'PATCH', path, { schema: savedItem, body })).toEqual(first)
    expect(await named(id, item.id)).toEqual([{ name: 'Before replacing', title: 'Old' }])
  })

  it('keeps nothing when the item was changed meanwhile', async () => {
    const id = await makeEmptyManuscript(api, 'auth')
    const item = await createItem(api, 'auth', id, { content: doc('one') })
    const keepAs = { id: randomUUID(), name: 'Before replacing' }
    const body = { revision: item.revision - 1, content: doc('two'), keepAs }
    const { status } = await api.refused('auth', 'PATCH', `/manuscripts/${id}/items/${item.id}`, body)
    expect(status).toBe(409)
    expect(await named(id, item.id)).toEqual([])
    expect((await fetchItem(api, 'auth', id, item.id)).text).toBe('one')
  })
})
