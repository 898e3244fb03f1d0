import type { SessionResponse } from '@contract/session.ts'

const storageKey = 'quillport-session'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Whether a value has the shape of a session. By hand, not by the contract's schema: this stands between a visitor
 * and the first screen, and the schema library would have to be loaded first. The API's tests hold the answer to the schema.
 */
export function isSession(value: unknown): value is SessionResponse {
  if (!isRecord(value) || !isRecord(value.userData) || !Array.isArray(value.userAbilityRules)) return false
  const { uid, fullName, email, role } = value.userData
  return (
    [uid, fullName, email, role].every((field) => typeof field === 'string') &&
    value.userAbilityRules.every(
      (rule) => isRecord(rule) && typeof rule.action === 'string' && typeof rule.subject === 'string',
    )
  )
}

/** Reads the session stored at the last visit if it is this user's and still has today's shape. */
export function readStoredSession(userId: string, storage: Pick<Storage, 'getItem'>): SessionResponse | null {
  const text = storage.getItem(storageKey)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) && value.userData.uid === userId ? value : null
  } catch {
    // Damaged text in the browser's storage is as good as none: the server is asked again.
    return null
  }
}

/** Stores the session for the next start, or forgets it. */
export function writeStoredSession(
  session: SessionResponse | null,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  if (session === null) storage.removeItem(storageKey)
  else storage.setItem(storageKey, JSON.stringify(session))
}
