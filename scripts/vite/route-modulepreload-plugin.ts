import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { filesToPreload, type PreloadPlan } from '../../src/lib/route-modulepreload.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const languages = ['en', 'fr']
const frame = 'src/app/shell/frame-layout.tsx'

/** Files a chunk cannot run without, itself first. */
function closureOf(bundle: Bundle, { fileName, imports }: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const name of imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') closureOf(bundle, next, seen)
  }
  return seen
}

async function planOf(bundle: Bundle, base: string): Promise<PreloadPlan> {
  const { routeTable } = await import('../../src/app/route-table.ts')
  const { coreNamespaces } = await import('../../src/lib/core-namespaces.ts')
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const atStart = closureOf(bundle, entry)
  const files: string[] = []
  const placeOf = (file: string) => {
    const place = files.indexOf(file)
    return place === -1 ? files.push(file) - 1 : place
  }
  const filesOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`The build has no chunk of ${module}`)
    return [...closureOf(bundle, chunk)].filter((file) => !atStart.has(file)).map(placeOf)
  }
  const areas: PreloadPlan['areas'] = {}
  const routes = routeTable.map(
    ({ path, aliases = [], page, layout, access, messages }): PreloadPlan['routes'][number] => {
      const own = messages.filter((area) => !coreNamespaces.includes(area))
      for (const area of own)
        areas[area] ??= languages.map((language) => filesOf(`locales/${language}/${area}.json`))
      const isOpen = access === 'public' || access === 'guest'
      return [
        [path, ...aliases],
        filesOf(`src/${page}`),
        own,
        (layout === 'blank' ? 0 : 1) + (isOpen ? 2 : 0),
      ]
    },
  )
  const words = languages.map((language) => filesOf(`virtual:words/${language}`))
  return { base, files, languages, words, areas, frame: filesOf(frame), routes }
}

/** The script itself: asks for the files at once, while the start of the app is still on its way. */
const scriptOf = (plan: PreloadPlan) => `(() => {
const plan = ${JSON.stringify(plan)}
const filesAhead = ${filesToPreload.toString()}
const wanted = [...navigator.languages]
let isSignedIn = false
try {
  isSignedIn = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))
  wanted.unshift(localStorage.getItem('language') ?? '')
} catch {}
for (const file of filesAhead(plan, { path: location.pathname, isSignedIn, wanted })) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = plan.base + file
  document.head.append(link)
}
})()
`

/**
 * Has the files of a page fetched beside the start of the app: without it the browser learns of them only when the app
 * runs (docs/decisions/0020).
 */
export function routeModulepreloadPlugin(): Plugin {
  let base = '/'
  let fileName = ''
  return {
    name: 'quillport-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const source = scriptOf(await planOf(bundle, base))
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        fileName = `assets/ahead-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler() {
        const attrs = { src: base + fileName, async: true, fetchpriority: 'high' }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' as const }]
      },
    },
  }
}
