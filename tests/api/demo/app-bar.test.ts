import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appBarSearchAnswer } from '../../../supabase/functions/_shared/contract/demo/app-bar.ts'
import { findScreens, type SearchScreen } from '../../../supabase/functions/api/demo/search-screens.ts'
import { type Person, startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const search = async (as: Person, query: string) =>
  api.ok(as, 'GET', `/app-bar/search?${query}`, { schema: appBarSearchAnswer })
const urls = (found: Awaited<ReturnType<typeof search>>) =>
  found.flatMap(({ children }) => children.map(({ url }) => url))

describe('GET /api/app-bar/search', () => {
  it('finds screens by a part of their title, blind to case and accents', async () => {
    expect(urls(await search('auth', 'q=MANUSCR'))).toContain('/apps/manuscripts')
    expect(urls(await search('auth', 'q=scenes&lang=fr'))).toContain('/apps/manuscripts/scenes')
  })

  it('shows only what the caller may open', async () => {
    expect(urls(await search('admin', 'q=dashboard'))).toContain('/admin/dashboard')
    expect(urls(await search('user', 'q=dashboard'))).not.toContain('/admin/dashboard')
    expect(urls(await search('client', 'q=analytics'))).not.toContain('/dashboards/analytics')
    expect(urls(await search('auth', 'q=analytics'))).toContain('/dashboards/analytics')
  })

  it('speaks the language asked for', async () => {
    const [french] = await search('auth', 'q=nouveau%20manuscrit&lang=fr')
    expect(french?.children[0]?.title).toBe('Nouveau manuscrit')
    expect(french?.title).toBe('Applications et pages')
    expect(await search('auth', 'q=nouveau%20manuscrit&lang=xx')).toEqual([])
  })

  it('adds one’s own manuscripts and what is in them, last, and nobody else’s', async () => {
    const found = await search('auth', 'q=tidewarden')
    expect(found.at(-1)).toMatchObject({ category: 'mine', title: 'Yours' })
    expect(found.at(-1)?.children[0]).toMatchObject({
      title: 'The Tidewarden',
      url: expect.stringMatching(/^\/apps\/manuscripts\//),
    })
    expect(await search('client', 'q=tidewarden')).toEqual([])
    expect(urls(await search('user', 'q=the%20gauge'))[0]).toMatch(
      /^\/manuscripts\/[\w-]+\/items\/[\w-]+\/edit$/,
    )
  })

  it('answers nothing for words no title holds, and takes wildcards literally', async () => {
    for (const q of ['zzzz', '%25', '_', '%5C', "'", '%F0%9F%98%80'])
      expect(await search('admin', `q=${q}`), q).toEqual([])
  })

  it('is for the signed in alone', async () => {
    expect(await api.refused(null, 'GET', '/app-bar/search?q=a')).toMatchObject({ status: 401 })
  })
})

describe('the categories', () => {
  const screens: SearchScreen[] = ['charts', 'dashboards', 'acl'].flatMap((category) =>
    Array.from({ length: category === 'acl' ? 1 : 8 }, (_value, n) => ({
      category,
      url: `/${category}/${n}`,
      icon: 'file',
      en: `Screen ${n}`,
      fr: `Écran ${n}`,
      needs: category === 'acl' ? { action: 'read', subject: 'admin' } : null,
    })),
  )

  it('stand in their order with five children at most, none of them empty', () => {
    const found = findScreens(screens, new Set(), { q: 'screen', lang: 'en' })
    expect(found.map(({ category, children }) => [category, children.length])).toEqual([
      ['dashboards', 5],
      ['charts', 5],
    ])
    expect(findScreens(screens, new Set(['read admin']), { q: 'ecran', lang: 'fr' })).toHaveLength(3)
  })
})
