import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readItem } from './item-rows.ts'

/** Locks an item for a change; throws 409 with its current state when its revision is not the given one. */
export async function lockItem(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  revision: number,
): Promise<void> {
  const [row] = await tx<{ revision: number }[]>`
    select revision from public.manuscript_items where manuscript_id = ${manuscriptId} and id = ${itemId} for update`
  if (!row) throw notFound()
  if (row.revision !== revision) {
    throw new HttpError('conflict', { beside: { item: await readItem(tx, manuscriptId, itemId) } })
  }
}
