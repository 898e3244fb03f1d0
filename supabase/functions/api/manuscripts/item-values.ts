import type { Doc } from '../../_shared/contract/document.ts'
import { docText, wordCount } from '../../_shared/contract/document-text.ts'
import type { ItemFields } from '../../_shared/contract/items.ts'
import { columnOf } from '../../_shared/db/row-format.ts'

/** Columns of `manuscript_items` with their values as JSON. */
export type ItemValues = Record<string, unknown>

/** The fields that are stored as they are. */
const PLAIN = [
  ...(['title', 'synopsis', 'type', 'labelId', 'statusId', 'includeInCompile'] as const),
  ...(['keywords', 'custom', 'details', 'target', 'language'] as const),
]

/** Converts input to column values; plain text and word count are computed from the body. */
export function itemValues(given: ItemFields): ItemValues {
  const values: ItemValues = {}
  for (const name of PLAIN) if (given[name] !== undefined) values[columnOf(name)] = given[name]
  if (given.content !== undefined) Object.assign(values, bodyValues(given.content))
  if (given.notesContent !== undefined) {
    values.notes_content = given.notesContent
    values.notes = given.notesContent === null ? '' : docText(given.notesContent)
  }
  return values
}

/** Returns the column values of a body. */
export function bodyValues(content: Doc | null): ItemValues {
  const text = content === null ? '' : docText(content)
  return { content, text, word_count: wordCount(text) }
}
