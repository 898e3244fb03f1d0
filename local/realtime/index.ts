import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import type { SigningKey } from '../access-tokens.ts'
import { Admission } from './admission.ts'
import { createClaimsReader, Refusal } from './claims.ts'
import { Connection } from './connection.ts'
import { startFeed } from './feed.ts'
import { Hub } from './hub.ts'
import { limits } from './limits.ts'
import { restRoutes } from './rest.ts'
import { Service } from './service.ts'

/** The options of Realtime: a database where it owns the schema realtime and may replicate, and the keys. */
type RealtimeOptions = {
  databaseUrl: string
  signingKey: SigningKey
  publishableKey: string
  secretKey: string
}

/** Supabase Realtime: broadcast and presence over WebSockets. */
export type Realtime = {
  fetch(request: Request): Promise<Response>
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

const pruneEvery = 3_600_000

/**
 * Starts a Realtime for `/realtime/v1/*`; row-level security on realtime.messages decides about private
 * topics.
 */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const sql = createPool(options.databaseUrl, { max: 8 })
  const hub = new Hub()
  const readClaims = createClaimsReader(options)
  const service = new Service(hub, readClaims, sql, () => feed.whenReady(limits.replicationWaitMs))
  const prune = () => sql`
    delete from realtime.messages
    where inserted_at < (now() at time zone 'UTC') - make_interval(hours => ${limits.retentionHours})`
  await prune()
  const feed = await startFeed(options.databaseUrl, sql, hub)

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })
  const connections = new Set<Connection>()
  const admission = new Admission()
  const timers = [
    setInterval(() => {
      for (const connection of connections) connection.reap(Date.now())
    }, limits.reapEveryMs),
    setInterval(() => {
      prune().catch((error: unknown) => console.error('realtime: old messages could not be deleted:', error))
    }, pruneEvery),
  ]
  for (const timer of timers) timer.unref()

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = parseTarget(request.url)
    if (!url) return refuse(socket, 400, 'Bad Request')
    if (url.pathname !== '/realtime/v1/websocket') return refuse(socket, 404, 'Not Found')
    const header = request.headers['x-api-key']
    const apiKey = (typeof header === 'string' ? header : null) ?? url.searchParams.get('apikey')
    if (!apiKey) return refuse(socket, 401, 'API key is missing')
    await readClaims(apiKey)
    if (socket.destroyed) return
    const isFull = connections.size >= limits.connections
    const release = isFull ? null : admission.take(request.socket.remoteAddress ?? '')
    if (!release) return refuse(socket, 429, 'Too many connections')
    socket.on('close', release)
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(service, client, version, apiKey, release)
      connections.add(connection)
      client.on('close', () => connections.delete(connection))
    })
  }

  const app = restRoutes(service)
  return {
    fetch: async (request) => app.fetch(request),
    handleUpgrade(request, socket, head) {
      socket.on('error', () => socket.destroy()) // The client closed the connection before the response.
      upgrade(request, socket, head).catch((error: unknown) => {
        const isRefusal = error instanceof Refusal
        if (!isRefusal) console.error('realtime:', error)
        refuse(socket, isRefusal ? 401 : 500, isRefusal ? error.message : 'Internal Server Error')
      })
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      for (const connection of connections) connection.end()
      await feed.close()
      sockets.close()
      for (const client of sockets.clients) client.terminate()
      await sql.end({ timeout: 5 })
    },
  }
}

/** The URL of a request target; null for a malformed one such as `//`. */
function parseTarget(target = '/'): URL | null {
  try {
    return new URL(target, 'http://localhost')
  } catch {
    return null
  }
}

function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
