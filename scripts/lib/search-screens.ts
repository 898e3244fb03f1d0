import { readdirSync, readFileSync } from 'node:fs'
import { navGroups, routeTable, type TableRoute } from '../../src/app/route-table.ts'

const locales = new URL('../../locales/', import.meta.url)

function loadTitles(language: string): Record<string, string> {
  const folder = new URL(`${language}/`, locales)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
}

/** A path without optional parameters. */
const pathOf = (route: TableRoute) => route.path.replace(/\/:\w+\?$/, '')

const iconOf = (route: TableRoute) =>
  route.nav?.icon ?? navGroups.find((group) => group.id === route.nav?.parent)?.icon ?? 'file'

/** The right that a result of the search needs; a signed-in person opens a sign-in screen only as a sample. */
function needsOf({ area, access }: TableRoute) {
  if (area === 'auth') return { action: 'read', subject: 'demo' }
  return typeof access === 'string' ? null : access
}

/** Writes the screen index of the app-bar search for the API function, which never imports the app. */
export function searchScreens(): string {
  const english = loadTitles('en')
  const french = loadTitles('fr')
  const lines = routeTable
    // Guest screens are excluded, because only signed-in users search.
    .filter((route) => route.search && route.access !== 'guest' && !pathOf(route).includes(':'))
    .map((route) =>
      JSON.stringify({
        category: route.search,
        url: pathOf(route),
        icon: iconOf(route),
        en: english[route.titleId] ?? route.titleId,
        fr: french[route.titleId] ?? english[route.titleId] ?? route.titleId,
        needs: needsOf(route),
      }),
    )
  return [
    '// Made from the route table by `npm run gen`; do not edit.',
    "import type { SearchScreen } from './search-screens.ts'",
    '',
    '/** Every screen the app-bar search finds, in the order of the route table. */',
    'export const screens: readonly SearchScreen[] = [',
    ...lines.map((line) => `  ${line},`),
    ']',
    '',
  ].join('\n')
}
