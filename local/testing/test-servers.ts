import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { signTestToken } from '../../tests/support/access-token.ts'
import { listenOn, toListener } from '../gateway/listen.ts'
import { createSupabaseGateway } from '../gateway/supabase.ts'
import type { Keys } from '../keys.ts'
import { freePort } from '../tcp-ports.ts'

/** Part of the embedded Supabase, in its state at a request. */
export type ServerPart = {
  storage?: (request: Request) => Promise<Response>
  realtime?: (request: Request) => Promise<Response>
  onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** A gateway with one service; closing it cuts every connection, like a kill. */
export type Served = { url: string; port: number; close(): Promise<void> }

/** Serves a part through the real gateway, on a port that can be used again after a stop. */
export async function serve(keys: Keys, part: ServerPart, port?: number): Promise<Served> {
  const missing = { fetch: async () => new Response(null, { status: 503 }) }
  const gateway = createSupabaseGateway({
    auth: missing,
    storage: part.storage ? { fetch: part.storage } : null,
    realtime: part.realtime ? { fetch: part.realtime } : null,
    functions: {
      names: [],
      fetch: missing.fetch,
      warm: async () => undefined,
      restart: async () => undefined,
      close: async () => undefined,
    },
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
  })
  const chosen = port ?? (await freePort())
  const fetch = (request: Request) => gateway.fetch(request)
  const listening = await listenOn(chosen, toListener(fetch), 'PORT', part.onUpgrade)
  const sockets = new Set<Socket>()
  listening.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  return {
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    async close() {
      for (const socket of sockets) socket.destroy()
      await listening.close()
    },
  }
}

/** A signed access token like those of Auth. */
export function tokenFor(keys: Keys, sub: string, seconds = 3600): Promise<string> {
  return signTestToken(keys, sub, {}, seconds)
}

/** The real client: with a key only, or as the person of the token. */
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
