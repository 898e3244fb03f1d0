import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manuscriptList } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { type Person, startTestApi, type TestApi } from './support/api.ts'
import { createItem, createManuscript, doc, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
const TITLES = [
  'Été indien',
  'Zebra',
  'alpha',
  '100 % sure',
  '100 x sure',
  'under_score',
  'back\\slash',
  'Ébauche',
  'Beta',
  'Gamma',
  'Delta',
  'Omega',
]
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.manuscripts`
  for (const title of TITLES) await createManuscript(api, 'auth', title)
  await createManuscript(api, 'client', 'Not yours')
})
afterAll(() => api.close())

async function list(query = '', as: Person = 'auth') {
  const { manuscripts, total } = await api.ok(as, 'GET', `/manuscripts${query}`, { schema: manuscriptList })
  return { titles: manuscripts.map((manuscript) => manuscript.title), total }
}

describe('GET /api/manuscripts', () => {
  it('lists own and shared manuscripts, newest change first, and all to an admin', async () => {
    const { titles, total } = await list()
    expect(total).toBe(TITLES.length)
    expect(titles).toEqual([...TITLES].reverse().slice(0, 10))
    expect((await list('', 'client')).titles).toEqual(['Not yours'])
    expect((await list('', 'manager')).total).toBe(0)
    expect((await list('', 'admin')).total).toBe(TITLES.length + 1)
  })

  it('lists a shared manuscript to its guest', async () => {
    const { id } = await createManuscript(api, 'client', 'Shared')
    await shareManuscript(api, 'client', id, 'manager', 'viewer')
    expect((await list('', 'manager')).titles).toEqual(['Shared'])
    await api.done('client', 'DELETE', `/manuscripts/${id}`)
    await api.done('client', 'DELETE', `/manuscripts/${id}?forever=true`)
  })

  it('has no missing or repeated row across pages, and keeps the total on a page beyond the last', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`?page=${page}&itemsPerPage=5&sortBy=title`)),
    )
    expect(pages.map((page) => page.titles.length)).toEqual([5, 5, 2])
    expect(new Set(pages.flatMap((page) => page.titles)).size).toBe(TITLES.length)
    expect(await list('?page=9')).toEqual({ titles: [], total: TITLES.length })
  })

  it.each([
    '?page=abc&itemsPerPage=xyz',
    '?page=-1&itemsPerPage=0',
    '?page=1.5&itemsPerPage=1e9',
    '?page=&itemsPerPage=',
    '?page=NaN&itemsPerPage=Infinity',
  ])('falls back to page 1 and 10 rows for %s', async (query) => {
    expect((await list(query)).titles).toHaveLength(10)
  })

  it('sorts by title without regard to case and accents', async () => {
    const { titles } = await list('?sortBy=title&itemsPerPage=50')
    expect(titles.slice(2)).toEqual([
      'alpha',
      'back\\slash',
      'Beta',
      'Delta',
      'Ébauche',
      'Été indien',
      'Gamma',
      'Omega',
      'under_score',
      'Zebra',
    ])
    const down = await list('?sortBy=title&orderBy=desc&itemsPerPage=50')
    expect(down.titles).toEqual([...titles].reverse())
  })

  it('sorts words and items numerically', async () => {
    const { manuscripts } = await api.ok('auth', 'GET', '/manuscripts?q=zebra', { schema: manuscriptList })
    const id = manuscripts[0]?.id as string
    await createItem(api, 'auth', id, { content: doc('one two three four five six seven eight nine ten') })
    expect((await list('?sortBy=words&orderBy=desc')).titles[0]).toBe('Zebra')
    expect((await list('?sortBy=items&orderBy=desc')).titles[0]).toBe('Zebra')
    expect((await list('?sortBy=updatedAt&orderBy=desc')).titles[0]).toBe('Zebra')
  })

  it.each(['title; drop table', '__proto__', 'constructor', 'id', 'owner_id', "'"])(
    'ignores the unknown sort key %s',
    async (key) => {
      expect((await list(`?sortBy=${encodeURIComponent(key)}&orderBy=sideways`)).titles).toHaveLength(10)
    },
  )

  it.each([
    ['ete', ['Été indien']],
    ['ÉBAU', ['Ébauche']],
    ['100 %', ['100 % sure']],
    ['r_s', ['under_score']],
    ['k\\s', ['back\\slash']],
    ['%', ['100 % sure']],
    ["' or 1=1", []],
    ['  zebra ', ['Zebra']],
  ])('searches for %s literally, without regard to case and accents', async (q, expected) => {
    expect((await list(`?q=${encodeURIComponent(q)}`)).titles).toEqual(expected)
  })

  it('filters by source', async () => {
    await api.database.owner`update public.manuscripts set source_identifier = 'abc-1' where title = 'Beta'`
    expect((await list('?sourceIdentifier=abc-1')).titles).toEqual(['Beta'])
    expect((await list('?sourceIdentifier=abc')).total).toBe(0)
  })
})
