import { createClient } from '@supabase/supabase-js'
import { currentAccessToken } from '../auth/auth-token.ts'
import { env } from './env.ts'

/** Supabase Storage and Realtime with the current session; `auth-client.ts` handles sign-in. */
export const supabase = createClient(env.supabaseUrl, env.supabaseKey, { accessToken: currentAccessToken })
