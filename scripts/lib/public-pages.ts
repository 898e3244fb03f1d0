import { readdirSync, readFileSync } from 'node:fs'
import { routeTable } from '../../src/app/route-table.ts'

const product = 'Quillport'

/** A page that the build writes for a public screen: its file below `dist/` and its HTML. */
type PublicPage = { file: string; html: string }

function loadEnglish(locales: string): Record<string, string> {
  const files = readdirSync(locales).filter((name) => name.endsWith('.json'))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(`${locales}/${name}`, 'utf8'))))
}

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const isStatic = (path: string) => !/[:*]/.test(path)

/** The tags of the head: what search engines and shared links show. `appUrl` is the address of the app, if known. */
function headOf({ title, description, path, isIndexed, appUrl }: Head): string {
  const url = appUrl === undefined ? null : `${appUrl}/build${path}`
  const tags: [string, string, string][] = [
    ['name', 'robots', isIndexed ? 'index, follow' : 'noindex'],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', product],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:locale', 'en_GB'],
    ['property', 'og:locale:alternate', 'fr_FR'],
    ['name', 'twitter:card', 'summary_large_image'],
    ...(url === null ? [] : ([['property', 'og:url', url]] as [string, string, string][])),
    // A shared link needs an absolute address of its image.
    ...(url === null
      ? []
      : ([['property', 'og:image', `${appUrl}/build/share.jpg`]] as [string, string, string][])),
  ]
  const metas = tags.map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${inAttribute(content)}" />`,
  )
  if (url !== null) metas.push(`<link rel="canonical" href="${inAttribute(url)}" />`)
  return metas.map((tag) => `    ${tag}\n`).join('')
}
type Head = {
  title: string
  description: string
  path: string
  isIndexed: boolean
  appUrl: string | undefined
}

/**
 * A copy of the app's page for each static path that is open to visitors, with its title, description and Open Graph
 * tags. Only screens with a description are indexed.
 */
export function publicPages(html: string, locales: string, appUrl?: string): PublicPage[] {
  const english = loadEnglish(locales)
  const general = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  if (general === undefined || !html.includes(`<title>${product}</title>`))
    throw new Error('index.html has no description or no title to replace.')
  return routeTable
    .filter(({ access }) => access === 'public' || access === 'guest')
    .flatMap((route) => {
      const own = english[route.titleId]
      if (own === undefined) throw new Error(`${route.titleId} is missing in English.`)
      const title = `${own} · ${product}`
      const about = route.descriptionId === undefined ? undefined : english[route.descriptionId]
      const description = about ?? general
      const head = headOf({
        title,
        description,
        path: route.path,
        isIndexed: about !== undefined,
        appUrl: appUrl?.replace(/\/+$/, ''),
      })
      const page = html
        .replace(
          /(<meta name="description" content=")[^"]*/,
          (_all, start: string) => start + inAttribute(description),
        )
        .replace(`    <title>${product}</title>\n`, () => `${head}    <title>${inAttribute(title)}</title>\n`)
      return [route.path, ...(route.aliases ?? [])]
        .filter(isStatic)
        .map((path) => ({ file: `${path.slice(1)}.html`, html: page }))
    })
}
