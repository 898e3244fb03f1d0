import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSupabase } from '../../tests/support/supabase.ts'
import { newEmail, partsOf, password, peopleOf, startAuth } from '../testing/auth-people.ts'

let supabase: TestSupabase
const { signUp, signedIn, openLink } = peopleOf(() => supabase)

beforeAll(async () => {
  supabase = await startAuth({ failedVerifications: 1000 })
})
afterAll(() => supabase.close())

type Mailed = { email: string; link: string; hash: string; code: string }

/** The parts of the newest mail to an address. */
async function mailed(email: string): Promise<Mailed> {
  const { link, code } = await supabase.mail(email)
  if (!link || !code) throw new Error('The mail has no link or no code.')
  return { email, link, code, hash: partsOf(link).hash }
}

/** The call that sends each kind of mail. */
const mails: Record<string, () => Promise<Mailed>> = {
  async signup() {
    const email = newEmail()
    await supabase.client().auth.signUp({ email, password })
    return mailed(email)
  },
  async invite() {
    const email = newEmail()
    await supabase.service().auth.admin.inviteUserByEmail(email)
    return mailed(email)
  },
  async recovery() {
    const { email } = await signUp()
    await supabase.client().auth.resetPasswordForEmail(email)
    return mailed(email)
  },
  async magiclink() {
    const { email } = await signUp()
    await supabase.client().auth.signInWithOtp({ email })
    return mailed(email)
  },
  async email_change() {
    const { client } = await signedIn()
    const next = newEmail()
    await client.auth.updateUser({ email: next })
    return mailed(next)
  },
}

/** The types of GET and POST /verify that accept each kind of mail. */
const accepted: Record<string, string[]> = {
  signup: ['signup', 'invite', 'magiclink', 'email'],
  invite: ['signup', 'invite', 'magiclink', 'email'],
  recovery: ['recovery', 'magiclink', 'email'],
  magiclink: ['recovery', 'magiclink', 'email'],
  email_change: ['email_change'],
}
const types = ['signup', 'invite', 'recovery', 'magiclink', 'email', 'email_change'] as const

/** Verifies a mailed token as a type in each of the three ways; returns the error of each. */
async function tryAs(mail: Mailed, type: string): Promise<(string | null)[]> {
  const { publishableKey } = supabase.database.keys
  const post = async (proof: object) => {
    const answer = await fetch(`${supabase.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: publishableKey },
      body: JSON.stringify({ type, ...proof }),
    })
    return ((await answer.json()) as { error_code?: string }).error_code ?? null
  }
  return [
    (await openLink(mail.link, type)).searchParams.get('error_code'),
    await post({ token_hash: mail.hash }),
    await post({ email: mail.email, token: mail.code }),
  ]
}

describe('a mailed token', () => {
  for (const [kind, send] of Object.entries(mails)) {
    it(`of kind ${kind} is refused as any other kind, and stays valid`, async () => {
      const mail = await send()
      for (const type of types.filter((one) => !accepted[kind]?.includes(one))) {
        expect(await tryAs(mail, type), type).toEqual(['otp_expired', 'otp_expired', 'otp_expired'])
      }
      const [first] = await tryAs(mail, kind)
      expect(first).toBeNull()
    })
  }

  it('of a re-authentication does not sign in, whatever type is requested', async () => {
    const { client, email } = await signedIn()
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code } = await supabase.mail(email)
    for (const type of types) {
      const { error } = await supabase.client().auth.verifyOtp({ email, token: code ?? '', type })
      expect(error?.code, type).toBe('otp_expired')
    }
  })
})

describe('the lifetime of links and codes', () => {
  const age = (minutes: number) => supabase.database.owner`
    update auth.one_time_tokens set created_at = (now() at time zone 'utc') - make_interval(mins => ${minutes})`

  for (const [kind, send] of Object.entries(mails)) {
    it(`ends for ${kind} after an hour: link, hash and code are refused, and the link was valid before`, async () => {
      const old = await send()
      await age(61)
      expect(await tryAs(old, kind)).toEqual(['otp_expired', 'otp_expired', 'otp_expired'])
      const young = await send()
      await age(59)
      expect((await tryAs(young, kind))[0]).toBeNull()
    })
  }

  it('ends after five minutes for the code of a PKCE link', async () => {
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
    const exchange = async (minutes: number) => {
      const client = supabase.client({ flowType: 'pkce', persistSession: true, storage })
      const email = newEmail()
      await client.auth.signUp({ email, password })
      const code = (await openLink((await supabase.mail(email)).link)).searchParams.get('code') ?? ''
      await supabase.database.owner`
        update auth.flow_state set auth_code_issued_at = now() - make_interval(mins => ${minutes})
         where auth_code = ${code}`
      return (await client.auth.exchangeCodeForSession(code)).error?.code
    }
    expect(await exchange(6)).toBe('flow_state_expired')
    expect(await exchange(4)).toBeUndefined()
  })
})

describe('a new password in a session older than a day', () => {
  const oldSession = async (hours: number) => {
    const person = await signedIn()
    await supabase.database.owner`
      update auth.sessions set created_at = now() - make_interval(hours => ${hours}) where user_id = ${person.user.id}`
    return person
  }
  const next = 'a brand new password'

  it('needs the mailed code', async () => {
    const { client, email } = await oldSession(25)
    expect((await client.auth.updateUser({ password: next })).error?.code).toBe('reauthentication_needed')
    await client.auth.reauthenticate()
    const { code } = await supabase.mail(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const guessed = await client.auth.updateUser({ password: next, nonce: wrong })
    expect(guessed.error?.code).toBe('reauthentication_not_valid')
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    const change = { password: next, nonce: code ?? '', current_password: password }
    expect((await client.auth.updateUser(change)).error).toBeNull()
    expect((await supabase.client().auth.signInWithPassword({ email, password: next })).error).toBeNull()
  })

  it('refuses a code of another kind, of another person, or older than an hour', async () => {
    const { client, email } = await oldSession(25)
    await supabase.client().auth.resetPasswordForEmail(email)
    const recovery = await supabase.mail(email)
    const other = await oldSession(25)
    await other.client.auth.reauthenticate()
    const foreign = await supabase.mail(other.email)
    for (const { code } of [recovery, foreign]) {
      const { error } = await client.auth.updateUser({ password: next, nonce: code ?? '' })
      expect(error?.code).toBe('reauthentication_not_valid')
    }
    await client.auth.reauthenticate()
    const own = await supabase.mail(email)
    await supabase.database.owner`
      update auth.one_time_tokens set created_at = (now() at time zone 'utc') - interval '61 minutes'`
    const late = await client.auth.updateUser({ password: next, nonce: own.code ?? '' })
    expect(late.error?.code).toBe('reauthentication_not_valid')
  })

  it('needs no code in a younger session', async () => {
    const { client } = await oldSession(23)
    const change = { password: next, current_password: password }
    expect((await client.auth.updateUser(change)).error).toBeNull()
  })
})
