import type { Doc } from '@contract/document.ts'
import type { Item } from '@contract/items.ts'
import { joinDocuments } from '../shared/join-documents.ts'

type Fields = Pick<Item, 'content' | 'synopsis' | 'notesContent' | 'keywords' | 'custom' | 'details'>

const NAMES = ['content', 'synopsis', 'notesContent', 'keywords', 'custom', 'details'] as const

/** Imported notes may be plain text. */
const notesOf = ({ notesContent, notes }: Item): Doc | null =>
  notesContent ??
  (notes === ''
    ? null
    : {
        type: 'doc',
        content: notes
          .split('\n')
          .map((text) => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) })),
      })

/** The first value of each field that has one. */
const filled = (one: Record<string, string>, other: Record<string, string>) => ({
  ...other,
  ...Object.fromEntries(Object.entries(one).filter(([, value]) => value !== '')),
})

/** The fields of an item that a merge changes; `before` has the same fields as they were. */
export function mergedFields(
  item: Item,
  nexts: readonly Item[],
): { changes: Partial<Fields>; before: Partial<Fields> } {
  const start: Fields = { ...item, notesContent: notesOf(item) }
  const all = nexts.reduce<Fields>(
    (now, next) => ({
      content: joinDocuments(now.content, next.content),
      synopsis: [now.synopsis, next.synopsis].filter(Boolean).join('\n\n'),
      notesContent: joinDocuments(now.notesContent, notesOf(next)),
      keywords: [...new Set([...now.keywords, ...next.keywords])],
      custom: filled(now.custom, next.custom),
      details: filled(now.details, next.details),
    }),
    start,
  )
  const names = NAMES.filter((name) => JSON.stringify(all[name]) !== JSON.stringify(start[name]))
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { changes: pick(all), before: pick(start) }
}
