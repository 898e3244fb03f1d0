import { errors, type JWTPayload } from 'jose'
import { createTokenVerifier, type SigningKey } from '../access-tokens.ts'
import { sameSecret } from '../auth/tokens.ts'
import { failures } from './errors.ts'

/** The role and user of a call. */
export type StorageCaller = {
  role: 'anon' | 'authenticated' | 'service_role'
  sub: string | null
  claims: JWTPayload
}

/** The secrets that identify callers. */
type CallerKeys = { signingKey: SigningKey; publishableKey: string; secretKey: string }

const roles = new Set(['anon', 'authenticated', 'service_role'])

/**
 * Creates the function that identifies a request's caller: a user's token takes precedence over the API key;
 * null without either.
 */
export function createCallerReader(keys: CallerKeys): (request: Request) => Promise<StorageCaller | null> {
  const verifyToken = createTokenVerifier(keys.signingKey)

  async function read(token: string): Promise<StorageCaller> {
    if (sameSecret(token, keys.publishableKey)) return { role: 'anon', sub: null, claims: { role: 'anon' } }
    if (sameSecret(token, keys.secretKey)) {
      return { role: 'service_role', sub: null, claims: { role: 'service_role' } }
    }
    try {
      const payload = await verifyToken(token)
      const role = payload.role
      if (typeof role !== 'string' || !roles.has(role)) throw failures.accessDenied('Invalid JWT role')
      return { role: role as StorageCaller['role'], sub: payload.sub ?? null, claims: payload }
    } catch (error) {
      if (error instanceof errors.JOSEError) throw failures.accessDenied(error.message)
      throw error
    }
  }

  return async (request) => {
    const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const token = bearer ?? request.headers.get('apikey')
    return token ? read(token) : null
  }
}
