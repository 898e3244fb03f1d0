import { parseBoundedJson } from './bounded-json.ts'

/** The two wire formats of supabase-js: 1.0.0 is JSON objects, 2.0.0 JSON arrays and binary broadcasts. */
export type Version = '1.0.0' | '2.0.0'

/** The content of a broadcast: unparsed JSON text, or bytes. */
export type Content = { json: string } | { bytes: Buffer }

/** A frame from a client; a broadcast's content is kept unparsed beside the payload. */
export type SocketFrame = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
  broadcast?: { event: string; content: Content }
}

type Fields = { joinRef?: unknown; ref?: unknown; topic?: unknown; event?: unknown; payload?: unknown }

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

/** Decodes a frame; null for a malformed one, which is dropped without closing the connection. */
export function decode(version: Version, data: Buffer, isBinary: boolean): SocketFrame | null {
  return isBinary ? decodePush(data) : decodeText(version, data.toString('utf8'))
}

function decodeText(version: Version, text: string): SocketFrame | null {
  const value = parseBoundedJson(text)
  if (typeof value !== 'object' || value === null) return null
  const fields = version === '2.0.0' ? fromArray(value) : fromObject(value as Record<string, unknown>)
  const topic = asText(fields?.topic)
  const event = asText(fields?.event)
  if (!fields || topic === null || event === null) return null
  const payload = (typeof fields.payload === 'object' && fields.payload ? fields.payload : {}) as Record<
    string,
    unknown
  >
  const frame = { joinRef: asText(fields.joinRef), ref: asText(fields.ref), topic, event, payload }
  if (event !== 'broadcast' || typeof payload.event !== 'string') return frame
  return {
    ...frame,
    broadcast: { event: payload.event, content: { json: JSON.stringify(payload.payload ?? {}) } },
  }
}

function fromArray(value: object): Fields | null {
  if (!Array.isArray(value) || value.length !== 5) return null
  const [joinRef, ref, topic, event, payload] = value as unknown[]
  return { joinRef, ref, topic, event, payload }
}

const fromObject = (value: Record<string, unknown>): Fields => ({
  joinRef: value.join_ref,
  ref: value.ref,
  topic: value.topic,
  event: value.event,
  payload: value.payload,
})

/** Kind 3: six lengths and the encoding, then join ref, ref, topic, event, metadata and content. */
function decodePush(data: Buffer): SocketFrame | null {
  if (data[0] !== 3 || data.length < 7) return null
  let at = 7
  const take = (length = 0) => {
    at += length
    return data.toString('utf8', at - length, at)
  }
  const [joinRef, ref, topic, event] = [take(data[1]), take(data[2]), take(data[3]), take(data[4])]
  at += data[5] ?? 0
  if (at > data.length || topic === undefined || event === undefined) return null
  const rest = data.subarray(at)
  const isJson = data[6] === 1
  const json = isJson ? rest.toString('utf8') : ''
  if (isJson && parseBoundedJson(json) === undefined) return null
  const content = isJson ? { json } : { bytes: Buffer.from(rest) }
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {},
    broadcast: { event, content },
  }
}

/** Encodes any frame except a binary broadcast. */
export function encode(
  version: Version,
  frame: { joinRef?: string | null; ref?: string | null; topic: string; event: string; payload: unknown },
): string {
  const { joinRef = null, ref = null, topic, event, payload } = frame
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
}

/** Encodes a broadcast; null for bytes to a client of version 1.0.0, which cannot carry them. */
export function encodeBroadcast(
  version: Version,
  topic: string,
  broadcast: { event: string; content: Content; meta?: Record<string, unknown> | undefined },
): string | Buffer | null {
  const { event, content, meta } = broadcast
  const head = [topic, event, meta ? JSON.stringify(meta) : ''].map((text) => Buffer.from(text))
  const fits = head.every((part) => part.length <= 255)
  if (version === '2.0.0' && fits) {
    const isJson = 'json' in content
    const lengths = Buffer.from([4, ...head.map((part) => part.length), isJson ? 1 : 0])
    return Buffer.concat([lengths, ...head, isJson ? Buffer.from(content.json) : content.bytes])
  }
  if (!('json' in content)) return null
  const payload = {
    type: 'broadcast',
    event,
    payload: JSON.parse(content.json) as unknown,
    ...(meta ? { meta } : {}),
  }
  return encode(version, { topic, event: 'broadcast', payload })
}
