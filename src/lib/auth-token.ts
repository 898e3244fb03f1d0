import { ApiError } from './api-error.ts'
import { comesFromMail, isFresh, readStoredAuth } from './auth-storage.ts'

type Auth = typeof import('./auth-client.ts').auth
let loading: Promise<Auth> | null = null

/** Loads Supabase Auth, once; a load that failed counts as a lost connection and can be tried again. */
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

/** The caller's access token, renewed when it has run out, or null when nobody is signed in. */
export async function currentAccessToken(): Promise<string | null> {
  if (loading === null && !comesFromMail(window.location)) {
    // Before Auth is there its store is read: the first screen need not wait for it.
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
