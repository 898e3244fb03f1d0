import { storedUserId } from '../auth-storage.ts'
import { collectionPrefix } from './local-collection.ts'

/** Returns whether the current access token belongs to an account. */
export const isSignedIn = (uid: string): boolean => storedUserId() === uid

type Stored = { state?: string; notBefore?: number }

function readState(text: string): Stored {
  try {
    return (JSON.parse(text) ?? {}) as Stored
  } catch {
    // The value is no entry; the outbox skips it as well.
    return { state: 'refused' }
  }
}

/**
 * Returns the time of the next pending entry, or null; reads the device itself, because the sending code is loaded on
 * demand.
 */
export function nextDue(name: string, uid: string): number | null {
  const prefix = collectionPrefix(name, uid)
  const times = Object.entries(localStorage).flatMap(([key, text]) => {
    if (!key.startsWith(prefix)) return []
    const { state, notBefore } = readState(String(text))
    return state === 'refused' ? [] : [state === 'held' ? (notBefore ?? 0) : 0]
  })
  return times.length === 0 ? null : Math.min(...times)
}
