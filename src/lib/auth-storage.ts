import { env } from './env.ts'

/** The key under which Supabase's own client would store a session, so that what is stored fits both. */
export const authStorageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`

/** What is needed of a stored session before Supabase Auth is loaded. */
export type StoredAuth = { userId: string; accessToken: string; expiresAt: number }

/** Auth renews a token this long before its end; until then the stored one is used as it is. */
const marginSeconds = 90

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the session Supabase Auth stored, or null when there is none in the shape of today. */
export function readStoredAuth(storage: Pick<Storage, 'getItem'>): StoredAuth | null {
  try {
    const session: unknown = JSON.parse(storage.getItem(authStorageKey) ?? 'null')
    if (!isRecord(session) || !isRecord(session.user)) return null
    const { access_token: accessToken, expires_at: expiresAt } = session
    const { id: userId } = session.user
    if (typeof accessToken !== 'string' || typeof userId !== 'string') return null
    return { userId, accessToken, expiresAt: typeof expiresAt === 'number' ? expiresAt : 0 }
  } catch {
    // Damaged text, or a browser that forbids storage: Auth itself is asked and says what is so.
    return null
  }
}

/** Whether a stored token can still be sent. */
export const isFresh = ({ expiresAt }: StoredAuth, nowMs = Date.now()): boolean =>
  expiresAt - marginSeconds > nowMs / 1000

/** Whether an address comes from a mail of Auth (confirmation, recovery, invitation) and holds what only Auth can read. */
export function comesFromMail({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  const has = (text: string) =>
    ['code', 'access_token', 'error_code', 'error_description'].some((name) =>
      new URLSearchParams(text).has(name),
    )
  return has(search) || has(hash.slice(1))
}
