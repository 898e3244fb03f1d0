import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSupabase } from '../../tests/support/supabase.ts'
import { newEmail, password, peopleOf, startAuth } from '../testing/auth-people.ts'

let supabase: TestSupabase
const { signUp } = peopleOf(() => supabase)

beforeAll(async () => {
  supabase = await startAuth({ mailRequestMs: 250 })
})
afterAll(() => supabase.close())

const call = (path: string, body: unknown) =>
  fetch(`${supabase.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: supabase.database.keys.publishableKey },
    body: JSON.stringify(body),
  })

type Answer = Record<string, unknown> & { id: string }
/** The shape of a response: its keys, and their keys. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, shapeOf(inner)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}

describe('a sign-up over an invited address', () => {
  it('answers the sent data and nothing of the invited person', async () => {
    const email = newEmail()
    const invited = await supabase
      .service()
      .auth.admin.inviteUserByEmail(email, { data: { full_name: 'Ada Lovelace', company: 'Engines' } })
    const answer = await call('/signup', { email, password, data: { full_name: 'Stranger' } })
    const body = (await answer.json()) as Answer
    expect(body.id).not.toBe(invited.data.user?.id)
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|Engines|invited_at/)
    expect(JSON.stringify(body)).not.toContain(invited.data.user?.id)
    expect(body.user_metadata).toMatchObject({ full_name: 'Stranger', email })
    const fresh = (await (
      await call('/signup', { email: newEmail(), password, data: { full_name: 'New' } })
    ).json()) as Answer
    expect(shapeOf(body)).toEqual(shapeOf(fresh))
  })
})

describe('a call about an address that has an account (R-552)', () => {
  it('gets the response to an unknown one at sign-up, confirmed or not', async () => {
    const { email: confirmed } = await signUp()
    const waiting = newEmail()
    const ask = async (email: string) => {
      const answer = await call('/signup', { email, password, data: { full_name: 'Someone' } })
      return { status: answer.status, shape: shapeOf(await answer.json()) }
    }
    const fresh = await ask(waiting)
    expect(await ask(waiting)).toEqual(fresh)
    expect(await ask(confirmed)).toEqual(fresh)
  })

  it('gets the response to an unknown one from /otp, and no account is made where none is wanted', async () => {
    const { email } = await signUp()
    const unknown = newEmail()
    for (const address of [email, unknown]) {
      const answer = await call('/otp', { email: address, create_user: false })
      expect([answer.status, await answer.json()]).toEqual([200, {}])
    }
    await expect(supabase.mail(unknown)).rejects.toThrow('No mail')
    expect(await supabase.database.owner`select 1 from auth.users where email = ${unknown}`).toHaveLength(0)
  })
})

describe('mails (R-555)', () => {
  it('are in the language of the account', async () => {
    const email = newEmail()
    await call('/signup', { email, password, data: { language: 'fr' } })
    expect((await supabase.mail(email)).subject).toBe('Confirmez votre adresse e-mail')
    const english = newEmail()
    await call('/signup', { email: english, password, data: { language: 'xx' } })
    expect((await supabase.mail(english)).subject).toBe('Confirm your email address')
  })

  it('of an invitation name its inviter and the agency, whatever a sign-up of the address claimed', async () => {
    const email = newEmail()
    await call('/signup', { email, password, data: { invited_by: 'Mallory', agency: 'Evil' } })
    const data = { invited_by: 'Ada Lovelace', agency: 'Engines', language: 'fr' }
    await supabase.service().auth.admin.inviteUserByEmail(email, { data })
    const mail = await supabase.mail(email)
    expect(mail.subject).toBe('Ada Lovelace vous invite sur Quillport')
    expect(mail.paragraphs[0]).toContain('Ada Lovelace (Engines)')
    await supabase.service().auth.admin.inviteUserByEmail(email)
    expect(await supabase.mail(email)).toMatchObject({ subject: 'You have been invited to Quillport' })
  })
})

describe('calls that may send a mail', () => {
  it('are refused after 30 in five minutes from one network address, also when sent concurrently', async () => {
    const strict = await startAuth({ mailRequests: 30 })
    try {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => strict.client().auth.signUp({ email: newEmail(), password })),
      )
      expect(answers.filter(({ error }) => error === null)).toHaveLength(30)
      const refused = answers.filter(({ error }) => error?.code === 'over_request_rate_limit')
      expect(refused).toHaveLength(30)
      const [row] = await strict.database.owner<{ made: number }[]>`
        select count(*)::int as made from auth.users where email like 'person%@example.test'`
      expect(row?.made).toBe(30)
      const reset = await strict.client().auth.resetPasswordForEmail(newEmail())
      expect(reset.error?.code).toBe('over_request_rate_limit')
    } finally {
      await strict.close()
    }
  })

  it('answer alike for known and unknown addresses, and for a repetition within the interval', async () => {
    const strict = await startAuth({ mailIntervalSeconds: 60, mailRequests: 1000 })
    try {
      const client = strict.client()
      for (const email of ['client@demo.com', newEmail()]) {
        for (const ask of [
          () => client.auth.resetPasswordForEmail(email),
          () => client.auth.resend({ type: 'signup', email }),
          () => client.auth.resend({ type: 'email_change', email }),
        ]) {
          expect((await ask()).error).toBeNull()
          expect((await ask()).error?.code, email).toBe('over_email_send_rate_limit')
        }
      }
    } finally {
      await strict.close()
    }
  })

  it('take the same time for known and unknown addresses', async () => {
    const { email: known } = await signUp()
    const timeOf = async (path: string, email: string) => {
      const begun = performance.now()
      await (await call(path, { email, password, type: 'signup' })).text()
      return performance.now() - begun
    }
    for (const path of ['/recover', '/otp', '/resend', '/signup']) {
      for (const email of [known, newEmail()]) {
        // A timer may fire a little early.
        expect(await timeOf(path, email), `${path} ${email}`).toBeGreaterThan(245)
      }
    }
  })
})
