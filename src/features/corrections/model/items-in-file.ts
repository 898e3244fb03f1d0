import type { ItemSummary } from '@contract/items.ts'
import type { Docx } from '@docx/docx-types.ts'
import { readFileText } from './file-lines.ts'

/** The ids of the items that a file is compared with: those that it names, or without bookmarks all with a text. */
export function itemsInFile(docx: Docx, items: readonly ItemSummary[]): string[] {
  const { lines, sections, hasKeys } = readFileText(docx)
  const named = new Set([...sections, ...lines.flatMap(({ key }) => (key ? [key.itemId] : []))])
  const isProse = ({ type }: ItemSummary) => type === 'chapter' || type === 'scene'
  return items
    .filter((item) => item.hasText && !item.inTrash && (hasKeys ? named.has(item.id) : isProse(item)))
    .map(({ id }) => id)
}
