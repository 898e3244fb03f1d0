import { readStoredAuth } from '../auth-storage.ts'
import { collectionPrefix } from './local-collection.ts'

/** Whether an account is the one whose token a call would carry. */
export const isSignedIn = (uid: string): boolean => readStoredAuth(localStorage)?.userId === uid

type Stored = { state?: string; notBefore?: number }

function readState(text: string): Stored {
  try {
    return (JSON.parse(text) ?? {}) as Stored
  } catch {
    // No entry of an outbox; the outbox skips it as well.
    return { state: 'refused' }
  }
}

/**
 * Returns when the next entry of an outbox is to be sent, or null when none waits; a refused entry waits for its writer.
 * It reads the device itself, so that the code that sends is loaded only when something is due.
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
