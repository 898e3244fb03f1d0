import type { ItemSummary } from '@contract/items.ts'

/** The state of an item after a change; a deleted item has only its id. */
export type ItemHint = Pick<ItemSummary, 'id'> &
  Partial<Pick<ItemSummary, 'revision' | 'parentId' | 'position' | 'inTrash'>>

const isHint = (value: unknown): value is ItemHint =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** The database names at most this many items in one event. */
const MAX_HINTED = 50

/** The items of an event's payload; null when any item may have changed. */
export function readItemHints(items: unknown): readonly ItemHint[] | null {
  if (!Array.isArray(items) || items.length === 0 || items.length >= MAX_HINTED) return null
  return items.every(isHint) ? items : null
}

/** True when `known` has the hinted state or a newer one, for example after this tab's own change. */
export function isKnown(hint: ItemHint, known: ItemSummary | undefined): boolean {
  if (hint.revision === undefined) return known === undefined
  return (
    known !== undefined &&
    known.revision >= hint.revision &&
    known.parentId === hint.parentId &&
    known.position === hint.position &&
    known.inTrash === hint.inTrash
  )
}
