import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { StartError } from '../settings.ts'

/** A listening server and its shutdown. */
export type Listening = { server: Server; close(): Promise<void> }

/**
 * Adapts a fetch handler to a node listener; the request's `x-forwarded-for` is always the client's real
 * address.
 */
export function toListener(fetch: (request: Request) => Response | Promise<Response>): RequestListener {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false }) as RequestListener
  return (incoming, outgoing) => {
    const address = incoming.socket.remoteAddress ?? ''
    // Node stores the headers twice, and a request is read from either.
    incoming.headers['x-forwarded-for'] = address
    incoming.rawHeaders = [
      ...withoutHeader(incoming.rawHeaders, 'x-forwarded-for'),
      'x-forwarded-for',
      address,
    ]
    listener(incoming, outgoing)
  }
}

/** Removes a header from node's raw headers, a flat list of names and values. */
const withoutHeader = (raw: string[], name: string) =>
  raw.filter((_, at) => raw[at - (at % 2)]?.toLowerCase() !== name)

/** Listens on a port of 127.0.0.1. */
export async function listenOn(
  port: number,
  listener: RequestListener,
  variable: string,
  onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<Listening> {
  const server = createServer(listener)
  // A part of an upload may take long; a client that sends nothing must not hold a connection for ever.
  server.requestTimeout = 15 * 60_000
  server.headersTimeout = 30_000
  server.keepAliveTimeout = 65_000
  if (onUpgrade) server.on('upgrade', onUpgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? portTaken(port, variable) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Sockets and event streams never become idle, so they are closed after a short delay.
        setTimeout(() => server.closeAllConnections(), 300).unref()
      }),
  }
}

/** The error for a port that another process uses. */
export const portTaken = (port: number, variable: string) =>
  new StartError(
    `Port ${port} is in use by another program. Stop it, or choose another port: ${variable}=<port> npm start`,
  )
