import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

let supabase: TestSupabase
let counter = 0

beforeAll(async () => {
  supabase = await startTestSupabase({
    without: ['storage', 'realtime'],
    functionsDir: '/nonexistent',
    authConfig: { refreshReuseSeconds: 0, mailIntervalSeconds: 0 },
  })
})
afterAll(() => supabase.close())

const password = 'correct horse battery'
const newEmail = () => `person${++counter}@example.test`

/** Follows a mailed link as a browser would, and returns where it leads. */
async function follow(link: string | null): Promise<URL> {
  if (!link) throw new Error('The mail has no link.')
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

async function signUp(email = newEmail(), data?: Record<string, unknown>) {
  const client = supabase.client()
  const { error } = await client.auth.signUp({ email, password, options: { ...(data ? { data } : {}) } })
  expect(error).toBeNull()
  const target = await follow((await supabase.mail(email)).link)
  return { email, target, client }
}

async function signedIn() {
  const { email, client } = await signUp()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  if (!data.session || !data.user) throw new Error('Not signed in.')
  return { email, client, session: data.session, user: data.user }
}

describe('sign-up', () => {
  it('asks for the address to be confirmed before a password signs in', async () => {
    const email = newEmail()
    const client = supabase.client()
    const made = await client.auth.signUp({ email, password })
    expect(made.data.session).toBeNull()
    expect(made.data.user?.email).toBe(email)
    const early = await client.auth.signInWithPassword({ email, password })
    expect(early.error?.code).toBe('email_not_confirmed')
    const target = await follow((await supabase.mail(email)).link)
    expect(target.href).toMatch(`${supabase.appUrl}/build/`)
    expect(new URLSearchParams(target.hash.slice(1)).get('type')).toBe('signup')
    const later = await client.auth.signInWithPassword({ email, password })
    expect(later.data.user?.email_confirmed_at).toBeTruthy()
  })

  it('lets the mailed code be typed instead of the link', async () => {
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

  it('uses a link up', async () => {
    const email = newEmail()
    await supabase.client().auth.signUp({ email, password })
    const { link } = await supabase.mail(email)
    await follow(link)
    const again = await follow(link)
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
  })

  it('does not tell that an address has an account', async () => {
    const { email } = await signUp()
    const again = await supabase.client().auth.signUp({ email, password: 'another password' })
    expect(again.error).toBeNull()
    expect(again.data.user?.identities).toEqual([])
    const stillOld = await supabase.client().auth.signInWithPassword({ email, password: 'another password' })
    expect(stillOld.error?.code).toBe('invalid_credentials')
  })

  it('refuses weak passwords and addresses that are none', async () => {
    const weak = await supabase.client().auth.signUp({ email: newEmail(), password: 'short' })
    expect(weak.error?.code).toBe('weak_password')
    const bad = await supabase.client().auth.signUp({ email: 'not an address', password })
    expect(bad.error?.code).toBe('validation_failed')
  })

  it('never takes a role from what the person sends', async () => {
    const email = newEmail()
    await signUp(email, { role: 'admin', full_name: 'Mallory' })
    const { data } = await supabase.client().auth.signInWithPassword({ email, password })
    expect(data.user?.role).toBe('authenticated')
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    const [row] = await supabase.database.owner`
      select r.role from private.user_roles r where r.user_id = ${data.user?.id ?? ''}`
    expect(row?.role).toBe('client')
  })

  it('sends links only to the app', async () => {
    const email = newEmail()
    await supabase
      .client()
      .auth.signUp({ email, password, options: { emailRedirectTo: 'https://evil.example/steal' } })
    const target = await follow((await supabase.mail(email)).link)
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
    const target = await follow((await supabase.mail(email)).link)
    expect(target.pathname).toBe('/build/login')
    const code = target.searchParams.get('code') ?? ''
    const stranger = await fetch(`${supabase.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: supabase.database.keys.publishableKey },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(56) }),
    })
    expect(await stranger.json()).toMatchObject({ error_code: 'bad_code_verifier' })
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
  it('carries the claims policies and clients rely on', async () => {
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

  it('stops guessing after too many wrong passwords', async () => {
    const { email } = await signUp()
    const codes = new Set<string | undefined>()
    for (let i = 0; i < 31; i += 1) {
      const { error } = await supabase
        .client()
        .auth.signInWithPassword({ email, password: `guess number ${i}` })
      codes.add(error?.code)
    }
    expect(codes).toEqual(new Set(['invalid_credentials', 'over_request_rate_limit']))
  })
})

describe('refresh', () => {
  it('rotates the token and keeps the session', async () => {
    const { client, session } = await signedIn()
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.user?.id).toBe(session.user.id)
  })

  it('gives a client that lost the answer the same live token again', async () => {
    const { session } = await signedIn()
    const first = await supabase.client().auth.refreshSession(session)
    const second = await supabase.client().auth.refreshSession(session)
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  })

  it('ends the session when an old token comes back', async () => {
    const { session } = await signedIn()
    const second = await supabase.client().auth.refreshSession(session)
    const third = await supabase
      .client()
      .auth.refreshSession({ refresh_token: second.data.session?.refresh_token ?? '' })
    expect(third.error).toBeNull()
    const stolen = await supabase.client().auth.refreshSession(session)
    expect(stolen.error?.code).toBe('refresh_token_already_used')
    const live = await supabase
      .client()
      .auth.refreshSession({ refresh_token: third.data.session?.refresh_token ?? '' })
    expect(live.error?.code).toBe('refresh_token_not_found')
  })

  it('lets two tabs refresh at the same moment', async () => {
    const { session } = await signedIn()
    const answers = await Promise.all([1, 2, 3, 4].map(() => supabase.client().auth.refreshSession(session)))
    const tokens = new Set(answers.map((answer) => answer.data.session?.refresh_token))
    expect(tokens.size).toBe(1)
    expect(answers.every((answer) => answer.error === null)).toBe(true)
  })
})

describe('sign-out', () => {
  const threeSessions = async () => {
    const { email } = await signUp()
    const clients = [supabase.client(), supabase.client(), supabase.client()] as const
    for (const client of clients) await client.auth.signInWithPassword({ email, password })
    const isIn = async (client: (typeof clients)[number]) => (await client.auth.getUser()).error === null
    return { clients, isIn }
  }

  it('local ends this session alone', async () => {
    const { clients, isIn } = await threeSessions()
    const before = (await clients[0].auth.getSession()).data.session
    await clients[0].auth.signOut({ scope: 'local' })
    expect((await clients[0].auth.getUser(before?.access_token)).error).not.toBeNull()
    expect([await isIn(clients[1]), await isIn(clients[2])]).toEqual([true, true])
  })

  it('others ends every other session', async () => {
    const { clients, isIn } = await threeSessions()
    await clients[0].auth.signOut({ scope: 'others' })
    expect([await isIn(clients[0]), await isIn(clients[1]), await isIn(clients[2])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('global ends them all, tokens not yet expired included', async () => {
    const { clients, isIn } = await threeSessions()
    await clients[0].auth.signOut({ scope: 'global' })
    expect([await isIn(clients[1]), await isIn(clients[2])]).toEqual([false, false])
  })
})

describe('recovery', () => {
  it('says nothing about unknown addresses and mails known ones a link', async () => {
    const unknown = newEmail()
    expect((await supabase.client().auth.resetPasswordForEmail(unknown)).error).toBeNull()
    await expect(supabase.mail(unknown)).rejects.toThrow('No mail')
    const { email } = await signUp()
    await supabase
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: `${supabase.appUrl}/build/reset-password` })
    const target = await follow((await supabase.mail(email)).link)
    expect(target.pathname).toBe('/build/reset-password')
    const tokens = new URLSearchParams(target.hash.slice(1))
    expect(tokens.get('type')).toBe('recovery')
    const client = supabase.client()
    await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    })
    expect((await client.auth.updateUser({ password: 'a brand new one' })).error).toBeNull()
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect(
      (await supabase.client().auth.signInWithPassword({ email, password: 'a brand new one' })).error,
    ).toBeNull()
  })

  it('ends the other sessions when the password changes', async () => {
    const { email, client } = await signedIn()
    const other = supabase.client()
    await other.auth.signInWithPassword({ email, password })
    expect((await client.auth.updateUser({ password: 'yet another one' })).error).toBeNull()
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('refuses the password one already has', async () => {
    const { client } = await signedIn()
    expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
  })
})

describe('change of address', () => {
  it('holds once both mailboxes have agreed', async () => {
    const { client, email } = await signedIn()
    const next = newEmail()
    const asked = await client.auth.updateUser({ email: next })
    expect(asked.error).toBeNull()
    expect(asked.data.user?.new_email).toBe(next)
    const first = await follow((await supabase.mail(next)).link)
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toMatch(/other email/)
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    await follow((await supabase.mail(email)).link)
    const { data } = await client.auth.getUser()
    expect(data.user?.email).toBe(next)
    expect(data.user?.new_email).toBeUndefined()
    expect((await supabase.client().auth.signInWithPassword({ email: next, password })).error).toBeNull()
    const [profile] = await supabase.database
      .owner`select email from public.profiles where id = ${data.user?.id ?? ''}`
    expect(profile?.email).toBe(next)
  })

  it('refuses an address somebody else has', async () => {
    const taken = await signUp()
    const { client } = await signedIn()
    expect((await client.auth.updateUser({ email: taken.email })).error?.code).toBe('email_exists')
  })
})

describe('limits', () => {
  it('keeps a second mail of one kind waiting', async () => {
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

  it('asks for a key', async () => {
    const bare = await fetch(`${supabase.url}/auth/v1/settings`)
    expect(bare.status).toBe(401)
    const wrong = await fetch(`${supabase.url}/auth/v1/settings`, {
      headers: { apikey: 'sb_publishable_wrong' },
    })
    expect(wrong.status).toBe(401)
  })
})
