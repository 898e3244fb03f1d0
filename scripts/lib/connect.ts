import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import { loadKeys } from '../../local/keys.ts'
import { ImportFailure } from './import-failure.ts'

const DEFAULT_SUPABASE = 'http://127.0.0.1:54321'

/** Where a command of the terminal finds the app and its Supabase. */
export type ConnectOptions = {
  /** The app's origin. */
  appUrl: string
  /** The URL and key of Supabase from the environment; otherwise the app provides them. */
  supabaseUrl: string | null
  supabaseKey: string | null
  /** The data folder of the embedded Supabase. */
  dataDir: string
}

/** The Auth client, URL and key of the Supabase that the app uses. */
export async function connectSupabase(
  options: ConnectOptions,
): Promise<{ auth: InstanceType<typeof AuthClient>; url: string; key: string }> {
  const { supabaseUrl: url, supabaseKey: key } =
    options.supabaseUrl && options.supabaseKey ? options : await readAppConfig(options)
  if (!url || !key) throw new ImportFailure(`${options.appUrl} does not provide the URL of its Supabase.`)
  // Only Auth: the whole client prints a notice on Node 20.
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
  return { auth, url, key }
}

/** Reads the URL and key of Supabase from the app's page, or from its data folder when it serves no page. */
async function readAppConfig(
  options: ConnectOptions,
): Promise<{ supabaseUrl: string | null; supabaseKey: string | null }> {
  const page = await fetch(`${options.appUrl}/build/`).catch(() => {
    throw new ImportFailure(
      `No server responds at ${options.appUrl}. Start Quillport first (npm start), or set PORT.`,
    )
  })
  const json = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/s.exec(
    await page.text(),
  )?.[1]
  const config = json ? (JSON.parse(json) as { supabaseUrl?: string; supabaseKey?: string }) : {}
  const keyFile = join(options.dataDir, 'keys.json')
  const ownKey = () => (existsSync(keyFile) ? loadKeys(options.dataDir).publishableKey : null)
  return {
    supabaseUrl: options.supabaseUrl ?? config.supabaseUrl ?? DEFAULT_SUPABASE,
    supabaseKey: options.supabaseKey ?? config.supabaseKey ?? ownKey(),
  }
}
