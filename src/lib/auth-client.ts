import { AuthClient } from '@supabase/auth-js'
import { authStorageKey } from './auth-storage.ts'
import { env } from './env.ts'
import { takeInvitation } from './invitation.ts'

// Before Auth's client reads the address itself.
const invitation = takeInvitation(window.location, window.history)

/**
 * Supabase Auth alone. It comes in a chunk of its own after the first screen: import it through `loadAuth` of `auth-token.ts`
 * wherever that screen could reach (docs/decisions/0011).
 */
export const auth = new AuthClient({
  url: `${env.supabaseUrl}/auth/v1`,
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  storageKey: authStorageKey,
  flowType: 'pkce',
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
})

// Whoever loads Auth waits for it: the invited is signed in from the first moment. A link that no longer holds leaves nobody.
if (invitation) await auth.setSession(invitation)
