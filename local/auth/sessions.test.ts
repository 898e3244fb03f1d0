import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSupabase } from '../../tests/support/supabase.ts'
import { newEmail, partsOf, password, peopleOf, startAuth } from '../testing/auth-people.ts'

let supabase: TestSupabase
const { signUp, signedIn, openLink } = peopleOf(() => supabase)

beforeAll(async () => {
  supabase = await startAuth()
})
afterAll(() => supabase.close())

describe('refresh', () => {
  it('rotates the token and keeps the session', async () => {
    const { client, session } = await signedIn()
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.user?.id).toBe(session.user.id)
  })

  it('answers the same valid token to a client that lost the response', async () => {
    const { session } = await signedIn()
    const first = await supabase.client().auth.refreshSession(session)
    const second = await supabase.client().auth.refreshSession(session)
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  })

  it('ends the session when an old token is used', async () => {
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

  it('local ends the current session only', async () => {
    const { clients, isIn } = await threeSessions()
    const before = (await clients[0].auth.getSession()).data.session
    await clients[0].auth.signOut({ scope: 'local' })
    expect((await clients[0].auth.getUser(before?.access_token)).error).not.toBeNull()
    expect([await isIn(clients[1]), await isIn(clients[2])]).toEqual([true, true])
  })

  it('others ends all other sessions', async () => {
    const { clients, isIn } = await threeSessions()
    await clients[0].auth.signOut({ scope: 'others' })
    expect([await isIn(clients[0]), await isIn(clients[1]), await isIn(clients[2])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('global ends all sessions, tokens that have not expired included', async () => {
    const { clients, isIn } = await threeSessions()
    await clients[0].auth.signOut({ scope: 'global' })
    expect([await isIn(clients[1]), await isIn(clients[2])]).toEqual([false, false])
  })
})

describe('recovery', () => {
  it('answers alike for unknown addresses, and mails known ones a link', async () => {
    const unknown = newEmail()
    expect((await supabase.client().auth.resetPasswordForEmail(unknown)).error).toBeNull()
    await expect(supabase.mail(unknown)).rejects.toThrow('No mail')
    const { email } = await signUp()
    await supabase
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: `${supabase.appUrl}/build/reset-password` })
    const target = await openLink((await supabase.mail(email)).link)
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

  it('in another browser sets a password with the mailed token, once (R-551)', async () => {
    const { email } = await signUp()
    await supabase
      .client({ flowType: 'pkce' })
      .auth.resetPasswordForEmail(email, { redirectTo: `${supabase.appUrl}/build/reset-password?a=1` })
    const { link } = await supabase.mail(email)
    expect(link).toMatch(`${supabase.appUrl}/build/reset-password?a=1#token_hash=`)
    const token = { token_hash: partsOf(link).hash, type: 'recovery' as const }
    const client = supabase.client()
    expect((await client.auth.verifyOtp(token)).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'a brand new one' })).error).toBeNull()
    expect((await supabase.client().auth.verifyOtp(token)).error?.code).toBe('otp_expired')
  })

  it('ends the other sessions when the password changes', async () => {
    const { email, client } = await signedIn()
    const other = supabase.client()
    await other.auth.signInWithPassword({ email, password })
    const change = { password: 'yet another one', current_password: password }
    expect((await client.auth.updateUser(change)).error).toBeNull()
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('refuses the current password', async () => {
    const { client } = await signedIn()
    expect((await client.auth.updateUser({ password, current_password: password })).error?.code).toBe(
      'same_password',
    )
  })
})

describe('a new password without a mailed link (R-550)', () => {
  const next = 'yet another one'
  const age = (minutes: number, id: string) => supabase.database.owner`
    update auth.sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${id}`

  it('needs the current one, in a session that was signed in with a password', async () => {
    const { client, email } = await signedIn()
    expect((await client.auth.updateUser({ password: next })).error?.code).toBe('current_password_required')
    const wrong = { password: next, current_password: 'not it at all' }
    expect((await client.auth.updateUser(wrong)).error?.code).toBe('current_password_mismatch')
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('needs the current one an hour after a mailed link opened the session', async () => {
    const { email, target } = await signUp()
    const client = supabase.client()
    const tokens = new URLSearchParams(target.hash.slice(1))
    const { data } = await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    })
    expect(data.user?.email).toBe(email)
    await age(61, data.user?.id ?? '')
    expect((await client.auth.updateUser({ password: next })).error?.code).toBe('current_password_required')
    await age(59, data.user?.id ?? '')
    expect((await client.auth.updateUser({ password: next })).error).toBeNull()
  })

  it('is refused after too many guesses of the current one', async () => {
    const { client } = await signedIn()
    for (let n = 0; n < 60; n += 1)
      await client.auth.updateUser({ password: next, current_password: `guess number ${n}` })
    const right = { password: next, current_password: password }
    expect((await client.auth.updateUser(right)).error?.code).toBe('over_request_rate_limit')
  })
})

describe('changing the address', () => {
  it('takes effect after both mailboxes have confirmed', async () => {
    const { client, email } = await signedIn()
    const next = newEmail()
    const asked = await client.auth.updateUser({ email: next })
    expect(asked.error).toBeNull()
    expect(asked.data.user?.new_email).toBe(next)
    const first = await openLink((await supabase.mail(next)).link)
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toMatch(/other email/)
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    await openLink((await supabase.mail(email)).link)
    const { data } = await client.auth.getUser()
    expect(data.user?.email).toBe(next)
    expect(data.user?.new_email).toBeUndefined()
    expect((await supabase.client().auth.signInWithPassword({ email: next, password })).error).toBeNull()
    const [profile] = await supabase.database
      .owner`select email from public.profiles where id = ${data.user?.id ?? ''}`
    expect(profile?.email).toBe(next)
  })

  it('refuses an address of another account', async () => {
    const taken = await signUp()
    const { client } = await signedIn()
    expect((await client.auth.updateUser({ email: taken.email })).error?.code).toBe('email_exists')
  })
})
