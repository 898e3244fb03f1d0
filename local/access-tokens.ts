import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** The private key that signs access tokens, as stored in the data folder. */
export type SigningKey = { kty: string; crv: string; x: string; y: string; d: string; kid: string }

/** Verifies an access token; throws a jose error for a foreign or expired token. */
export type VerifyToken = (token: string) => Promise<JWTPayload>

const algorithm = 'ES256'

/** Creates a key for ES256, the algorithm of new hosted projects. */
export function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' })
  if (!kty || !crv || !x || !y || !d) throw new Error('The signing key is incomplete.')
  return { kty, crv, x, y, d, kid: randomUUID() }
}

/** The public key set that verifies tokens (`/auth/v1/.well-known/jwks.json`). */
export function publicKeySet({ kty, crv, x, y, kid }: SigningKey): JSONWebKeySet {
  return { keys: [{ kty, crv, x, y, kid, alg: algorithm, use: 'sig', key_ops: ['verify'], ext: true }] }
}

/** Creates the verifier of a key's tokens. */
export function createTokenVerifier(key: SigningKey): VerifyToken {
  const keySet = createLocalJWKSet(publicKeySet(key))
  return async (token) => (await jwtVerify(token, keySet, { algorithms: [algorithm] })).payload
}

/** Signs claims with the key; the claims contain their own times. */
export function signToken(key: SigningKey, claims: JWTPayload): Promise<string> {
  const privateKey = createPrivateKey({ key: key as JsonWebKey, format: 'jwk' })
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'JWT' }).sign(privateKey)
}
