import { describe, expect, it } from 'vitest'
import { routeTable, type TableRoute } from '../../src/app/route-table.ts'
import { screens } from '../../supabase/functions/api/search/screens.gen.ts'
import { findScreens } from '../../supabase/functions/api/search/search-screens.ts'

/** Screens that only a redirect or a mailed link opens. */
const opensByItself = /^auth\.(reset-password|unsubscribe|answer|not-authorized|not-found)$/

const needOf = ({ area, access }: TableRoute) => {
  // The sign-in screens that a signed-in person finds are examples of the template areas.
  if (area === 'auth') return 'read demo'
  return typeof access === 'string' ? null : `${access.action} ${access.subject}`
}
const everyNeed = new Set(routeTable.flatMap((route) => needOf(route) ?? []))
const open = routeTable.filter(
  ({ id, path, access }) => access !== 'guest' && !/:\w+(?!\?)\b(?!\?)/.test(path) && !opensByItself.test(id),
)

describe('the screens of the search (R-630)', () => {
  it.each(['en', 'fr'] as const)('are all that a person may open without an id, by title in %s', (lang) => {
    const index = new Map(screens.map((screen) => [screen.url, screen]))
    const missing = open.flatMap((route) => {
      const screen = index.get(route.path.replace(/\/:\w+\?$/, ''))
      if (!screen) return [`${route.id} is not in the index`]
      // With the ability of this screen alone, and with all of them.
      const own = needOf(route)
      const found = [new Set(own ? [own] : []), everyNeed].map((may) =>
        findScreens(screens, may, { q: screen[lang], lang }).flatMap(({ children }) =>
          children.map(({ title }) => title),
        ),
      )
      return found.every((titles) => titles.includes(screen[lang])) ? [] : [`${route.id} is not found`]
    })
    expect(open.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  it('shows two addresses of one view once, and the whole title first', () => {
    const screen = (url: string, en: string) => ({
      category: 'charts',
      url,
      icon: 'file',
      en,
      fr: en,
      needs: null,
    })
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => screen(`/${name}`, `Mail ${name}`))
    const list = [...many, screen('/mail', 'Mail'), screen('/messages', 'Mail')]
    const [found] = findScreens(list, new Set(), { q: 'mail', lang: 'en' })
    expect(found?.children.map(({ url }) => url)).toEqual(['/mail', '/a', '/b', '/c', '/d'])
  })
})
