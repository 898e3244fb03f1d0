import type { AuthContext } from './context.ts'
import { AuthFailure } from './errors.ts'
import { bearerOf, sameSecret, verifyAccessToken } from './tokens.ts'

/**
 * Lets through the secret key, or a token that says `service_role`. A secret key beside somebody's own token runs as
 * that somebody, as on hosted Supabase, and is refused here.
 */
export async function requireService(ctx: AuthContext, request: Request): Promise<void> {
  const token = bearerOf(request) ?? request.headers.get('apikey')
  if (!token) throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  if (sameSecret(token, ctx.secretKey)) return
  const role = token.startsWith('sb_') ? 'anon' : (await verifyAccessToken(ctx, token)).role
  if (role !== 'service_role') throw new AuthFailure(403, 'not_admin', 'User not allowed')
}
