import type { AuthContext } from './context.ts'
import { AuthFailure } from './errors.ts'
import { bearerOf, sameSecret, verifyAccessToken } from './tokens.ts'

/**
 * Requires the secret key or a `service_role` token. A secret key with a user's token acts as that user, as
 * on hosted Supabase, and is refused.
 */
export async function requireService(ctx: AuthContext, request: Request): Promise<void> {
  const token = bearerOf(request) ?? request.headers.get('apikey')
  if (!token) throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  if (sameSecret(token, ctx.secretKey)) return
  const role = token.startsWith('sb_') ? 'anon' : (await verifyAccessToken(ctx, token)).role
  if (role !== 'service_role') throw new AuthFailure(403, 'not_admin', 'User not allowed')
}
