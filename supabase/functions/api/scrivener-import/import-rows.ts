import type { z } from 'zod'
import type { ImportEntry, ImportRecord, receiptResponse } from '../../_shared/contract/imports.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { ListDefinition } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'

const COLUMNS = `
  i.id, i.file_name, i.file_size, i.status, i.done, i.total, i.current, i.started,
  m.id as manuscript_id, m.title as manuscript_title, i.error, i.error_code, i.warnings,
  i.created_at, i.finished_at, i.owner_id = (select auth.uid()) as is_own`
const JOIN = 'left join public.manuscripts m on m.id = i.manuscript_id'

/** `GET /api/imports`. */
export const importListDefinition: ListDefinition = {
  from: 'public.imports',
  alias: 'i',
  select: COLUMNS,
  join: JOIN,
  search: ['i.file_name'],
  sort: {
    fileName: 'private.fold(i.file_name)',
    status: 'i.status',
    createdAt: 'i.created_at',
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  tieBreak: 'i.id desc',
}

/** Internal files of Scrivener and the operating system, which users do not look for in a receipt. */
const INTERNAL = ['lock', 'checksum', 'version', 'search_index', 'quick_look', 'backup', 'settings', 'system']

/** The sort order of a receipt: failures, then imported files, then kept or skipped ones, internal files last. */
const RELEVANCE = `(case
  when e.outcome = 'refused' then 0
  when e.outcome = 'kept_raw' and e.reason is not null then 1
  when e.reason in ('damage', 'comments_damaged', 'not_converted', 'synopsis_shortened') then 2
  when e.outcome = 'kept_raw' then 4
  when e.outcome = 'skipped' and e.reason in (${INTERNAL.map((reason) => `'${reason}'`).join(', ')}) then 6
  when e.outcome = 'skipped' then 5
  else 3 end)`

/** `GET /api/imports/:id/receipt`. */
export const receiptDefinition: ListDefinition = {
  from: 'public.import_entries',
  alias: 'e',
  select: `e.n, e.path, e.size, e.outcome, e.detail, e.reason, e.reason_values as "values",
    it.id as item_id, it.title as item_title, e.word_count`,
  join: 'left join public.manuscript_items it on it.id = e.item_id',
  search: ['e.path'],
  sort: {
    relevance: RELEVANCE,
    n: 'e.n',
    path: 'private.fold(e.path)',
    size: 'e.size',
    outcome: 'e.outcome',
    wordCount: 'e.word_count',
  },
  defaultSort: { by: 'relevance', order: 'asc' },
  tieBreak: 'e.n',
}
export type ReceiptRow = ImportEntry

/** Returns the number of files of an import by outcome. */
export async function countOutcomes(tx: Tx, importId: string): Promise<ReceiptTotals> {
  const rows = await tx<{ outcome: keyof ReceiptTotals; count: number }[]>`
    select outcome, count(*)::int as count from public.import_entries
     where import_id = ${importId} and outcome is not null group by outcome`
  const totals: ReceiptTotals = { imported: 0, converted: 0, kept_raw: 0, skipped: 0, refused: 0 }
  for (const { outcome, count } of rows) totals[outcome] = count
  return totals
}
type ReceiptTotals = z.infer<typeof receiptResponse>['totals']

/** `GET /api/manuscripts/:id/raw-files`. */
export const rawFileDefinition: ListDefinition = {
  from: 'public.raw_files',
  alias: 'f',
  select: `f.id, f.role, f.path, f.name, f.mime, f.size, f.object_path,
    f.item_id, f.created_at`,
  search: ['f.path', 'f.name'],
  sort: {
    path: 'private.fold(f.path)',
    name: 'private.fold(f.name)',
    size: 'f.size',
    createdAt: 'f.created_at',
  },
  defaultSort: { by: 'path', order: 'asc' },
  tieBreak: 'f.id',
}

/** An import as returned by the database. */
export type ImportRow = Omit<ImportRecord, 'progress'> & { done: number; total: number }

/** Converts an import to its contract format. */
export function presentImport({ done, total, ...row }: ImportRow): ImportRecord {
  return { ...row, progress: { done, total } }
}

/** Returns one import; throws 404 when the caller may not read it. */
export async function readImport(tx: Tx, id: string): Promise<ImportRecord> {
  const [row] = await tx<ImportRow[]>`
    select ${tx.unsafe(COLUMNS)} from public.imports i ${tx.unsafe(JOIN)} where i.id = ${id}`
  if (!row) throw notFound()
  return presentImport(row)
}

/** Returns the caller's unfinished imports, newest first, at most five. */
export async function runningImports(tx: Tx, me: string): Promise<ImportRecord[]> {
  const rows = await tx<ImportRow[]>`
    select ${tx.unsafe(COLUMNS)} from public.imports i ${tx.unsafe(JOIN)}
     where i.owner_id = ${me} and i.started and i.status in ('pending', 'processing')
     order by i.created_at desc, i.id desc limit 5`
  return rows.map(presentImport)
}
