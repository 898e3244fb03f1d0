import { createClient } from '@supabase/supabase-js'
import { env } from './env.ts'

/** Supabase for what does not go through our API: Auth, Storage and Realtime. */
export const supabase = createClient(env.supabaseUrl, env.supabaseKey, {
  auth: { flowType: 'pkce', persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
})
