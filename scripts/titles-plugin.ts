import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const prefix = 'virtual:titles/'
const isTitle = (id: string) => /\.(title|nav)$/.test(id)

function collectTitles(folder: string): Record<string, string> {
  const titles: Record<string, string> = {}
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
    for (const [id, text] of Object.entries(messages)) if (isTitle(id)) titles[id] = text
  }
  return titles
}

/**
 * Serves `virtual:titles/en` and `/fr`: every message ending in `.title` or `.nav`, so that navigation and document titles
 * are complete at start while each area's other words come with its screens.
 */
export function titlesPlugin(root: string): Plugin {
  const locales = resolve(root, 'locales')
  return {
    name: 'quillport-titles',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const folder = join(locales, id.slice(prefix.length + 1))
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file))
      return `export const titles = ${JSON.stringify(collectTitles(folder))}`
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(locales)) return
      for (const language of readdirSync(locales)) {
        const module = server.moduleGraph.getModuleById(`\0${prefix}${language}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
    },
  }
}
