import type { z } from 'zod'
import type { Doc } from '../../_shared/contract/document.ts'
import { docText, wordCount } from '../../_shared/contract/document-text.ts'
import type { createItemBody, patchItemBody } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

type Given = Partial<z.output<typeof createItemBody> & z.output<typeof patchItemBody>>
type Values = Record<string, ReturnType<Tx['json']> | string | string[] | number | boolean | null>

const SAME: readonly [keyof Given, string][] = [
  ['title', 'title'],
  ['synopsis', 'synopsis'],
  ['type', 'type'],
  ['labelId', 'label_id'],
  ['statusId', 'status_id'],
  ['includeInCompile', 'include_in_compile'],
  ['keywords', 'keywords'],
  ['target', 'target'],
]

/**
 * Converts input to column values; plain text and word count are computed from the body, never taken from the client.
 */
export function itemValues(tx: Tx, given: Given): Values {
  const values: Values = {}
  for (const [key, column] of SAME) {
    const value = given[key]
    if (value !== undefined) values[column] = value as Values[string]
  }
  if (given.custom !== undefined) values.custom = tx.json(given.custom)
  if (given.details !== undefined) values.details = tx.json(given.details)
  if (given.content !== undefined) Object.assign(values, bodyValues(tx, given.content))
  if (given.notesContent !== undefined) {
    values.notes_content = given.notesContent === null ? null : tx.json(given.notesContent as never)
    values.notes = given.notesContent === null ? '' : docText(given.notesContent)
  }
  return values
}

/** Returns the column values of a body. */
export function bodyValues(tx: Tx, content: Doc | null): Values {
  const text = content === null ? '' : docText(content)
  return { content: content === null ? null : tx.json(content as never), text, word_count: wordCount(text) }
}
