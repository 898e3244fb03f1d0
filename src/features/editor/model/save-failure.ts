import type { Item } from '@contract/items.ts'
import { conflictingItem } from '@/features/manuscripts/api/conflict.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { refusalMessage } from '@/lib/api/refusal.ts'

/** Why a save failed, as far as the editor handles it differently. */
export type SaveFailure =
  /** No response or a server error: retried later. */
  | { kind: 'offline' }
  | { kind: 'later' }
  /** Another user saved first; `theirs` is the stored item. */
  | { kind: 'conflict'; theirs: Item }
  /** The session ended: changes wait for the next sign-in. */
  | { kind: 'signed-out' }
  /** The item was deleted or is no longer shared with the user. */
  | { kind: 'deleted' }
  /** The user may read but no longer write. */
  | { kind: 'forbidden' }
  /** The server rejected the change: a retry cannot succeed. */
  | { kind: 'refused'; message: string }

/** Classifies a failed save; an unknown error is retried later, never dropped. */
export function toSaveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'later' }
  if (error.isNetwork) return { kind: 'offline' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 403) return { kind: 'forbidden' }
  if (error.status === 404) return { kind: 'deleted' }
  if (error.status === 409) {
    const theirs = conflictingItem(error)
    return theirs ? { kind: 'conflict', theirs } : { kind: 'later' }
  }
  if (error.status === 408 || error.status === 429 || error.status >= 500) return { kind: 'later' }
  return {
    kind: 'refused',
    message: Object.values(error.fields)[0] ?? refusalMessage(error) ?? error.message,
  }
}
