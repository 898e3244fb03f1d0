import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeTable, type TableRoute } from '../../src/app/route-table.ts'
import { coreNamespaces } from '../../src/lib/i18n/core-namespaces.ts'

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** JavaScript and CSS a browser with an empty cache loads to show a screen. */
export type ScreenSize = { path: string; language: string; bytes: number; files: string[] }
/** A chunk that loads later. */
export type ChunkSize = { name: string; file: string; bytes: number }
export type BundleSizes = { screens: ScreenSize[]; lazy: ChunkSize[] }

const entry = 'index.html'
/** The chunk of the app frame and of the overlays, which has no key of its own because no import is the whole chunk. */
const shell = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === 'frame') ?? 'src/app/shell/frame-layout.tsx'

/** The files of a screen, as the app loads them: entry, overlays, frame, page, and messages of its language. */
function partsOf(manifest: Manifest, route: TableRoute, language: string): string[] {
  const areas = route.messages.filter((area) => !coreNamespaces.includes(area))
  const words = areas.map((area) => `locales/${language}/${area}.json`)
  const frame = route.page.startsWith('features/auth/') ? [] : [shell(manifest)]
  return [entry, ...frame, `src/${route.page}`, `virtual:core-messages/${language}`, ...words]
}

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return files
}

/** Measures a built app, gzipped at level 9: the given screens completely, and every lazy chunk. */
export function measureBundle(dist: string, paths: readonly string[]): BundleSizes {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const known = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    known.set(file, size)
    return size
  }
  const screens = paths.flatMap((path) => {
    const route = routeTable.find((one) => one.path === path)
    if (!route) throw new Error(`The route table has no ${path}`)
    return ['en', 'fr'].map((language): ScreenSize => {
      const files = [...closure(manifest, partsOf(manifest, route, language))].filter((file) =>
        /\.(js|css)$/.test(file),
      )
      return { path, language, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) }
    })
  })
  const atStart = closure(manifest, [entry])
  const lazy = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js') && !atStart.has(file))
    .map(({ file, name }) => ({ name: name ?? file, file, bytes: sizeOf(file) }))
  return { screens, lazy }
}
