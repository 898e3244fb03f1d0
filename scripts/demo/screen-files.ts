/** A screen to add: `id` is unique within its area, `path` is below the base path. */
export type NewScreen = { area: string; id: string; path: string }

/** Reads a file of the repository; null when it does not exist. */
type Read = (path: string) => string | null

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Parses the arguments `<area> <id> <path>`; returns an error message for invalid ones. */
export function readNewScreen([area = '', id = '', path = '', ...rest]: readonly string[]):
  | NewScreen
  | string {
  if (rest.length > 0 || path === '') return 'Usage: npm run new:screen -- <area> <id> <path>'
  if (!kebab.test(area) || !kebab.test(id)) return 'Area and id are lower case words joined by hyphens.'
  if (!/^\/[\w:/-]+$/.test(path)) return 'The path starts with a slash, as in /apps/kanban.'
  return { area, id, path }
}

/**
 * The files of a new screen in a template area: route, page, messages in both languages, and a new area's
 * line in `src/demos/areas.ts`.
 */
export function newScreenFiles({ area, id, path }: NewScreen, read: Read): Record<string, string> {
  const folder = `src/demos/${area}`
  const page = `${folder}/pages/${id}-page.tsx`
  if (read(page) !== null) throw new Error(`${page} exists already.`)
  const titleId = `${area}.${id}.title`
  const routesPath = `${folder}/routes.ts`
  const areasPath = 'src/demos/areas.ts'
  const routes = read(routesPath)
  const entry = `    { id: '${id}', path: '${path}', nav: { section: 'apps', order: 0 } },
`
  return {
    [page]: pageText(area, id, path),
    [routesPath]: routes === null ? routesText(area, entry) : insertRoute(routes, entry),
    ...(routes === null ? { [areasPath]: insertArea(read(areasPath) ?? '', area) } : {}),
    ...Object.fromEntries(
      ['en', 'fr'].map((language) => {
        const file = `locales/${language}/${area}.json`
        return [file, addMessages(read(file), { [titleId]: sentence(id) })]
      }),
    ),
  }
}

const pageText = (area: string, id: string, path: string) => `import { useIntl } from 'react-intl'
import { PageFrame } from '@/ui/layout/page.tsx'

/** ${sentence(id)} (\`${path}\`). */
export function Page() {
  const intl = useIntl()
  return <PageFrame width="wide" title={intl.formatMessage({ id: '${area}.${id}.title' })} />
}
`

const routesText = (area: string, entry: string) => `import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The screens of the template area ${area}. */
export const routes = {
  area: '${area}',
  messages: ['${area}'],
  routes: demoRoutes('${area}', { search: 'apps-and-pages' }, [
    ${entry}
  ]),
} as const satisfies Area
`

/** Appends a row to the screens of `demoRoutes`, with which a routes file ends. */
function insertRoute(routes: string, entry: string): string {
  const end = /\n( *)\](,\n *)?\),\n\} as const satisfies Area\n$/.exec(routes)
  if (!end) throw new Error('The routes file does not end with the screens of demoRoutes.')
  return `${routes.slice(0, end.index)}\n${end[1]}  ${entry}${routes.slice(end.index)}`
}

function insertArea(areas: string, area: string): string {
  const line = `export { routes as ${camel(area)} } from './${area}/routes.ts'`
  const lines = areas.trimEnd().split('\n')
  const pathOf = (text: string) => /from '([^']+)'/.exec(text)?.[1]
  const at = lines.findIndex((one) => (pathOf(one) ?? '') > `./${area}/routes.ts`)
  lines.splice(at === -1 ? lines.length : at, 0, line)
  return `${lines.join('\n')}\n`
}

function addMessages(text: string | null, messages: Record<string, string>): string {
  const all = { ...(JSON.parse(text ?? '{}') as Record<string, string>), ...messages }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(sorted, null, 2)}\n`
}
