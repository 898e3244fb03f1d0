import { AuthClient } from '@supabase/auth-js'
import { authStorageKey } from './auth-storage.ts'
import { env } from './env.ts'

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
