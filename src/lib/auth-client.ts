import { AuthClient } from '@supabase/auth-js'
import { env } from './env.ts'

/** The key Supabase's own client would use, so that a stored session fits both. */
const storageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`

/**
 * Supabase Auth alone: all that signing in and calling our API need. Storage and Realtime are in `supabase.ts`,
 * which screens load later.
 */
export const auth = new AuthClient({
  url: `${env.supabaseUrl}/auth/v1`,
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  storageKey,
  flowType: 'pkce',
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
})

/** The caller's access token, renewed when it has run out, or null when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}

/** Renews the caller's access token now. */
export async function renewAccessToken(): Promise<string | null> {
  const { data } = await auth.refreshSession()
  return data.session?.access_token ?? null
}
