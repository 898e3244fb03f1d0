import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { projectRoot } from './settings.ts'

type Shared = { databaseUrl: string; jwtSecret: string; publishableKey: string; secretKey: string }
type Service = { fetch(request: Request): Promise<Response>; close(): Promise<void> }

/** Realtime as the gateway sees it. */
export type Realtime = Service & {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Opens Storage over a folder of files. */
export async function openStorage(
  options: Shared & { filesDir: string; publicUrl: string },
): Promise<Service | null> {
  const module = await optional('storage')
  return module ? (module.createStorage as (o: typeof options) => Promise<Service>)(options) : null
}

/** Opens Realtime over the database's replication. */
export async function openRealtime(options: Shared): Promise<Realtime | null> {
  const module = await optional('realtime')
  return module ? (module.createRealtime as (o: typeof options) => Promise<Realtime>)(options) : null
}

async function optional(name: string): Promise<Record<string, unknown> | null> {
  const file = join(projectRoot, 'local', name, 'index.ts')
  return existsSync(file) ? ((await import(file)) as Record<string, unknown>) : null
}
