import { readFile, writeFile } from 'node:fs/promises'
import { AuthClient } from '@supabase/auth-js'
import { APP_URL, DATA_FOLDER, SUPABASE_URL, statePath } from './support/addresses.ts'
import { chromiumPath, expectBrowserStarts } from './support/chromium.ts'

/** The demo accounts. */
const ROLES = ['admin', 'auth', 'manager', 'user', 'client'] as const
const PASSWORD = 'quillport-demo'

/**
 * Checks that the browser starts, and signs every demo account in once and stores its browser state, so that the walks
 * of all screens start signed in.
 */
async function setUp(): Promise<void> {
  await expectBrowserStarts(await chromiumPath())
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

export default setUp
