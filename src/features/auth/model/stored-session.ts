import type { SessionAnswer } from '@contract/session.ts'

const storageKey = 'quillport-session'

/** Reads the session stored at the last visit if it is this user's and still has today's shape (spec 3, "Stored session"). */
export async function readStoredSession(
  userId: string,
  storage: Pick<Storage, 'getItem'>,
): Promise<SessionAnswer | null> {
  const text = storage.getItem(storageKey)
  if (text === null) return null
  const { sessionAnswer } = await import('@contract/session.ts')
  try {
    const parsed = sessionAnswer.safeParse(JSON.parse(text))
    return parsed.success && parsed.data.userData.uid === userId ? parsed.data : null
  } catch {
    // Damaged text in the browser's storage is as good as none: the server is asked again.
    return null
  }
}

/** Stores the session for the next start, or forgets it. */
export function writeStoredSession(
  session: SessionAnswer | null,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  if (session === null) storage.removeItem(storageKey)
  else storage.setItem(storageKey, JSON.stringify(session))
}
