import type { z } from 'zod'
import { isRefusalReason, type RefusalReason } from '../contract/errors.ts'
import type { Ctx } from './context.ts'
import { HttpError, invalid, refuseField } from './errors.ts'

/** 256 kB: the limit of a body without a document. */
export const SMALL_BODY = 256 * 1024
/** 8 MB: the limit of a body with a document of {@link MAX_DOC_BYTES} and its notes, or with a message. */
export const DOCUMENT_BODY = 8 * 1024 * 1024
/** The deepest nesting of a body, because deeper values could overflow the stack; documents have their own limit. */
const MOST_LEVELS = 100
/** The most values and properties of a large body: those of the largest document with marks on every word. */
export const MOST_PARTS = 1_000_000
/** The time in which a body must have arrived. */
export const BODY_MS = 20_000

/** Reads the body as JSON for any content type; an empty body reads as `{}`. */
export async function readJson(c: Ctx, limit: number): Promise<unknown> {
  const { text, isLarge } = await readText(c, limit)
  if (isLarge) await c.var.enterParsing?.()
  let value: unknown
  try {
    value = text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new HttpError('invalid_json', { cause })
  }
  // Only an escape can produce such a character, so the costly check is rare.
  if (/\\u(0000|d[89a-f])/i.test(text) && !isStorable(value)) throw new HttpError('invalid_text')
  if (limit === SMALL_BODY && isDeeper(value, MOST_LEVELS)) throw refuseField('body', 'too_complex')
  return value
}

/** The first value of each query parameter; refuses characters that Postgres cannot store. */
export function storableQuery(c: Ctx): Record<string, string> {
  const query = c.req.query()
  if (!isStorable(query)) throw new HttpError('invalid_text')
  return query
}

/** Parses input with its schema; throws 422 with the first reason of each field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: reasonOf })
  if (parsed.success) return parsed.data
  // A Map, because names come from the client and an object inherits names such as `constructor`.
  const fields = new Map<string, RefusalReason>()
  const inside: string[] = []
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? 'body')
    if (fields.has(name)) continue
    fields.set(name, isRefusalReason(message) ? message : 'invalid_value')
    if (path.length > 1) inside.push(path.join('.'))
  }
  throw invalid(Object.fromEntries(fields), inside)
}

/** The reason of an issue without its own. */
function reasonOf(issue: z.core.$ZodRawIssue): RefusalReason {
  const { code, input, origin } = issue
  if (code === 'invalid_type' && input === undefined) return 'required'
  if (code === 'too_small')
    return origin === 'string' && Number(issue.minimum) === 1 ? 'required' : 'invalid_value'
  return code === 'too_big' && origin === 'string' ? 'too_long' : 'invalid_value'
}

/** Reads the whole body; a large one then waits for its turn, so that a slow client takes no slot. */
async function readText(c: Ctx, limit: number): Promise<{ text: string; isLarge: boolean }> {
  const bytes = await readBody(c, limit)
  const isLarge = bytes.byteLength > SMALL_BODY
  if (isLarge) {
    if (hasTooManyParts(bytes)) throw refuseField('body', 'too_complex')
    await c.var.enterLarge?.()
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isLarge }
  } catch (cause) {
    throw new HttpError('invalid_json', { cause })
  }
}

/** Reads a body of any type; throws 413 for a longer one. */
export async function readBody(c: Ctx, limit: number): Promise<Uint8Array> {
  const request = c.req.raw
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpError('too_large')
  return request.body ? readBytes(c, request.body, limit) : new Uint8Array()
}

async function readBytes(c: Ctx, body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }, BODY_MS)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) throw new HttpError('timeout')
      if (done) break
      size += value.byteLength
      if (size > limit) throw new HttpError('too_large')
      if (size > SMALL_BODY) c.var.holdBytes?.(chunks.length === 0 ? size : value.byteLength)
      chunks.push(value)
    }
  } catch (error) {
    if (!isLate) void reader.cancel().catch(() => undefined)
    if (error instanceof HttpError) throw error
    throw isLate ? new HttpError('timeout') : new HttpError('invalid_json', { cause: error })
  } finally {
    clearTimeout(timer)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/** Counts values in JSON that is not parsed yet, because parsed empty values need many times their bytes. */
function hasTooManyParts(json: Uint8Array): boolean {
  let parts = 0
  let isText = false
  for (let at = 0; at < json.byteLength; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) isText = !isText
    else if (isText) at += byte === BACKSLASH ? 1 : 0
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) parts += 1
  }
  return parts > MOST_PARTS
}

/** Returns whether arrays and objects are nested deeper than `levels`. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** Returns whether Postgres can store every string inside: no NUL and no unpaired surrogate. */
function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || /\p{Surrogate}/u.test(next)) return false
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) waiting.push(key, inner)
    }
  }
  return true
}
