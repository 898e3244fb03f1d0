import { createClient } from '@supabase/supabase-js'
import { currentAccessToken } from './auth-token.ts'
import { env } from './env.ts'

/** Supabase's Storage and Realtime, as whoever is signed in; signing in itself is `auth-client.ts`. */
export const supabase = createClient(env.supabaseUrl, env.supabaseKey, { accessToken: currentAccessToken })
