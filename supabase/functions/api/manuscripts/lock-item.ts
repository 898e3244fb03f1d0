import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readItem } from './item-rows.ts'

/** Locks an item for a change and returns its revision. */
export async function lockItem(tx: Tx, manuscriptId: string, itemId: string): Promise<number> {
  const [row] = await tx<{ revision: number }[]>`
    select revision from public.manuscript_items where manuscript_id = ${manuscriptId} and id = ${itemId} for update`
  if (!row) throw notFound()
  return row.revision
}

/** Throws 409 with the current state of an item when its stored revision is not the given one. */
export async function requireRevision(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  { stored, given }: { stored: number; given: number },
): Promise<void> {
  if (stored === given) return
  throw new HttpError('conflict', { beside: { item: await readItem(tx, manuscriptId, itemId) } })
}
