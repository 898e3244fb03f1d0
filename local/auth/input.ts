import { z } from 'zod'
import { AuthFailure, badJson } from './errors.ts'

/** Parses a JSON body with its schema; an empty body counts as `{}`. */
export async function readAuthBody<T extends z.ZodType>(request: Request, schema: T): Promise<z.infer<T>> {
  const text = await request.text()
  let value: unknown
  try {
    value = JSON.parse(text || '{}')
  } catch {
    throw badJson()
  }
  if (isDeeper(value, maxLevels)) throw badJson()
  // Only an escape can produce such a character, so the full scan is rarely needed.
  if (/\\u(0000|d[89a-f])/i.test(text) && !isStorable(value)) throw notStorable()
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AuthFailure(
    400,
    'validation_failed',
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
  )
}

/** An e-mail address, normalised for storage. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .pipe(z.email('Unable to validate email address: invalid format'))

/** The PKCE fields of a request, which make the link carry a code instead of a session. */
export const pkceSchema = z.object({
  code_challenge: z.string().min(43).max(128).nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
})

/** Deeper nesting could overflow the stack when the value is serialized. */
const maxLevels = 100

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** The limit is low because every access token contains the metadata. */
const maxMetadataBytes = 16 * 1024

/** The profile fields that the user or an administrator sets. */
export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((value) => isShort(value), { error: 'Metadata must not be longer than 16 kB' })

/** Merges a change into metadata; refuses a result that is too long. */
export function mergeMetadata(
  before: Record<string, unknown> | null,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...before, ...change }
  if (!isShort(merged)) {
    throw new AuthFailure(400, 'validation_failed', 'data: Metadata must not be longer than 16 kB')
  }
  return merged
}

const isShort = (value: object) => Buffer.byteLength(JSON.stringify(value)) <= maxMetadataBytes

/** Refuses passwords that are too short or longer than bcrypt reads. */
export function checkPassword(password: string, minLength: number): void {
  if (password.length < minLength) {
    throw new AuthFailure(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  }
  if (Buffer.byteLength(password) > 72) {
    throw new AuthFailure(400, 'validation_failed', 'Password cannot be longer than 72 characters')
  }
}

/** Refuses text that Postgres cannot store: a NUL, or half of a surrogate pair. */
export function checkStorable(text: string): void {
  if (!isStorable(text)) throw notStorable()
}

const notStorable = () =>
  new AuthFailure(400, 'validation_failed', 'The request holds characters that cannot be stored')

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
