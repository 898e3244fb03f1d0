import type { Item } from '@contract/items.ts'
import { ApiError } from '@/lib/api/api-error.ts'

/** The stored item from a 409 response; null for any other error (docs/decisions/0032). */
export function conflictingItem(error: unknown): Item | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { item } = (error.body ?? {}) as { item?: Item }
  return typeof item?.id === 'string' && typeof item.revision === 'number' ? item : null
}
