import { readdirSync, readFileSync } from 'node:fs'
import { redirects, routeTable } from '../../src/app/route-table.ts'
import type { RouteAccess } from '../../src/lib/routing/route.ts'

const english = new URL('../../locales/en/', import.meta.url)

function loadTitles(): Record<string, string> {
  const files = readdirSync(english).filter((name) => name.endsWith('.json'))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, english), 'utf8'))))
}

const words: Readonly<Record<string, string>> = {
  public: 'everyone',
  guest: 'signed out',
  'signed-in': 'signed in',
}
const inWords = (access: RouteAccess) =>
  typeof access === 'string' ? words[access] : `${access.action} ${access.subject}`

/** Writes `docs/screens.md`: every screen with its access rule and page file. */
export function screensPage(): string {
  const titles = loadTitles()
  const areas = [...new Set(routeTable.map((route) => route.area))].sort()
  const tables = areas.map((area) => {
    const rows = routeTable
      .filter((route) => route.area === area)
      .map((route) => {
        const paths = [route.path, ...(route.aliases ?? [])].map((path) => `\`${path}\``).join(', ')
        return `| ${titles[route.titleId] ?? route.titleId} | ${paths} | ${inWords(route.access)} | ${route.layout} | \`src/${route.page}\` |`
      })
    return [
      `## ${area}`,
      '',
      '| screen | path | open to | layout | file |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return [
    '# Screens',
    '',
    'Generated from the route table by `npm run gen`; do not edit. All paths are under `/build/`.',
    '',
    ...tables,
    '## Redirects',
    '',
    '| from | to |',
    '|---|---|',
    '| `/` | by role, see `src/app/home.ts` |',
    ...redirects.map(({ from, to }) => `| \`${from}\` | \`${to}\` |`),
    '',
  ].join('\n')
}
