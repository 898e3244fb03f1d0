import type { Item, PatchItemBody, SavedItem, savedItem } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import type { ItemChanges } from '../model/item-operations.ts'
import { applySave, applySaveToRow } from '../shared/apply-save.ts'
import { itemsQuery } from './items.ts'
import { itemKeys } from './keys.ts'

/**
 * Changes the given fields; rejects with a 409 error that holds the stored item when the revision is
 * outdated.
 */
export const patchItem = (
  manuscriptId: string,
  itemId: string,
  body: PatchItemBody,
  options: { keepalive?: boolean } = {},
): Promise<SavedItem> =>
  api.patch<typeof savedItem>(`/manuscripts/${manuscriptId}/items/${itemId}`, { body, ...options })

/** Saves changes of an item and writes them into the caches. */
export async function saveItem(
  client: QueryClient,
  manuscriptId: string,
  itemId: string,
  body: PatchItemBody,
  options?: { keepalive?: boolean },
): Promise<SavedItem> {
  const saved = await patchItem(manuscriptId, itemId, body, options)
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

/**
 * Writes a save into the caches. A cached state that is not the one that was saved keeps its text and is fetched again.
 */
function writeSave(
  client: QueryClient,
  manuscriptId: string,
  itemId: string,
  changes: ItemChanges,
  saved: SavedItem,
): void {
  const isSavedState = (known: { revision: number }) =>
    known.revision === saved.revision - 1 || known.revision === saved.revision
  const detail = itemKeys.detail(manuscriptId, itemId)
  const known = client.getQueryData<Item>(detail)
  if (known && isSavedState(known)) client.setQueryData<Item>(detail, applySave(known, changes, saved))
  else if (known && known.revision < saved.revision)
    void client.invalidateQueries({ queryKey: detail, exact: true })
  client.setQueryData(itemsQuery(manuscriptId).queryKey, (items) =>
    items?.map((item) =>
      item.id === itemId && item.revision <= saved.revision ? applySaveToRow(item, changes, saved) : item,
    ),
  )
}
