import type { Ctx } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { STEP } from './positions.ts'
import { requireAccess } from './require-access.ts'

type Vocabulary = { table: string; columns: string }
type Values = Record<string, string | null>
type EntryIds = { id: string; entryId: string }

/** The labels of manuscripts. */
export const MANUSCRIPT_LABELS: Vocabulary = {
  table: 'public.manuscript_labels',
  columns: 'id, name, colour',
}
/** The statuses of manuscripts. */
export const MANUSCRIPT_STATUSES: Vocabulary = { table: 'public.manuscript_statuses', columns: 'id, name' }

/** Adds an entry after the last one. */
export async function addEntry<R>(c: Ctx, { table, columns }: Vocabulary, id: string, values: Values) {
  const [row] = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, id, 'write')
    const [last] = await tx<{ position: number }[]>`
      select coalesce(max(position), 0) as position from ${tx(table)} where manuscript_id = ${id}`
    const position = (last?.position ?? 0) + STEP
    return tx`insert into ${tx(table)} ${tx({ ...values, manuscript_id: id, position })} returning ${tx.unsafe(columns)}`
  })
  return row as R
}

/** Changes an entry; throws 404 when the manuscript has none with this id. */
export async function changeEntry<R>(c: Ctx, { table, columns }: Vocabulary, ids: EntryIds, values: Values) {
  const [row] = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, ids.id, 'write')
    return tx`update ${tx(table)} set ${tx(values)} where manuscript_id = ${ids.id} and id = ${ids.entryId}
      returning ${tx.unsafe(columns)}`
  })
  if (!row) throw notFound()
  return row as R
}

/** Deletes an entry; throws 404 when the manuscript has none with this id. */
export async function deleteEntry(c: Ctx, { table }: Vocabulary, { id, entryId }: EntryIds): Promise<void> {
  const deleted = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, id, 'write')
    return tx`delete from ${tx(table)} where manuscript_id = ${id} and id = ${entryId}`
  })
  if (deleted.count === 0) throw notFound()
}
