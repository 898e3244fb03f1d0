import type { Doc } from '@contract/document.ts'
import type { Item } from '@contract/items.ts'
import { joinDocuments } from '../shared/join-documents.ts'

type Fields = Pick<Item, 'content' | 'synopsis' | 'notesContent' | 'keywords' | 'custom' | 'details'>

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

/** What a merge changes of an item; `before` has the same fields as they were. */
export function mergedFields(item: Item, next: Item): { changes: Partial<Fields>; before: Partial<Fields> } {
  const all: Fields = {
    content: joinDocuments(item.content, next.content),
    synopsis: [item.synopsis, next.synopsis].filter(Boolean).join('\n\n'),
    notesContent: joinDocuments(notesOf(item), notesOf(next)),
    keywords: [...new Set([...item.keywords, ...next.keywords])],
    custom: filled(item.custom, next.custom),
    details: filled(item.details, next.details),
  }
  const names = (Object.keys(all) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(all[name]) !== JSON.stringify(item[name]),
  )
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { changes: pick(all), before: pick({ ...item, notesContent: notesOf(item) }) }
}
