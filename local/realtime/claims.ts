import { errors, type JWTPayload } from 'jose'
import { createTokenVerifier, type SigningKey, type VerifyToken } from '../access-tokens.ts'
import { sameSecret } from '../auth/tokens.ts'

/** A reason for refusing, in the format `Code: message`. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  get reason(): string {
    return `${this.code}: ${this.message}`
  }
}

/** The claims of the user or key that joined a channel. */
export type RealtimeClaims = JWTPayload & { role: string; exp: number }

/** Converts a token or a key to claims; throws a Refusal. */
export type ClaimsReader = (token: string | null | undefined) => Promise<RealtimeClaims>

const roles = new Set(['anon', 'authenticated', 'service_role'])

/** Creates the reader for these secrets; keys never expire. */
export function createClaimsReader(keys: {
  signingKey: SigningKey
  publishableKey: string
  secretKey: string
}): ClaimsReader {
  const verifyToken = createTokenVerifier(keys.signingKey)
  const forever = Number.MAX_SAFE_INTEGER / 1000
  return async (token) => {
    if (!token) throw new Refusal('MalformedJWT', 'The token provided is not a valid JWT')
    if (sameSecret(token, keys.publishableKey)) return { role: 'anon', exp: forever }
    if (sameSecret(token, keys.secretKey)) return { role: 'service_role', exp: forever }
    const payload = await verify(token, verifyToken)
    if (typeof payload.role !== 'string' || !roles.has(payload.role) || typeof payload.exp !== 'number') {
      throw new Refusal('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')
    }
    return payload as RealtimeClaims
  }
}

async function verify(token: string, verifyToken: VerifyToken): Promise<JWTPayload> {
  try {
    return await verifyToken(token)
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const seconds = Math.max(0, Math.floor(Date.now() / 1000) - Number(error.payload.exp))
      throw new Refusal('InvalidJWTToken', `Token has expired ${seconds} seconds ago`)
    }
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
      throw new Refusal('JwtSignatureError', 'Failed to validate JWT signature')
    }
    if (error instanceof errors.JOSEError) {
      throw new Refusal('MalformedJWT', 'The token provided is not a valid JWT')
    }
    throw error
  }
}
