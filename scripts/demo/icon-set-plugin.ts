import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { IconEntry } from '../../src/demos/pages/model/icon-search.ts'

const moduleId = 'virtual:icon-set'

/** Reads the name, the former names and the shapes of every icon of lucide-react, in the order of the names. */
export async function collectIcons(root: string): Promise<IconEntry[]> {
  const folder = join(root, 'node_modules/lucide-react/dist/esm/icons')
  const names = readdirSync(folder).flatMap((file) =>
    file.endsWith('.mjs') && file !== 'index.mjs' ? [file.slice(0, -4)] : [],
  )
  const aliases = new Map<string, string[]>()
  const icons: IconEntry[] = []
  for (const name of names.sort()) {
    const file = join(folder, `${name}.mjs`)
    // A former name only exports the icon of its present name.
    const present = /^export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/m.exec(
      readFileSync(file, 'utf8'),
    )?.[1]
    if (present) {
      aliases.set(present, [...(aliases.get(present) ?? []), name])
      continue
    }
    const { __iconData } = (await import(pathToFileURL(file).href)) as {
      __iconData: { node: IconEntry['node'] }
    }
    icons.push({ name, aliases: [], node: __iconData.node })
  }
  return icons.map((icon) => ({ ...icon, aliases: aliases.get(icon.name) ?? [] }))
}

/**
 * Serves `virtual:icon-set`: all icons as data. Importing the components of all icons would move each icon of every other
 * screen into a shared chunk.
 */
export function iconSetPlugin(root: string): Plugin {
  return {
    name: 'quillport-icon-set',
    enforce: 'pre',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      return `export const iconSet = ${JSON.stringify(await collectIcons(root))}`
    },
  }
}
