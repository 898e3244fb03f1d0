import type { AuthContext } from './context.ts'
import { sameSecret } from './tokens.ts'

/**
 * The network address a request came from, as the gateway saw it. A server that signs people in for them names their
 * address in `sb-forwarded-for`, as on hosted Supabase, and is believed when it has the secret key.
 */
export function addressOf(ctx: AuthContext, request: Request): string {
  const passedOn = request.headers.get('sb-forwarded-for')?.split(',')[0]?.trim()
  if (passedOn && sameSecret(request.headers.get('apikey') ?? '', ctx.secretKey)) return passedOn
  return request.headers.get('x-forwarded-for') ?? ''
}
