import type { Item } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { writeItem } from '@/features/manuscripts/api/item-cache.ts'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'

/**
 * Writes an item of an API response into the caches, except its comments, which may have changed during the
 * request.
 */
export function acceptItem(client: QueryClient, manuscriptId: string, item: Item): void {
  const known = client.getQueryData<Item>(itemKeys.detail(manuscriptId, item.id))
  writeItem(client, manuscriptId, known ? { ...item, comments: known.comments } : item)
}
