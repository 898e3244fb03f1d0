import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { navGroups, routeTable } from '../../src/app/route-table.ts'
import { coreNamespaces, shellMessageIds } from '../../src/lib/i18n/core-namespaces.ts'
import { isPlainMessage } from '../../src/lib/i18n/plain-message.ts'

const prefix = 'virtual:core-messages/'
/** The messages of the areas that every screen needs: names of screens and navigation groups, notices, menus. */
const sharedIds: ReadonlySet<string> = new Set([
  ...shellMessageIds,
  ...routeTable.flatMap(({ titleId, nav }) => [titleId, nav?.label ?? titleId]),
  ...navGroups.map(({ titleId }) => titleId),
])

/** Parses messages with placeholders, so that the app needs no parser; messages without stay strings. */
function compile(messages: Record<string, string>): Record<string, string | MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, isPlainMessage(text) ? text : parse(text)]),
  )
}

function collectCoreMessages(folder: string): Record<string, string> {
  const all = readdirSync(folder).flatMap((file) => {
    const isCore = coreNamespaces.includes(basename(file, '.json'))
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
    return Object.entries(messages).filter(([id]) => isCore || sharedIds.has(id))
  })
  return Object.fromEntries(all)
}

/**
 * Serves `virtual:core-messages/en` and `/fr`: all core messages, and the messages of other areas that every screen needs.
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
      return `export const messages = ${JSON.stringify(compile(collectCoreMessages(folder)))}`
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!file.startsWith(locales + sep) || !file.endsWith('.json')) return null
      return { code: JSON.stringify(compile(JSON.parse(code))), map: null }
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(locales)) server.moduleGraph.invalidateAll()
    },
  }
}
