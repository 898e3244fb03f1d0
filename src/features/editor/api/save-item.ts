import type { Item, PatchItemBody, SavedItem } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { writeItem, writeSave } from '@/features/manuscripts/api/item-cache.ts'
import { patchItem } from '@/features/manuscripts/api/items.ts'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'

/**
 * Writes an item of an API response into the caches, except its comments, which may have changed during the
 * request.
 */
export function acceptItem(client: QueryClient, manuscriptId: string, item: Item): void {
  const known = client.getQueryData<Item>(itemKeys.detail(manuscriptId, item.id))
  writeItem(client, manuscriptId, known ? { ...item, comments: known.comments } : item)
}

/** Saves changes of an item and updates the caches. */
export async function saveItem(
  client: QueryClient,
  manuscriptId: string,
  itemId: string,
  body: PatchItemBody,
): Promise<SavedItem> {
  const saved = await patchItem(manuscriptId, itemId, body)
  const {
    revision: _revision,
    saveId: _id,
    keepReplacedAs: _kept,
    keepAs: _as,
    writtenOn: _day,
    ...changes
  } = body
  writeSave(client, manuscriptId, itemId, changes, saved)
  return saved
}
