import type { JWTPayload } from 'jose'
import { publicKeySet, signToken } from '../../local/access-tokens.ts'
import type { Keys } from '../../local/keys.ts'
import { createVerifier, type Verify } from '../../supabase/functions/_shared/http/verify.ts'

/** An access token like those of Auth; given claims replace the defaults. */
export const signTestToken = (
  keys: Keys,
  sub: string,
  claims: JWTPayload = {},
  seconds = 7200,
): Promise<string> =>
  signToken(keys.signingKey, {
    role: 'authenticated',
    aud: 'authenticated',
    sub,
    exp: Math.floor(Date.now() / 1000) + seconds,
    ...claims,
  })

/** Verifies tokens with these keys, like the functions. */
export const verifierOf = (keys: Keys): Verify =>
  createVerifier({ jwks: JSON.stringify(publicKeySet(keys.signingKey)) })
