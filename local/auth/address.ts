import type { AuthContext } from './context.ts'
import { sameSecret } from './tokens.ts'

/**
 * The client's network address, as the gateway saw it. A caller with the secret key may pass its user's
 * address in `sb-forwarded-for`, as on hosted Supabase.
 */
export function addressOf(ctx: AuthContext, request: Request): string {
  const passedOn = request.headers.get('sb-forwarded-for')?.split(',')[0]?.trim()
  if (passedOn && sameSecret(request.headers.get('apikey') ?? '', ctx.secretKey)) return passedOn
  return request.headers.get('x-forwarded-for') ?? ''
}
