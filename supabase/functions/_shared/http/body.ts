import type { z } from 'zod'
import type { Ctx } from './context.ts'
import { HttpError, invalid } from './errors.ts'

/** 256 kB: the limit of a body without a document. */
export const SMALL_BODY = 256 * 1024
/** 8 MB: the limit of a body with a document of {@link MAX_DOC_BYTES} and its notes, or with a message. */
export const DOCUMENT_BODY = 8 * 1024 * 1024
/** The deepest nesting of a body, because deeper values could overflow the stack; documents have their own limit. */
const MOST_LEVELS = 100

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
  if (limit === SMALL_BODY && isDeeper(value, MOST_LEVELS))
    throw invalid({ body: 'This is nested too deeply' })
  return value
}

/** The first value of each query parameter; refuses characters that Postgres cannot store. */
export function storableQuery(c: Ctx): Record<string, string> {
  const query = c.req.query()
  if (!isStorable(query)) throw new HttpError('invalid_text')
  return query
}

/** Parses input with its schema; throws 422 with the first message of each field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: sentenceOf })
  if (parsed.success) return parsed.data
  // A Map, because names come from the client and an object inherits names such as `constructor`.
  const fields = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? 'body')
    const inner = issue.path.slice(1).join('.')
    if (!fields.has(name)) fields.set(name, inner === '' ? issue.message : `${issue.message} (at ${inner})`)
  }
  throw invalid(Object.fromEntries(fields))
}

/** The default message of an issue without its own message, in plain English. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue
  if (code === 'invalid_type' && input === undefined) return 'This is required'
  if (code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) === 1 ? 'This is required' : `At least ${issue.minimum} characters`
  }
  if (code === 'too_small') return `At least ${issue.minimum}`
  if (code === 'too_big') return `At most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
  return 'This is not valid'
}

async function readText(c: Ctx, limit: number): Promise<{ text: string; isLarge: boolean }> {
  const request = c.req.raw
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw new HttpError('too_large')
  let isLarge = announced > SMALL_BODY
  if (isLarge) await c.var.enterLarge?.()
  if (!request.body) return { text: '', isLarge }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body.getReader()
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { text: text + decoder.decode(), isLarge }
      size += value.byteLength
      if (size > limit) {
        await reader.cancel()
        throw new HttpError('too_large')
      }
      if (!isLarge && size > SMALL_BODY) {
        isLarge = true
        await c.var.enterLarge?.()
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError('invalid_json', { cause: error })
  }
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
