import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { SentMail } from '../../local/mail/outbox.ts'
import { type EmbeddedSupabase, type SupabaseOptions, startSupabase } from '../../local/supabase.ts'
import { freePort } from '../../local/tcp-ports.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** An embedded Supabase on a separate database, with the real client. */
export type TestSupabase = {
  url: string
  appUrl: string
  database: TestDatabase
  embedded: EmbeddedSupabase
  logs: string[]
  /** A client like in a browser: the publishable key and a separate session. */
  client(options?: SupabaseClientOptions<'public'>['auth']): SupabaseClient
  /** A client like on a server: the secret key. */
  service(): SupabaseClient
  /** The newest mail to an address. */
  mail(to: string): Promise<SentMail>
  close(): Promise<void>
}

/** Starts an embedded Supabase on a free port on a clone of the test database. */
export async function startTestSupabase(options: Partial<SupabaseOptions> = {}): Promise<TestSupabase> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'quillport-supabase-'))
  const supabasePort = await freePort()
  const appUrl = `http://127.0.0.1:${await freePort()}`
  const logs: string[] = []
  const { keys } = database
  const embedded = await startSupabase({
    dataDir,
    keys,
    postgresPort: database.port,
    supabasePort,
    mailPort: await freePort(),
    appUrl,
    database: database.name,
    log: (name, line) => logs.push(`[${name}] ${line}`),
    ...options,
  })
  const make = (key: string, auth: SupabaseClientOptions<'public'>['auth'] = {}) =>
    createClient(embedded.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...auth },
      // Node 20 has no WebSocket.
      realtime: { transport: WebSocket as never },
    })
  return {
    url: embedded.url,
    appUrl,
    database,
    embedded,
    logs,
    client: (auth) => make(keys.publishableKey, auth),
    service: () => make(keys.secretKey),
    async mail(to) {
      const answer = await fetch(`${embedded.mailUrl}/api/messages?to=${encodeURIComponent(to)}`)
      const [newest] = (await answer.json()) as SentMail[]
      if (!newest) throw new Error(`No mail was sent to ${to}.`)
      return newest
    },
    async close() {
      await embedded.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
