import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload } from 'jose'
import { signToken } from '../access-tokens.ts'
import type { AuthContext } from './context.ts'
import { AuthFailure } from './errors.ts'
import type { AuthUser } from './users.ts'

/** The claims of a verified access token. */
export type AccessTokenClaims = { sub: string; session_id: string; role: string; email?: string; exp: number }

/** Signs the access token of a session with the claims of hosted Supabase. */
export async function signAccessToken(
  ctx: AuthContext,
  user: AuthUser,
  session: { id: string; aal: string; amr: { method: string; timestamp: number }[] },
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + ctx.config.jwtExpirySeconds
  const token = await signToken(ctx.signingKey, {
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
    iss: `${ctx.publicUrl}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    iat: issuedAt,
    exp: expiresAt,
  })
  return { token, expiresAt }
}

/** Verifies an access token; refuses a token that is foreign, expired or without a subject. */
export async function verifyAccessToken(ctx: AuthContext, token: string): Promise<AccessTokenClaims> {
  try {
    return (await ctx.verifyToken(token)) as JWTPayload & AccessTokenClaims
  } catch (error) {
    const reason = error instanceof errors.JWTExpired ? 'token is expired' : 'signature is invalid'
    throw new AuthFailure(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
  }
}

/** The bearer token of the Authorization header, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hash(a), hash(b))
}

export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url')
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** The stored form of a mailed code. */
export const codeHash = (email: string, code: string): string =>
  createHash('sha224').update(`${email}${code}`).digest('hex')
