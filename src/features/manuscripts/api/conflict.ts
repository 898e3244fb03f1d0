import type { Item } from '@contract/items.ts'
import { ApiError } from '@/lib/api-error.ts'

/**
 * The item as it is stored now, where a write was refused because somebody else was faster (409); null for any other error.
 * It is taken as our own API sends it, like the answer the writing room opens with (docs/decisions/0012).
 */
export function conflictingItem(error: unknown): Item | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { item } = (error.body ?? {}) as { item?: Item }
  return typeof item?.id === 'string' && typeof item.revision === 'number' ? item : null
}
