import { AuthClient } from '@supabase/auth-js'
import { env } from '../api/env.ts'
import { authStorageKey } from './auth-storage.ts'

const project = {
  url: `${env.supabaseUrl}/auth/v1`,
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
}

/**
 * The Supabase Auth client alone, in a lazy chunk; code that the first screen reaches imports it through
 * `loadAuth` (docs/decisions/0011).
 */
export const auth = new AuthClient({
  ...project,
  storageKey: authStorageKey,
  persistSession: true,
  autoRefreshToken: true,
  // No link signs this browser in: mailed links carry a token that a page of the app verifies.
  detectSessionInUrl: false,
})

type Auth = InstanceType<typeof AuthClient>
let memory: Auth | undefined

/** The Auth client whose session is kept in memory, to sign in without a change of the current session. */
export function memoryAuth(): Auth {
  // A second client of one storage key is a warning of the library.
  memory ??= new AuthClient({
    ...project,
    storageKey: `${authStorageKey}-memory`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
  return memory
}
