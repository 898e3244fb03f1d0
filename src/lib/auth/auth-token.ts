import { ApiError } from '../api/api-error.ts'
import { isFresh, readStoredAuth } from './auth-storage.ts'

type Auth = typeof import('./auth-client.ts').auth
let loading: Promise<Auth> | null = null

/** Loads Supabase Auth once; a failed load counts as a network error and can be retried. */
export function loadAuth(): Promise<Auth> {
  loading ??= import('./auth-client.ts').then(
    ({ auth }) => auth,
    (error: unknown) => {
      loading = null
      console.warn('Supabase Auth could not be loaded.', error)
      throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached' })
    },
  )
  return loading
}

/** Loads the Auth client whose session is kept in memory. */
export async function loadMemoryAuth(): Promise<Auth> {
  await loadAuth()
  return (await import('./auth-client.ts')).memoryAuth()
}

let isEnding = false

/**
 * Ends the session of this browser; `forget` clears what the app knows of it before the token is gone. A request that
 * finds no token until then is not sent, and fails like one without a connection.
 */
export async function endSession(forget: () => void): Promise<void> {
  isEnding = true
  try {
    const auth = await loadAuth()
    forget()
    await auth.signOut({ scope: 'local' })
  } finally {
    isEnding = false
  }
}

/** True while this browser's session ends: Auth may still report it as open. */
export const isSessionEnding = (): boolean => isEnding

/** The caller's access token, renewed when expired; null when signed out. */
export async function currentAccessToken(): Promise<string | null> {
  const hadSession = isEnding
  if (loading === null) {
    // Reads the stored session first, so that the first screen does not wait for the Auth chunk.
    const stored = readStoredAuth(localStorage)
    if (stored === null) return null
    if (isFresh(stored)) return stored.accessToken
  }
  // Auth answers after the end of a session that is ending.
  const { data } = await (await loadAuth()).getSession()
  const token = data.session?.access_token ?? null
  // The server would refuse the request of a closing screen.
  if (token === null && hadSession)
    throw new ApiError({ status: 0, code: 'network', message: 'The session is ending' })
  return token
}

/** Renews the caller's access token now. */
export async function renewAccessToken(): Promise<string | null> {
  const { data } = await (await loadAuth()).refreshSession()
  return data.session?.access_token ?? null
}
