import { ApiError } from './api-error.ts'
import { comesFromMail, isFresh, readStoredAuth } from './auth-storage.ts'
import { importWithRetry } from './import-with-retry.ts'

type Auth = typeof import('./auth-client.ts').auth
let loading: Promise<Auth> | null = null

/** Loads Supabase Auth once; a failed load counts as a network error and can be retried. */
export function loadAuth(): Promise<Auth> {
  loading ??= importWithRetry(() => import('./auth-client.ts')).then(
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
  return (await importWithRetry(() => import('./auth-client.ts'))).memoryAuth()
}

let isEnding = false

/** Ends the session of this browser; requests that begin meanwhile fail without being sent. */
export async function endSession(): Promise<void> {
  const auth = await loadAuth()
  isEnding = true
  try {
    await auth.signOut({ scope: 'local' })
  } finally {
    isEnding = false
  }
}

/** The caller's access token, renewed when expired; null when signed out. */
export async function currentAccessToken(): Promise<string | null> {
  // Auth answers after the end of the session, and the server would refuse a request without a token.
  if (isEnding) throw new ApiError({ status: 0, code: 'network', message: 'The session is ending' })
  if (loading === null && !comesFromMail(window.location)) {
    // Reads the stored session first, so that the first screen does not wait for the Auth chunk.
    const stored = readStoredAuth(localStorage)
    if (stored === null) return null
    if (isFresh(stored)) return stored.accessToken
  }
  const { data } = await (await loadAuth()).getSession()
  return data.session?.access_token ?? null
}

/** Renews the caller's access token now. */
export async function renewAccessToken(): Promise<string | null> {
  const { data } = await (await loadAuth()).refreshSession()
  return data.session?.access_token ?? null
}
