import type { Item } from '@contract/items.ts'
import { conflictingItem } from '@/features/manuscripts/api/conflict.ts'
import { ApiError } from '@/lib/api-error.ts'

/** Why a save did not happen, as far as the editor acts on it. */
export type SaveFailure =
  /** No answer came, or the server stumbled: the same again later. */
  | { kind: 'offline' }
  | { kind: 'later' }
  /** Somebody else saved first; `theirs` is what is stored now. */
  | { kind: 'conflict'; theirs: Item }
  /** The session is over: what is written waits for the next one. */
  | { kind: 'signed-out' }
  /** The item was erased, or is no longer shared with the caller. */
  | { kind: 'gone' }
  /** The caller may read and no longer write. */
  | { kind: 'forbidden' }
  /** The server understood and said no: sending the same again cannot help. */
  | { kind: 'refused'; message: string }

/** Reads a failed save; what nobody expected is tried again later, never dropped. */
export function toSaveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'later' }
  if (error.isNetwork) return { kind: 'offline' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 403) return { kind: 'forbidden' }
  if (error.status === 404) return { kind: 'gone' }
  if (error.status === 409) {
    const theirs = conflictingItem(error)
    return theirs ? { kind: 'conflict', theirs } : { kind: 'later' }
  }
  if (error.status === 408 || error.status === 429 || error.status >= 500) return { kind: 'later' }
  return { kind: 'refused', message: Object.values(error.fields)[0] ?? error.message }
}
