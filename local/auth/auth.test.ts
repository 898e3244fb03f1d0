import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'
import { newEmail, password, peopleOf, startAuth } from '../testing/auth-people.ts'

let supabase: TestSupabase
const { signUp, signedIn, openLink } = peopleOf(() => supabase)

beforeAll(async () => {
  supabase = await startAuth()
})
afterAll(() => supabase.close())

describe('sign-up', () => {
  it('requires a confirmed address before a password sign-in', async () => {
    const email = newEmail()
    const client = supabase.client()
    const made = await client.auth.signUp({ email, password })
    expect(made.data.session).toBeNull()
    expect(made.data.user?.email).toBe(email)
    const early = await client.auth.signInWithPassword({ email, password })
    expect(early.error?.code).toBe('email_not_confirmed')
    const target = await openLink((await supabase.mail(email)).link)
    expect(target.href).toMatch(`${supabase.appUrl}/build/`)
    expect(new URLSearchParams(target.hash.slice(1)).get('type')).toBe('signup')
    const later = await client.auth.signInWithPassword({ email, password })
    expect(later.data.user?.email_confirmed_at).toBeTruthy()
  })

  it('accepts the mailed code instead of the link', async () => {
    const email = newEmail()
    const client = supabase.client()
    await client.auth.signUp({ email, password })
    const { code } = await supabase.mail(email)
    const wrong = await client.auth.verifyOtp({
      email,
      token: '000000' === code ? '111111' : '000000',
      type: 'signup',
    })
    expect(wrong.error?.code).toBe('otp_expired')
    const right = await client.auth.verifyOtp({ email, token: code ?? '', type: 'signup' })
    expect(right.data.session?.access_token).toBeTruthy()
  })

  it('accepts a link once', async () => {
    const email = newEmail()
    await supabase.client().auth.signUp({ email, password })
    const { link } = await supabase.mail(email)
    await openLink(link)
    const again = await openLink(link)
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
  })

  it('answers alike for an address with an account', async () => {
    const { email } = await signUp()
    const again = await supabase.client().auth.signUp({ email, password: 'another password' })
    expect(again.error).toBeNull()
    expect(again.data.user?.identities).toHaveLength(1)
    const stillOld = await supabase.client().auth.signInWithPassword({ email, password: 'another password' })
    expect(stillOld.error?.code).toBe('invalid_credentials')
  })

  it('a password set before confirmation by another person is not confirmed by the owner of the mailbox', async () => {
    const email = newEmail()
    const client = supabase.client()
    const signUpWith = (secret: string) => client.auth.signUp({ email, password: secret })
    await signUpWith(password)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect((await signUpWith('the stranger’s')).error).toBeNull()
    await openLink((await supabase.mail(email)).link)
    for (const secret of [password, 'the stranger’s']) {
      const { error } = await client.auth.signInWithPassword({ email, password: secret })
      expect(error?.code).toBe('invalid_credentials')
    }
  })

  it('limits guesses of a mailed code', async () => {
    const email = newEmail()
    const client = supabase.client()
    await client.auth.signUp({ email, password })
    const { code } = await supabase.mail(email)
    const guess = (token: string) => client.auth.verifyOtp({ email, token, type: 'signup' })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let at = 0; at < 60; at += 1) expect((await guess(wrong)).error?.code).toBe('otp_expired')
    expect((await guess(code ?? '')).error?.code).toBe('over_request_rate_limit')
  })

  it('refuses weak passwords and invalid addresses', async () => {
    const weak = await supabase.client().auth.signUp({ email: newEmail(), password: 'short' })
    expect(weak.error?.code).toBe('weak_password')
    const bad = await supabase.client().auth.signUp({ email: 'not an address', password })
    expect(bad.error?.code).toBe('validation_failed')
  })

  it('never takes a role from the metadata', async () => {
    const email = newEmail()
    await signUp(email, { role: 'admin', full_name: 'Mallory' })
    const { data } = await supabase.client().auth.signInWithPassword({ email, password })
    expect(data.user?.role).toBe('authenticated')
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    const [row] = await supabase.database.owner`
      select r.role from private.user_roles r where r.user_id = ${data.user?.id ?? ''}`
    expect(row?.role).toBe('client')
  })

  it('redirects links to the app only', async () => {
    const email = newEmail()
    await supabase
      .client()
      .auth.signUp({ email, password, options: { emailRedirectTo: 'https://evil.example/steal' } })
    const target = await openLink((await supabase.mail(email)).link)
    expect(target.origin).toBe(supabase.appUrl)
  })

  it('exchanges the code of a PKCE link once, and only with the verifier', async () => {
    const store = new Map<string, string>()
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    }
    const client = supabase.client({ flowType: 'pkce', persistSession: true, storage })
    const email = newEmail()
    await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${supabase.appUrl}/build/login` },
    })
    const target = await openLink((await supabase.mail(email)).link)
    expect(target.pathname).toBe('/build/login')
    const code = target.searchParams.get('code') ?? ''
    const outsider = await fetch(`${supabase.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: supabase.database.keys.publishableKey },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(56) }),
    })
    expect(await outsider.json()).toMatchObject({ error_code: 'bad_code_verifier' })
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await fetch(`${supabase.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: supabase.database.keys.publishableKey },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(56) }),
    })
    expect(await again.json()).toMatchObject({ error_code: 'flow_state_not_found' })
  })
})

describe('sign-in', () => {
  it('issues the claims that policies and clients use', async () => {
    const { session, user } = await signedIn()
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      sub: user.id,
      role: 'authenticated',
      aud: 'authenticated',
      email: user.email,
      aal: 'aal1',
    })
    expect(claims.exp - claims.iat).toBe(3600)
    expect(claims.session_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(claims.amr[0].method).toBe('password')
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signUp()
    const wrong = await supabase.client().auth.signInWithPassword({ email, password: 'wrong password' })
    const unknown = await supabase.client().auth.signInWithPassword({ email: newEmail(), password })
    expect(wrong.error?.message).toBe(unknown.error?.message)
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  it('accepts the seeded accounts', async () => {
    for (const name of ['admin', 'auth', 'manager', 'user', 'client']) {
      const { error } = await supabase
        .client()
        .auth.signInWithPassword({ email: `${name}@demo.com`, password: 'quillport-demo' })
      expect(error, name).toBeNull()
    }
  })

  it('refuses guesses after 30 wrong passwords', async () => {
    const { email } = await signUp()
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 31; i += 1) {
      const { error } = await supabase
        .client()
        .auth.signInWithPassword({ email, password: `guess number ${i}` })
      codes.push(error?.code)
    }
    expect(codes).toEqual([...Array(30).fill('invalid_credentials'), 'over_request_rate_limit'])
  })
})

describe('limits', () => {
  it('delay a second mail of one kind', async () => {
    const strict = await startTestSupabase({
      without: ['storage', 'realtime'],
      functionsDir: '/nonexistent',
      authConfig: { mailIntervalSeconds: 60 },
    })
    try {
      const email = newEmail()
      expect((await strict.client().auth.signUp({ email, password })).error).toBeNull()
      const second = await strict.client().auth.resend({ type: 'signup', email })
      expect(second.error?.code).toBe('over_email_send_rate_limit')
    } finally {
      await strict.close()
    }
  })

  it('do not replace the API key: a call without one is refused', async () => {
    const bare = await fetch(`${supabase.url}/auth/v1/settings`)
    expect(bare.status).toBe(401)
    const wrong = await fetch(`${supabase.url}/auth/v1/settings`, {
      headers: { apikey: 'sb_publishable_wrong' },
    })
    expect(wrong.status).toBe(401)
  })
})
