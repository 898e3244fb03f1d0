import type { z } from 'zod'
import type { CompiledBook } from '../../_shared/compile/book.ts'
import { compileBook } from '../../_shared/compile/compile-book.ts'
import type { CompileText } from '../../_shared/compile/compile-source.ts'
import { presetChoices } from '../../_shared/compile/presets.ts'
import { selectItems } from '../../_shared/compile/select-items.ts'
import type { CompileChoices } from '../../_shared/contract/compile.ts'
import {
  type CreateExportBody,
  MAX_SERVER_WORDS,
  type ServerFormat,
  serverFormat,
} from '../../_shared/contract/exports.ts'
import type { itemList } from '../../_shared/contract/items.ts'
import type { ManuscriptDetail } from '../../_shared/contract/manuscripts.ts'
import { withMatches } from '../../_shared/contract/match-search.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { readCollections } from './collection-rows.ts'
import { COMMENT } from './item-rows.ts'
import { readManuscript } from './manuscript-rows.ts'
import { readOutput } from './output-rows.ts'
import { readBinderRows } from './read-binder.ts'

/** A book to write, in the order and with the texts of its manuscript. */
export type ExportBook = { book: CompiledBook; format: ServerFormat; outputId: string | null }

type Choice = {
  choices: CompileChoices
  format: ServerFormat
  outputId: string | null
  field: 'outputId' | 'format'
}

/** Reads and compiles the book of an export; refuses one that the server cannot write before it reads the texts. */
export async function readBook(tx: Tx, manuscriptId: string, body: CreateExportBody): Promise<ExportBook> {
  const manuscript = await readManuscript(tx, manuscriptId)
  const { choices, format, outputId, field } = await choiceOf(tx, manuscript, body)
  const { items } = JSON.parse(await readBinderRows(tx, manuscriptId, { active: true })) as z.infer<
    typeof itemList
  >
  const collections = withMatches(await readCollections(tx, manuscriptId), items, manuscript.customFields)
  const source = { manuscript, items, collections }
  const chosen = selectItems(source, choices).flatMap(({ item }) => (item.hasText ? [item] : []))
  if (chosen.length === 0) throw new HttpError('invalid', { fields: { [field]: 'no_chapter' } })
  const words = chosen.reduce((sum, { wordCount }) => sum + wordCount, 0)
  if (words > MAX_SERVER_WORDS[format]) throw new HttpError('too_large', { reason: 'export_in_app' })
  const texts = await readTexts(
    tx,
    manuscriptId,
    chosen.map(({ id }) => id),
  )
  return { book: compileBook({ ...source, texts }, choices), format, outputId }
}

async function choiceOf(tx: Tx, { id, language }: ManuscriptDetail, body: CreateExportBody): Promise<Choice> {
  if (!('outputId' in body)) {
    const { format, preset = format === 'epub' ? 'ebook' : format === 'docx' ? 'manuscript' : 'reading' } =
      body
    return { choices: presetChoices(preset, language), format, outputId: null, field: 'format' }
  }
  const { choices, format } = await readOutput(tx, id, body.outputId)
  const written = serverFormat.safeParse(format)
  if (!written.success) throw new HttpError('invalid', { fields: { outputId: 'export_in_app' } })
  return { choices, format: written.data, outputId: body.outputId, field: 'outputId' }
}

async function readTexts(
  tx: Tx,
  manuscriptId: string,
  ids: readonly string[],
): Promise<Map<string, CompileText>> {
  const rows = await tx<(CompileText & { id: string })[]>`
    select i.id, i.content, coalesce((select json_agg(${tx.unsafe(COMMENT)} order by c.created_at, c.id)
        from public.item_comments c where c.manuscript_id = i.manuscript_id and c.item_id = i.id), '[]') as comments
      from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and i.id = any (${ids as string[]}::uuid[])`
  return new Map(rows.map(({ id, content, comments }) => [id, { content, comments }]))
}
