import { env } from '../api/env.ts'

/** The storage key that Supabase's own client would use, so that both read the same session. */
export const authStorageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`

/** The fields of a stored session that are read before Supabase Auth is loaded. */
export type StoredAuth = { userId: string; accessToken: string; expiresAt: number }

/** Auth renews a token this many seconds before it expires; until then the stored token is sent unchanged. */
const marginSeconds = 90

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the session that Supabase Auth stored; null when there is none or its shape is unknown. */
export function readStoredAuth(storage: Pick<Storage, 'getItem'>): StoredAuth | null {
  try {
    const session: unknown = JSON.parse(storage.getItem(authStorageKey) ?? 'null')
    if (!isRecord(session) || !isRecord(session.user)) return null
    const { access_token: accessToken, expires_at: expiresAt } = session
    const { id: userId } = session.user
    if (typeof accessToken !== 'string' || typeof userId !== 'string') return null
    return { userId, accessToken, expiresAt: typeof expiresAt === 'number' ? expiresAt : 0 }
  } catch {
    // Damaged JSON or blocked storage: the Auth client decides instead.
    return null
  }
}

/** Returns the id of the person whose session is stored, before Supabase Auth is loaded; null without one. */
export const storedUserId = (): string | null => readStoredAuth(localStorage)?.userId ?? null

/** True while a stored token can still be sent. */
export const isFresh = ({ expiresAt }: StoredAuth, nowMs = Date.now()): boolean =>
  expiresAt - marginSeconds > nowMs / 1000
