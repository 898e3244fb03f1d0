import type { SavedItem } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { readItem } from './item-rows.ts'
import type { ItemValues } from './item-values.ts'

type Save = {
  revision: number
  saveId?: string | undefined
  /** Stores the replaced state as a revision of this kind regardless of its age. */
  keep?: 'auto' | 'conflict' | 'restore' | undefined
  /** Stores the replaced state as a named revision. */
  keepAs?: { id: string; name: string } | undefined
  /** The caller's calendar day, for which the written words count. */
  day?: string | undefined
  changes: ItemValues
}

/**
 * Stores changes of an item by `private.save_item`; throws 409 with the stored item when it has another revision than
 * the given one.
 */
export async function writeItemSave(
  tx: Tx,
  { id, itemId }: { id: string; itemId: string },
  { revision, saveId, keep, keepAs, day, changes }: Save,
): Promise<SavedItem> {
  const [saved] = await tx<SavedItem[]>`
    select * from private.save_item(${id}, ${itemId}, ${revision}, ${saveId ?? null}, ${keep ?? null}, ${keepAs ? tx.json(keepAs) : null},
      ${day ?? null}, ${tx.json(changes as never)})`
  if (!saved) throw new HttpError('conflict', { beside: { item: await readItem(tx, id, itemId) } })
  return saved
}

/** Inserts an item. */
export async function insertItem(tx: Tx, values: ItemValues): Promise<void> {
  const columns = tx(Object.keys(values))
  await tx`
    insert into public.manuscript_items (${columns})
    select ${columns} from jsonb_populate_record(null::public.manuscript_items, ${tx.json(values as never)})`
}
