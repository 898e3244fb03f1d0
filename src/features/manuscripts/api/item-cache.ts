import type { Item, ItemSummary } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { branchIds } from '../model/item-operations.ts'
import { itemsQuery } from './items.ts'
import { itemKeys } from './keys.ts'

/** The fields of an item that the binder holds. */
export function toSummary(item: Item): ItemSummary {
  const { content: _c, text: _t, notesContent: _n, details: _d, comments: _m, files: _f, ...summary } = item
  return summary
}

/** Writes items of an API response into the binder cache. */
export function writeItems(client: QueryClient, manuscriptId: string, changed: readonly ItemSummary[]): void {
  const fresh = new Map(changed.map((item) => [item.id, item]))
  client.setQueryData(itemsQuery(manuscriptId).queryKey, (items) => {
    if (!items) return items
    const next = items.map((item) => {
      const newer = fresh.get(item.id)
      fresh.delete(item.id)
      return newer ?? item
    })
    return [...next, ...fresh.values()]
  })
}

/** Writes a full item of an API response into its own cache and the binder cache. */
export function writeItem(client: QueryClient, manuscriptId: string, item: Item): void {
  client.setQueryData<Item>(itemKeys.detail(manuscriptId, item.id), item)
  writeItems(client, manuscriptId, [toSummary(item)])
}

/** Removes erased items from the caches: a branch, or everything in the trash. */
export function dropItems(
  client: QueryClient,
  manuscriptId: string,
  erased: { branch: string } | 'trash',
): void {
  client.setQueryData(itemsQuery(manuscriptId).queryKey, (items) => {
    if (!items) return items
    const branch = erased === 'trash' ? null : branchIds(items, erased.branch)
    const gone = items.filter((item) => (branch ? branch.has(item.id) : item.inTrash))
    for (const { id } of gone) client.removeQueries({ queryKey: itemKeys.detail(manuscriptId, id) })
    const goneIds = new Set(gone.map(({ id }) => id))
    return items.filter((item) => !goneIds.has(item.id))
  })
}
