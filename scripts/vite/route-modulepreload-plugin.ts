import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import {
  filesToPreload,
  type PreloadPlan,
  startRoutePreload,
} from '../../src/lib/routing/route-modulepreload.ts'

async function createPlan(bundle: Rolldown.OutputBundle, base: string): Promise<PreloadPlan> {
  const { routeTable } = await import('../../src/app/route-table.ts')
  const { coreNamespaces } = await import('../../src/lib/i18n/core-namespaces.ts')
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const closureOf = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const next of chunks.find((one) => one.fileName === name)?.imports ?? []) closureOf(next, seen)
    return seen
  }
  const entry = closureOf(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '')
  const languages = ['en', 'fr']
  const files: string[] = []
  const indexesOf = (module: string) => {
    // A chunk of a group has no facade when other chunks import from it too.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`The build has no chunk of ${module}`)
    const needed = [...closureOf(chunk.fileName)].filter((file) => !entry.has(file))
    files.push(...needed.filter((file) => !files.includes(file)))
    return needed.map((file) => files.indexOf(file))
  }
  const byLanguage = (module: (language: string) => string) => languages.map(module).map(indexesOf)
  const areas: PreloadPlan['areas'] = {}
  const routes = routeTable.map((route): PreloadPlan['routes'][number] => {
    const own = route.messages.filter((area) => !coreNamespaces.includes(area))
    for (const area of own) areas[area] ??= byLanguage((language) => `locales/${language}/${area}.json`)
    const marks =
      (route.layout === 'blank' ? 0 : 1) + (route.access === 'public' || route.access === 'guest' ? 2 : 0)
    return [[route.path, ...(route.aliases ?? [])], indexesOf(`src/${route.page}`), own, marks]
  })
  const words = byLanguage((language) => `virtual:core-messages/${language}`)
  const frame = [...indexesOf('src/app/overlay-layout.tsx'), ...indexesOf('src/app/shell/frame-layout.tsx')]
  return { base, files, languages, words, areas, frame, routes }
}

/** Adds a script that preloads the files of a page in parallel with the start of the app (docs/decisions/0030). */
export function routeModulepreloadPlugin(base: string): Plugin {
  let fileName = ''
  return {
    name: 'quillport-route-modulepreload',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const plan = JSON.stringify(await createPlan(bundle, base))
      const source = `(() => { const filesToPreload = ${filesToPreload}; (${startRoutePreload})(${plan}, filesToPreload) })()`
      fileName = `assets/route-modulepreload-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: base + fileName, async: true, fetchpriority: 'high' } }],
    },
  }
}
