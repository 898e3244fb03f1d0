import type { PatchItemBody, SavedItem, savedItem } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { applySave, applySaveToRow } from '../shared/apply-save.ts'
import { itemQuery, itemsQuery } from './items.ts'

/** Changes the given fields; rejects with a 409 error that holds the stored item when the revision is outdated. */
export const patchItem = (
  manuscriptId: string,
  itemId: string,
  body: PatchItemBody,
  options: { keepalive?: boolean } = {},
): Promise<SavedItem> =>
  api.patch<typeof savedItem>(`/manuscripts/${manuscriptId}/items/${itemId}`, { body, ...options })

/**
 * Saves changes of an item and writes them into the caches. A cached state that is not the one that was saved keeps its
 * text and is fetched again.
 */
export async function saveItem(
  client: QueryClient,
  manuscriptId: string,
  itemId: string,
  body: PatchItemBody,
  options?: { keepalive?: boolean },
): Promise<SavedItem> {
  const saved = await patchItem(manuscriptId, itemId, body, options)
  const { queryKey } = itemQuery(manuscriptId, itemId)
  const known = client.getQueryData(queryKey)
  const behind = known ? saved.revision - known.revision : 0
  if (known && (behind === 0 || behind === 1)) client.setQueryData(queryKey, applySave(known, body, saved))
  else if (behind > 1) void client.invalidateQueries({ queryKey, exact: true })
  client.setQueryData(itemsQuery(manuscriptId).queryKey, (items) =>
    items?.map((item) =>
      item.id === itemId && item.revision <= saved.revision ? applySaveToRow(item, body, saved) : item,
    ),
  )
  return saved
}
