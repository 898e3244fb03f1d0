import { AuthClient } from '@supabase/auth-js'
import { authStorageKey } from './auth-storage.ts'
import { env } from './env.ts'
import { takeInvitation } from './invitation.ts'

// Must run before the Auth client reads the URL.
const invitation = takeInvitation(window.location, window.history)

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
  flowType: 'pkce',
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
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

// Every caller of `loadAuth` waits for this session; an expired invitation leaves the visitor signed out.
if (invitation) await auth.setSession(invitation)
