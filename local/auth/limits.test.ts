import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSupabase } from '../../tests/support/supabase.ts'
import { newEmail, password, peopleOf, startAuth } from '../testing/auth-people.ts'

/** Fewer than the default of 30, which `auth.test.ts` checks, because hashing a password takes long. */
const FAILED_SIGN_INS = 6

let supabase: TestSupabase
const { signUp, signedIn, openLink } = peopleOf(() => supabase)

beforeAll(async () => {
  supabase = await startAuth({ failedSignIns: FAILED_SIGN_INS })
})
afterAll(() => supabase.close())

/** A call from a network address: a server with the secret key may name the address. */
function call(path: string, body: unknown, from?: string): Promise<Response> {
  const { publishableKey, secretKey } = supabase.database.keys
  return fetch(`${supabase.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: from === undefined ? publishableKey : secretKey,
      ...(from === undefined ? {} : { 'sb-forwarded-for': from }),
    },
    body: JSON.stringify(body),
  })
}
const signIn = (email: string, secret: string, from?: string) =>
  call('/token?grant_type=password', { email, password: secret }, from)
const counted = (answers: Response[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe('wrong passwords', () => {
  it('are refused after the limit, also when sent concurrently', async () => {
    const { email } = await signUp()
    const answers = await times(100, (at) => signIn(email, `guess number ${at}`))
    expect(counted(answers)).toEqual({ 400: FAILED_SIGN_INS, 429: 100 - FAILED_SIGN_INS })
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(200)
  })

  it('from another address do not lock the account', async () => {
    const { email } = await signUp()
    await times(FAILED_SIGN_INS + 1, () => signIn(email, 'a guess', '192.0.2.1'))
    expect((await signIn(email, password, '192.0.2.1')).status).toBe(429)
    expect((await signIn(email, password, '192.0.2.2')).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('for many accounts from one address are refused too, and a success of one account does not reset the count', async () => {
    const { email } = await signUp()
    const from = '192.0.2.3'
    // An address may fail for ten accounts at once.
    const all = FAILED_SIGN_INS * 10
    const answers = await times(all, () => signIn(newEmail(), 'a guess', from))
    expect(counted(answers)).toEqual({ 400: all })
    expect((await signIn(email, password, from)).status).toBe(429)
  })

  it('do not count when the right one follows', async () => {
    const { email } = await signUp()
    const from = '192.0.2.4'
    for (let round = 0; round < 3; round += 1) {
      await times(FAILED_SIGN_INS - 2, () => signIn(email, 'a typing error', from))
      expect((await signIn(email, password, from)).status).toBe(200)
    }
  })

  it('are counted by the address of the connection, whatever the headers contain', async () => {
    const { email } = await signUp()
    const { publishableKey } = supabase.database.keys
    const pretend = (from: string) =>
      fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'x-forwarded-for': from, 'sb-forwarded-for': from },
        body: JSON.stringify({ email, password: 'a guess' }),
      })
    const answers = await times(10, (at) => pretend(`198.51.100.${at}`))
    expect(counted(answers)).toEqual({ 400: FAILED_SIGN_INS, 429: 10 - FAILED_SIGN_INS })
  })
})

describe('wrong codes of a re-authentication', () => {
  it('are refused after 60, so that a stolen session cannot guess a code', async () => {
    const { client, user } = await signedIn()
    await supabase.database.owner`
      update auth.sessions set created_at = now() - interval '2 days' where user_id = ${user.id}`
    await client.auth.reauthenticate()
    const guess = () => client.auth.updateUser({ password: 'a new password', nonce: 'wrong' })
    const codes = (await times(70, guess)).map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'reauthentication_not_valid')).toHaveLength(60)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10)
  })
})

describe('wrong links', () => {
  it('from one address do not block links of other people', async () => {
    const email = newEmail()
    await supabase.client().auth.signUp({ email, password })
    const answers = await times(61, () => call('/verify', { type: 'signup', token_hash: 'x' }, '203.0.113.1'))
    expect(counted(answers)).toEqual({ 403: 60, 429: 1 })
    const target = await openLink((await supabase.mail(email)).link)
    expect(target.searchParams.get('error_code')).toBeNull()
  })
})

describe('a link type', () => {
  it('that does not exist is refused, including names of object properties', async () => {
    for (const type of ['constructor', '__proto__', 'toString', 'nothing', '']) {
      const answer = await call('/verify', { type, token_hash: 'x' })
      expect(answer.status, type).toBe(400)
    }
  })
})

describe('user metadata', () => {
  const tooMuch = { note: 'x'.repeat(17_000) }

  it('of at most 16 kB is accepted at sign-up', async () => {
    const refused = await call('/signup', { email: newEmail(), password, data: tooMuch })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error_code: 'validation_failed' })
    const taken = await call('/signup', { email: newEmail(), password, data: { note: 'x'.repeat(15_000) } })
    expect(taken.status).toBe(200)
  })

  it('cannot grow beyond the limit by updates', async () => {
    const { client } = await signedIn()
    const half = 'x'.repeat(9_000)
    expect((await client.auth.updateUser({ data: { first: half } })).error).toBeNull()
    expect((await client.auth.updateUser({ data: { second: half } })).error?.status).toBe(400)
    expect((await client.auth.updateUser({ data: tooMuch })).error?.status).toBe(400)
  })

  it('is limited for admin calls too', async () => {
    const { admin } = supabase.service().auth
    const made = await admin.createUser({ email: newEmail(), password, user_metadata: tooMuch })
    expect(made.error?.status).toBe(400)
  })
})

describe('a request body', () => {
  it('with characters that cannot be stored is refused', async () => {
    for (const bad of ['\0', '\ud800']) {
      for (const [path, body] of [
        ['/signup', { email: newEmail(), password: `${password}${bad}` }],
        ['/signup', { email: newEmail(), password, data: { [`a${bad}`]: 1 } }],
        ['/token?grant_type=password', { email: newEmail(), password: bad }],
        ['/token?grant_type=refresh_token', { refresh_token: bad }],
        ['/token?grant_type=pkce', { auth_code: bad, code_verifier: 'x' }],
        ['/verify', { type: 'signup', token_hash: bad }],
        ['/verify', { type: 'signup', email: newEmail(), token: bad }],
        ['/otp', { email: newEmail(), data: { name: bad } }],
      ] as const) {
        const answer = await call(path, body)
        expect(answer.status, `${path} ${JSON.stringify(body)}`).toBe(400)
      }
    }
    const link = await fetch(`${supabase.url}/auth/v1/verify?token=%00&type=signup`, { redirect: 'manual' })
    expect(link.status).toBe(400)
  })

  it('with very deep nesting is refused', async () => {
    const answer = await fetch(`${supabase.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: supabase.database.keys.publishableKey },
      body: `{"email":"deep@example.test","password":"${password}","data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    })
    expect(answer.status).toBe(400)
  })

  it('gets a response with a content type that browsers do not sniff', async () => {
    const answers = [await call('/signup', {}), await call('/nowhere', {}), await signIn(newEmail(), 'x')]
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

// Last, because these count at the address of all other tests.
describe('wrong links opened by a browser', () => {
  it('are refused after 60, also when sent concurrently', async () => {
    const answers = await times(100, () =>
      fetch(`${supabase.url}/auth/v1/verify?token=x&type=signup`, { redirect: 'manual' }),
    )
    const codes = answers.map((answer) =>
      new URL(answer.headers.get('location') ?? '').searchParams.get('error_code'),
    )
    expect(codes.filter((code) => code === 'otp_expired')).toHaveLength(60)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(40)
  })
})
