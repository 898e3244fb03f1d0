import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { coreNamespaces } from '../../src/lib/core-namespaces.ts'
import { isPlainMessage } from '../../src/lib/plain-message.ts'

const prefix = 'virtual:words/'
const isTitle = (id: string) => /\.(title|nav)$/.test(id)
type Compiled = Record<string, string | MessageFormatElement[]>

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** Parses what has placeholders, so that the app need not carry a parser; plain sentences stay as they are. */
function compile(messages: Record<string, string>): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, isPlainMessage(text) ? text : parse(text)]),
  )
}

function collectFirstWords(folder: string): Record<string, string> {
  const areas = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const all = areas.flatMap((file) => {
    const isAlwaysThere = coreNamespaces.includes(file.slice(0, -'.json'.length))
    return Object.entries(read(join(folder, file))).filter(([id]) => isAlwaysThere || isTitle(id))
  })
  return Object.fromEntries(all)
}

/**
 * Compiles the locale files, and serves `virtual:words/en` and `/fr`: the areas every screen needs, and of the others each
 * message ending in `.title` or `.nav`, so that navigation and titles are complete at start while an area's other words come with its screens.
 */
export function messagesPlugin(root: string): Plugin {
  const locales = resolve(root, 'locales')
  return {
    name: 'quillport-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const folder = join(locales, id.slice(prefix.length + 1))
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file))
      return `export const words = ${JSON.stringify(compile(collectFirstWords(folder)))}`
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!file.startsWith(locales + sep) || !file.endsWith('.json')) return null
      return { code: JSON.stringify(compile(JSON.parse(code))), map: null }
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
