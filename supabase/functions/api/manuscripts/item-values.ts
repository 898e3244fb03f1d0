import type { z } from 'zod'
import type { Doc } from '../../_shared/contract/document.ts'
import { docText, wordCount } from '../../_shared/contract/document-text.ts'
import type { createItemBody, patchItemBody } from '../../_shared/contract/items.ts'

type Given = Partial<z.output<typeof createItemBody> & z.output<typeof patchItemBody>>
/** Columns of `manuscript_items` with their values as JSON. */
export type ItemValues = Record<string, unknown>

const SAME: readonly [keyof Given, string][] = [
  ['title', 'title'],
  ['synopsis', 'synopsis'],
  ['type', 'type'],
  ['labelId', 'label_id'],
  ['statusId', 'status_id'],
  ['includeInCompile', 'include_in_compile'],
  ['keywords', 'keywords'],
  ['custom', 'custom'],
  ['details', 'details'],
  ['target', 'target'],
  ['language', 'language'],
]

/**
 * Converts input to column values; plain text and word count are computed from the body, never taken from the client.
 */
export function itemValues(given: Given): ItemValues {
  const values: ItemValues = {}
  for (const [key, column] of SAME) {
    const value = given[key]
    if (value !== undefined) values[column] = value
  }
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
