import { z } from 'zod'
import { AuthFailure, badJson } from './errors.ts'

/** Reads a JSON body by its schema; an empty body counts as `{}`. */
export async function readBody<T extends z.ZodType>(request: Request, schema: T): Promise<z.infer<T>> {
  let value: unknown
  try {
    value = JSON.parse((await request.text()) || '{}')
  } catch {
    throw badJson()
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AuthFailure(
    400,
    'validation_failed',
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
  )
}

/** An e-mail address in the form it is stored in. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .pipe(z.email('Unable to validate email address: invalid format'))

/** The part of a PKCE request that asks for a code instead of a session in the link. */
export const pkceSchema = z.object({
  code_challenge: z.string().min(43).max(128).nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
})

export const metadataSchema = z.record(z.string(), z.unknown())

/** Refuses passwords that are too short, or longer than bcrypt reads. */
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
