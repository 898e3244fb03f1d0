import { existsSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../scripts/lib/source-files.ts'
import { navGroups, redirects, routeTable } from '../../src/app/route-table.ts'
import { coreNamespaces } from '../../src/lib/i18n/core-namespaces.ts'
import { catchAll, expected, expectedRedirects } from './spec-paths.ts'

const root = new URL('../../', import.meta.url)
const messages = (language: string, area: string): Record<string, string> => {
  const file = new URL(`locales/${language}/${area}.json`, root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
const patterns = routeTable.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({ path, route })),
)
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

const find = (path: string) => matchRoutes(patterns, path)?.at(-1)?.route.route

describe('the route table (R-022, R-025, R-026, R-035, R-037)', () => {
  it('gives every screen a unique id and path', () => {
    expect(repeated(routeTable.map((route) => route.id))).toEqual([])
    expect(repeated([...patterns.map(({ path }) => path), ...redirects.map(({ from }) => from)])).toEqual([])
  })

  it.each(expected)('has $path as documented', ({ path, access, layout }) => {
    const route = find(path.replace(/:\w+/g, '7'))
    expect(route, 'no screen at this path').toBeDefined()
    expect(route?.access).toEqual(access)
    expect(route?.layout === 'fixed' ? 'default' : route?.layout).toBe(layout)
  })

  it('has no path beside these', () => {
    const listed = new Set(expected.map(({ path }) => find(path.replace(/:\w+/g, '7'))?.id))
    const others = routeTable.filter(({ id }) => !listed.has(id))
    expect(others.map(({ id }) => id)).toEqual([])
  })

  it.each(expectedRedirects)('redirects $from to $to', (redirect) => {
    expect(redirects).toContainEqual(redirect)
  })

  it.each(catchAll)('shows not-found at %s', (path) => {
    expect(find(path)?.id).toBe('auth.not-found')
  })

  it.each(routeTable.map((route) => [route.id, route]))('names a page that exists for %s', (_id, route) => {
    const file = new URL(`src/${route.page}`, root)
    expect(existsSync(file), route.page).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(
      /export (async )?function Page\b|export const Page\b|export \{[^}]*\bPage\b/,
    )
  })

  it('loads every page', () => {
    const files = sourceFiles(['src']).map(({ path }) => path.replace('src/', ''))
    const pages = files.filter((path) => /^(features|demos)\/.*\/pages\/[^/]+-page\.tsx$/.test(path))
    const loaded = new Set<string>(routeTable.map(({ page }) => page))
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.filter((page) => !loaded.has(page))).toEqual([])
  })

  it.each(['en', 'fr'])('has every title and navigation name in %s', (language) => {
    const known = new Set(
      [...new Set([...coreNamespaces, ...routeTable.flatMap((route) => route.messages)])].flatMap((file) =>
        Object.keys(messages(language, file)),
      ),
    )
    const wanted = [
      ...routeTable.flatMap((route) => [route.titleId, ...(route.nav?.label ? [route.nav.label] : [])]),
      ...navGroups.map((group) => group.titleId),
    ]
    expect(wanted.filter((id) => !known.has(id))).toEqual([])
  })

  it('puts navigation items into existing groups only', () => {
    const groups = new Set(navGroups.map((group) => group.id))
    const lost = routeTable.filter((route) => route.nav?.parent && !groups.has(route.nav.parent))
    expect(lost.map((route) => route.id)).toEqual([])
  })
})
