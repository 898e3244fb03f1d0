import { Hono } from 'hono'
import { parseBoundedJson } from './bounded-json.ts'
import { type RealtimeClaims, Refusal } from './claims.ts'
import { limits } from './limits.ts'
import type { Content } from './protocol.ts'
import type { Service } from './service.ts'

type Message = { topic: string; event: string; isPrivate: boolean; content: Content }

/** `/realtime/v1/api/broadcast`: sends messages without a socket. */
export function restRoutes(service: Service): Hono {
  const app = new Hono().basePath('/realtime/v1')

  app.post('/api/broadcast', async (c) => {
    const claims = await serviceClaimsOf(service, c.req.raw)
    const body = await readBody(c.req.raw)
    const messages = body && readMessages(body)
    if (messages && messages.length > limits.restMessages)
      return c.json({ message: 'Too many messages' }, 422)
    if (!messages) return c.json({ errors: { messages: ['is invalid'] } }, 422)
    for (const message of messages) {
      // The sender has closed the connection: nobody waits for the rest.
      if (c.req.raw.signal.aborted) break
      // A message that the caller may not send is ignored, as hosted.
      if (await isAllowed(service, message, claims)) service.hub.publish(message)
    }
    return c.body(null, 202)
  })

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const claims = await serviceClaimsOf(service, c.req.raw)
    const body = await readBody(c.req.raw)
    if (!body) return c.json({ message: 'Payload is too large' }, 422)
    const type = c.req.header('content-type') ?? ''
    const content = contentOf(type, body)
    if (content === undefined) return c.json({ message: 'Unsupported Media Type' }, 415)
    if (content === null) return c.json({ message: 'Payload is not JSON' }, 422)
    const { topic, event } = c.req.param()
    const message = { topic, event, isPrivate: c.req.query('private') === 'true', content }
    if (!message.isPrivate) return c.json({ message: 'This project only allows private channels' }, 403)
    if (!(await isAllowed(service, message, claims))) {
      return c.json({ message: `You do not have permissions to write to this Channel topic: ${topic}` }, 403)
    }
    service.hub.publish(message)
    return c.body(null, 202)
  })

  app.notFound((c) => c.json({ message: 'Not Found' }, 404))
  app.onError((error, c) => {
    if (error instanceof Refusal)
      return c.json({ message: error.message }, error.code === 'Forbidden' ? 403 : 401)
    console.error('realtime:', error)
    return c.json({ message: 'Internal Server Error' }, 500)
  })
  return app
}

/** The claims of the service key; other callers send through their socket, whose limits count. */
async function serviceClaimsOf(service: Service, request: Request): Promise<RealtimeClaims> {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const claims = await service.readClaims(bearer ?? request.headers.get('apikey'))
  if (claims.role !== 'service_role')
    throw new Refusal('Forbidden', 'You do not have permissions to write by REST: use a secret key')
  return claims
}

async function isAllowed(service: Service, message: Message, claims: RealtimeClaims): Promise<boolean> {
  return message.isPrivate && (await service.mayWrite(message.topic, claims, 'broadcast'))
}

/** The body, or null when it is longer than a payload may be. */
async function readBody(request: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limits.payloadBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** JSON text or bytes; null for invalid JSON, undefined for another content type. */
function contentOf(type: string, body: Buffer): Content | null | undefined {
  if (/^application\/octet-stream\b/i.test(type)) return { bytes: body }
  if (!/^application\/json\b/i.test(type)) return undefined
  const json = body.toString('utf8')
  return parseBoundedJson(json) === undefined ? null : { json }
}

function readMessages(body: Buffer): Message[] | null {
  const value = parseBoundedJson(body.toString('utf8')) as { messages?: unknown } | null | undefined
  if (!Array.isArray(value?.messages)) return null
  const messages: Message[] = []
  for (const item of value.messages as unknown[]) {
    const { topic, event, payload, private: isPrivate } = (item ?? {}) as Record<string, unknown>
    if (typeof topic !== 'string' || topic === '' || typeof event !== 'string' || event === '') return null
    const content = { json: JSON.stringify(payload ?? {}) }
    messages.push({ topic, event, isPrivate: isPrivate === true, content })
  }
  return messages
}
