import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSupabase } from '../../tests/support/supabase.ts'
import { newEmail, openLink, password, peopleOf, startAuth } from '../testing/auth-people.ts'

let supabase: TestSupabase
const { signUp, signedIn } = peopleOf(() => supabase)

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

  it('ends the other sessions when the password changes', async () => {
    const { email, client } = await signedIn()
    const other = supabase.client()
    await other.auth.signInWithPassword({ email, password })
    expect((await client.auth.updateUser({ password: 'yet another one' })).error).toBeNull()
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('refuses the current password', async () => {
    const { client } = await signedIn()
    expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
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
