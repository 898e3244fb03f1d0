import { docText } from '@contract/document-text.ts'
import type { Item, ItemSummary, PatchItemBody, SavedItem } from '@contract/items.ts'

type Changes = Partial<PatchItemBody>

/** The fields of a change that the binder holds. */
export function shownBy(changes: Changes): Partial<ItemSummary> {
  const { title, synopsis, type, labelId, statusId, includeInCompile, keywords, custom, target, language } =
    changes
  const known = {
    ...{ title, synopsis, type, labelId, statusId, includeInCompile, keywords, custom, target, language },
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

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
