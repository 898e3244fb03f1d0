import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createVerifier } from '../../supabase/functions/_shared/http/verify.ts'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'
import { createTokenVerifier, makeSigningKey, publicKeySet, signToken } from '../access-tokens.ts'
import { loadKeys } from '../keys.ts'
import { clientFor } from '../testing/test-servers.ts'

let supabase: TestSupabase
beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: '/nonexistent' })
})
afterAll(() => supabase.close())

const signIn = async () => {
  const client = supabase.client()
  const { data, error } = await client.auth.signInWithPassword({
    email: 'client@demo.com',
    password: 'quillport-demo',
  })
  if (error) throw error
  return { client, token: data.session.access_token, user: data.user }
}
const now = () => Math.floor(Date.now() / 1000)
const claims = (sub: string) => ({
  sub,
  role: 'authenticated',
  aud: 'authenticated',
  iat: now(),
  exp: now() + 600,
})

describe('access tokens', () => {
  it('are signed with ES256, and the public key is readable without an API key', async () => {
    const { token } = await signIn()
    const header = decodeProtectedHeader(token)
    expect(header.alg).toBe('ES256')
    const answer = await fetch(`${supabase.url}/auth/v1/.well-known/jwks.json`)
    expect(answer.status).toBe(200)
    const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] }
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: header.kid })
    expect(keys[0]).not.toHaveProperty('d')
  })

  it('are verified by getClaims without asking Auth for the user', async () => {
    const { client, token, user } = await signIn()
    const asked = vi.spyOn(client.auth, 'getUser')
    const { data, error } = await client.auth.getClaims(token)
    expect(error).toBeNull()
    expect(data?.claims).toMatchObject({ sub: user.id, role: 'authenticated' })
    expect(data?.header.alg).toBe('ES256')
    expect(asked).not.toHaveBeenCalled()
    const [head = '', body = '', signature = ''] = token.split('.')
    const other = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...other, sub: 'somebody-else' })).toString('base64url')
    expect((await client.auth.getClaims(`${head}.${forged}.${signature}`)).error).not.toBeNull()
  })

  it('are verified by the functions with the key set', async () => {
    const { token, user } = await signIn()
    const verify = createVerifier({ jwks: JSON.stringify(publicKeySet(supabase.database.keys.signingKey)) })
    expect(await verify(token)).toMatchObject({ sub: user.id })
    expect(await verify(await signToken(makeSigningKey(), claims(user.id)))).toBeNull()
  })

  it('with another key, or with the former secret, are refused', async () => {
    const { user } = await signIn()
    const { keys } = supabase.database
    const legacy = await new SignJWT(claims(user.id))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(keys.jwtSecret))
    const foreign = await signToken(makeSigningKey(), claims(user.id))
    const sameName = await signToken({ ...makeSigningKey(), kid: keys.signingKey.kid }, claims(user.id))
    for (const token of [legacy, foreign, sameName]) {
      expect((await supabase.client().auth.getUser(token)).error?.code).toBe('bad_jwt')
      const storage = await clientFor(
        supabase.url,
        keys.publishableKey,
        async () => token,
      ).storage.listBuckets()
      expect(storage.error).not.toBeNull()
    }
  })
})

describe('keys of a data folder', () => {
  it('created before ES256 get a signing key once, and keep everything else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quillport-keys-'))
    try {
      const { signingKey, ...before } = loadKeys(folder)
      expect(signingKey.crv).toBe('P-256')
      const file = join(folder, 'keys.json')
      writeFileSync(file, JSON.stringify(before))
      const migrated = loadKeys(folder)
      expect(migrated).toMatchObject(before)
      expect(loadKeys(folder)).toEqual(migrated)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(migrated)
      expect(statSync(file).mode & 0o077).toBe(0)
      const token = await signToken(migrated.signingKey, claims('a'))
      expect(await createTokenVerifier(migrated.signingKey)(token)).toMatchObject({ sub: 'a' })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
