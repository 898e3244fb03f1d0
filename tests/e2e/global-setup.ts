import { readFile, writeFile } from 'node:fs/promises'
import { AuthClient } from '@supabase/auth-js'
import { APP_URL, DATA_FOLDER, SUPABASE_URL, statePath } from './support/addresses.ts'

/** The demo accounts of the journeys. */
const ROLES = ['admin', 'auth', 'manager', 'user', 'client'] as const
const PASSWORD = 'quillport-demo'

/** Signs every demo account in once and stores its browser state, so that journeys start signed in. */
async function signInAll(): Promise<void> {
  const keys = JSON.parse(await readFile(`${DATA_FOLDER}/keys.json`, 'utf8')) as { publishableKey: string }
  const signIn = async (role: (typeof ROLES)[number]) => {
    const auth = new AuthClient({
      url: `${SUPABASE_URL}/auth/v1`,
      headers: { apikey: keys.publishableKey },
      persistSession: false,
      autoRefreshToken: false,
    })
    const { data, error } = await auth.signInWithPassword({
      email: `${role}@demo.com`,
      password: PASSWORD,
    })
    if (error) throw error
    const localStorage = [{ name: 'sb-127-auth-token', value: JSON.stringify(data.session) }]
    await writeFile(
      statePath(role),
      JSON.stringify({ cookies: [], origins: [{ origin: APP_URL, localStorage }] }),
    )
  }
  await Promise.all(ROLES.map(signIn))
}

export default signInAll
