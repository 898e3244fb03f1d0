import type { PendingQuery, Row } from 'postgres'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import type { Deps } from '../deps.ts'
import { asDemo } from './as-demo.ts'

/** Deletes the stored bytes of files before their rows, so that a repeated call completes a partial deletion. */
export async function removeKanbanFiles(
  c: Ctx,
  deps: Deps,
  where: (tx: Tx) => PendingQuery<Row[]>,
): Promise<void> {
  const rows = await asDemo(
    c,
    'update',
    (tx) => tx<{ path: string }[]>`
      select f.path from demo.kanban_files f join demo.kanban_items i on i.id = f.item_id where ${where(tx)}`,
  )
  if (rows.length === 0) return
  try {
    await deps.storage.remove(
      c.var.token,
      'kanban-files',
      rows.map(({ path }) => path),
    )
  } catch (cause) {
    throw new HttpError('unavailable', { cause })
  }
}
