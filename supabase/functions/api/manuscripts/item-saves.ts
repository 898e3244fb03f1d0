import type { Tx } from '../../_shared/db/as-caller.ts'

/** Returns whether the caller has already stored a save with this id; row-level security hides those of others. */
export async function isSaved(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  saveId: string,
): Promise<boolean> {
  const [row] = await tx`
    select from public.item_saves where manuscript_id = ${manuscriptId} and item_id = ${itemId} and id = ${saveId}
      and user_id = (select auth.uid())`
  return row !== undefined
}

/** Stores the id of a save; a trigger adds the revision that it made. */
export async function recordSave(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  saveId: string,
): Promise<void> {
  await tx`
    insert into public.item_saves (id, item_id, manuscript_id) values (${saveId}, ${itemId}, ${manuscriptId})`
}
