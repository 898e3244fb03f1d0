import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import postgres, { type Sql } from 'postgres'
import WebSocket from 'ws'
import { type Keys, makeKeys } from '../../local/keys.ts'
import { freePort } from '../../local/ports.ts'
import { bootstrapDatabase, setPasswords } from '../../local/postgres/bootstrap.ts'
import { type Cluster, startCluster } from '../../local/postgres/cluster.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'

/** A Postgres of its own with what every Supabase database has, before any migration. */
export type Database = {
  keys: Keys
  folder: string
  cluster: Cluster
  /** The role migrations run as. */
  sql: Sql
  urlOf(role: 'storage' | 'realtime' | 'supabaseAdmin'): string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a database for one test file. */
export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-parts-'))
  const keys = makeKeys()
  const options = {
    dataDir: join(folder, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    durable: false,
  }
  let cluster = await startCluster(options)
  const url = (role: 'storage' | 'realtime' | 'supabaseAdmin' | 'postgres') =>
    databaseUrl(keys, cluster.port, role)
  const admin = postgres(url('supabaseAdmin'), { max: 1, onnotice: () => undefined })
  await bootstrapDatabase(admin)
  await setPasswords(admin, keys)
  await admin.end()
  const sql = postgres(url('postgres'), { max: 4, onnotice: () => undefined })
  return {
    keys,
    folder,
    get cluster() {
      return cluster
    },
    sql,
    urlOf: url,
    async restart() {
      const { port } = cluster
      await cluster.stop()
      cluster = await startCluster({ ...options, port } as typeof options)
    },
    async stop() {
      await sql.end({ timeout: 1 })
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A part of the embedded Supabase that answers web requests. */
export type Part = {
  fetch(request: Request): Promise<Response>
  handleUpgrade?: (...args: Parameters<UpgradeListener>) => void
}
type UpgradeListener = (
  request: import('node:http').IncomingMessage,
  socket: import('node:stream').Duplex,
  head: Buffer,
) => void

/** Serves a part on a port of this machine. */
export async function serve(
  part: Part,
  port?: number,
): Promise<{ url: string; port: number; close(): Promise<void> }> {
  const listening = port ?? (await freePort())
  const server: Server = createServer(getRequestListener((request) => part.fetch(request)))
  const upgrade = part.handleUpgrade
  if (upgrade) server.on('upgrade', upgrade)
  await new Promise<void>((resolve) => server.listen(listening, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A signed access token like those of Auth. */
export function tokenFor(keys: Keys, sub: string, seconds = 3600, role = 'authenticated'): Promise<string> {
  return new SignJWT({ sub, role, aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(keys.jwtSecret))
}

/** The real client: with a key alone, or in the name of whoever the token names. */
export function clientFor(
  url: string,
  key: string,
  token?: () => Promise<string>,
  realtime: Record<string, unknown> = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never, ...realtime },
    ...(token ? { accessToken: token } : {}),
  })
}
