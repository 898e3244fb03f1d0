import type { SessionResponse } from '@contract/session.ts'

const storageKey = 'quillport-session'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Checks the shape of a session by hand, so that the first screen does not load the schema library; API tests
 * check the schema.
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

/** Reads the stored session if it belongs to this user and has the current shape. */
export function readStoredSession(userId: string, storage: Pick<Storage, 'getItem'>): SessionResponse | null {
  const text = storage.getItem(storageKey)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) && value.userData.uid === userId ? value : null
  } catch {
    // Invalid JSON counts as no stored session, and the server is asked instead.
    return null
  }
}

/** Stores the session for the next start; null removes it. */
export function writeStoredSession(
  session: SessionResponse | null,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  if (session === null) storage.removeItem(storageKey)
  else storage.setItem(storageKey, JSON.stringify(session))
}
