import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'

/** The claims of a verified access token; all of them become `request.jwt.claims`. */
export type Claims = { sub: string; role: 'authenticated'; [claim: string]: unknown }

/** Returns the claims of a token, or null when it is not valid. */
export type Verify = (token: string) => Promise<Claims | null>

type Keys = { jwks?: string | undefined; supabaseUrl?: string | undefined }

/** The form of a person's id and of a tab's. */
export const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Creates the verifier with the project's signing keys, configured or fetched; refuses tokens without a user, such as
 * the publishable or service key.
 */
export function createVerifier(keys: Keys): Verify {
  const check = checker(keys)
  return async (token) => {
    try {
      const { payload } = await check(token)
      if (payload.role !== 'authenticated' || !UUID.test(payload.sub ?? '')) return null
      return payload as Claims
    } catch (error) {
      if (isUnreachable(error)) throw error
      return null
    }
  }
}

function checker({ jwks, supabaseUrl }: Keys) {
  const claims = { audience: 'authenticated', requiredClaims: ['exp', 'sub'], clockTolerance: 5 }
  const algorithms = ['ES256', 'RS256', 'EdDSA']
  if (jwks) {
    const local = createLocalJWKSet(JSON.parse(jwks) as JSONWebKeySet)
    return (token: string) => jwtVerify(token, local, { ...claims, algorithms })
  }
  const remote = createRemoteJWKSet(new URL('/auth/v1/.well-known/jwks.json', supabaseUrl))
  return (token: string) => jwtVerify(token, remote, { ...claims, algorithms })
}

/** Returns whether the keys could not be fetched; the token may be valid, so this is an outage and no 401. */
function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return error instanceof TypeError || code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC'
}
