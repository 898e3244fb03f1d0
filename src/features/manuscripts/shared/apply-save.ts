import { docText } from '@contract/document-text.ts'
import type { Item, ItemSummary, PatchItemBody, SavedItem } from '@contract/items.ts'

type Changes = Partial<PatchItemBody>

/** The fields of an item in the binder that a change sets as they are. */
const SHOWN = new Set<string>([
  ...(['title', 'synopsis', 'type', 'labelId', 'statusId', 'includeInCompile'] as const),
  ...(['keywords', 'custom', 'target', 'language'] as const),
] satisfies (keyof Changes & keyof ItemSummary)[])

/** The fields of a change that the binder holds. */
export const shownBy = (changes: Changes): Partial<ItemSummary> =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => SHOWN.has(name) && value !== undefined),
  )

/** A binder row after a save. */
export function applySaveToRow(row: ItemSummary, changes: Changes, saved: SavedItem): ItemSummary {
  const { editedBy: _by, ...columns } = saved
  const { content, notesContent, details } = changes as Partial<Item>
  return {
    ...row,
    ...shownBy(changes),
    ...(content === undefined ? {} : { hasText: content !== null && docText(content) !== '' }),
    ...(notesContent === undefined ? {} : { notes: notesContent === null ? '' : docText(notesContent) }),
    ...(details === undefined ? {} : { aliases: details.aliases ?? null }),
    ...columns,
  }
}

/** An item after a save: the changes that were sent and the columns that the server has computed. */
export function applySave(item: Item, changes: Changes, saved: SavedItem): Item {
  const { content, notesContent, details } = changes as Partial<Item>
  return {
    ...item,
    ...applySaveToRow(item, changes, saved),
    ...(content === undefined ? {} : { content, text: content === null ? '' : docText(content) }),
    ...(notesContent === undefined ? {} : { notesContent }),
    ...(details === undefined ? {} : { details }),
    editedBy: saved.editedBy,
  }
}
