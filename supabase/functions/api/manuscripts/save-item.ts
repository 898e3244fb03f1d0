import type { z } from 'zod'
import type { patchItemBody, SavedItem } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { readItem } from './item-rows.ts'
import type { ItemValues } from './item-values.ts'

type Save = Pick<z.output<typeof patchItemBody>, 'revision' | 'saveId' | 'keepAs' | 'writtenOn'> & {
  /** Stores the replaced state as a revision of this kind regardless of its age. */
  keepReplacedAs?: 'auto' | 'conflict' | 'restore' | undefined
  changes: ItemValues
}

/**
 * Stores changes of an item by `private.save_item`; throws 409 with the stored item when it has another revision than
 * the given one.
 */
export async function writeItemSave(
  tx: Tx,
  { id, itemId }: { id: string; itemId: string },
  { revision, saveId, keepReplacedAs, keepAs, writtenOn, changes }: Save,
): Promise<SavedItem> {
  const [saved] = await tx<SavedItem[]>`
    select * from private.save_item(${id}, ${itemId}, ${revision}, ${saveId ?? null}, ${keepReplacedAs ?? null},
      ${keepAs ? tx.json(keepAs) : null}, ${writtenOn ?? null}, ${tx.json(changes as never)})`
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
