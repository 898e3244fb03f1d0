import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSupabase } from '../../tests/support/supabase.ts'
import { password, peopleOf, startAuth } from '../testing/auth-people.ts'
import { authenticatorCode as codeOf } from '../testing/totp.ts'
import { stepOfCode } from './factors.ts'

let supabase: TestSupabase
const people = peopleOf(() => supabase)
beforeAll(async () => {
  supabase = await startAuth({ failedFactorCodes: 4 })
})
afterAll(() => supabase.close())

const aalOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

async function enrol(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer: 'Quillport',
    friendlyName,
  })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri, qr: data.totp.qr_code }
}

/** A person with a verified factor; their next codes are those of the steps 0 and 1. */
async function withFactor() {
  const person = await people.signedIn()
  const factor = await enrol(person.client)
  const { error } = await person.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret, -1),
  })
  expect(error).toBeNull()
  return { ...person, factor }
}

/** A second browser of a person, signed in with the password only. */
async function secondBrowser(email: string) {
  const client = supabase.client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

describe('enrolment (R-403)', () => {
  it('gives the key, an otpauth address and a QR code, and becomes a factor with its first code', async () => {
    const { client, email } = await people.signedIn()
    expect(await aalOf(client)).toEqual(['aal1', 'aal1'])
    const { id, secret, uri, qr } = await enrol(client)
    expect(uri).toBe(
      `otpauth://totp/Quillport:${encodeURIComponent(email)}?issuer=Quillport&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(qr).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([])
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })
    expect(error).toBeNull()
    expect(await aalOf(client)).toEqual(['aal2', 'aal2'])
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.totp).toMatchObject([{ id, friendly_name: 'Phone', status: 'verified' }])
  })

  it('ends the other sessions that have verified no factor', async () => {
    const person = await people.signedIn()
    const other = await secondBrowser(person.email)
    const { id, secret } = await enrol(person.client)
    await person.client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('needs a session that was signed in within a quarter of an hour (R-553)', async () => {
    const { client, user, email } = await people.signedIn()
    const age = (minutes: number) => supabase.database.owner`
      update auth.sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${user.id}`
    await age(16)
    await expect(enrol(client)).rejects.toMatchObject({ code: 'reauthentication_needed' })
    expect((await enrol(await secondBrowser(email))).id).toBeTruthy()
    await age(14)
    expect((await enrol(client, 'Tablet')).id).toBeTruthy()
  })

  it('and removal are mailed to the owner (R-554)', async () => {
    const { client, email, factor } = await withFactor()
    expect((await supabase.mail(email)).subject).toBe('Two-factor sign-in was switched on')
    await client.auth.mfa.unenroll({ factorId: factor.id })
    expect((await supabase.mail(email)).subject).toBe('Two-factor sign-in was switched off')
  })

  it('refuses a second name, another kind of factor, and more factors than the limit', async () => {
    const { client } = await people.signedIn()
    await enrol(client)
    await expect(enrol(client)).rejects.toMatchObject({ code: 'mfa_factor_name_conflict' })
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+33123456789' })
    expect(phone.error?.code).toBe('validation_failed')
    for (let n = 1; n < 10; n += 1) await enrol(client, `Phone ${n}`)
    await expect(enrol(client, 'One more')).rejects.toMatchObject({ code: 'too_many_enrolled_mfa_factors' })
  })
})

describe('sign-in with a second factor (R-404)', () => {
  it('starts at aal1, reaches aal2 with a code, and keeps it when the token is renewed', async () => {
    const { email, factor } = await withFactor()
    const client = await secondBrowser(email)
    expect(await aalOf(client)).toEqual(['aal1', 'aal2'])
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    })
    expect(error).toBeNull()
    expect(await aalOf(client)).toEqual(['aal2', 'aal2'])
    const { data } = await client.auth.refreshSession()
    expect(data.session).not.toBeNull()
    expect(await aalOf(client)).toEqual(['aal2', 'aal2'])
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(
      level?.currentAuthenticationMethods.map((one) => (typeof one === 'string' ? one : one.method)),
    ).toEqual(expect.arrayContaining(['password', 'totp']))
  })

  it('changes password, address and factors at aal2 only', async () => {
    const { email, factor, client: full } = await withFactor()
    const client = await secondBrowser(email)
    expect((await client.auth.updateUser({ password: 'another long one' })).error?.code).toBe(
      'insufficient_aal',
    )
    expect((await client.auth.updateUser({ email: 'new@example.test' })).error?.code).toBe('insufficient_aal')
    await expect(enrol(client, 'Thief')).rejects.toMatchObject({ code: 'insufficient_aal' })
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal')
    expect(
      (await full.auth.updateUser({ password: 'another long one', current_password: password })).error,
    ).toBeNull()
  })

  it('refuses factors and challenges of another person', async () => {
    const { factor, client: owner } = await withFactor()
    const { client } = await people.signedIn()
    expect((await client.auth.mfa.challenge({ factorId: factor.id })).error?.code).toBe(
      'mfa_factor_not_found',
    )
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found')
    const { data } = await owner.auth.mfa.challenge({ factorId: factor.id })
    const own = await enrol(client)
    const stolen = { factorId: own.id, challengeId: data?.id ?? '', code: codeOf(own.secret) }
    expect((await client.auth.mfa.verify(stolen)).error?.code).toBe('mfa_factor_not_found')
    expect((await supabase.client().auth.mfa.challenge({ factorId: factor.id })).error).not.toBeNull()
  })
})

describe('a code (R-405)', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  it('is that of RFC 6238, and is accepted one time step before and after its own', () => {
    const at = (seconds: number) => stepOfCode(secret, '287082', seconds * 1000)
    expect([at(29), at(30), at(59), at(60), at(89), at(90)]).toEqual([1, 1, 1, 1, 1, null])
    expect(stepOfCode(secret, '28708', 59_000)).toBeNull()
    expect(stepOfCode(secret, ' 287082', 59_000)).toBeNull()
  })

  it('is accepted once, and no earlier one after it', async () => {
    const { email, factor } = await withFactor()
    const code = codeOf(factor.secret)
    const first = await secondBrowser(email)
    expect((await first.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
    const second = await secondBrowser(email)
    const again = await second.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(again.error?.code).toBe('mfa_verification_failed')
    const earlier = { factorId: factor.id, code: codeOf(factor.secret, -1) }
    expect((await second.auth.mfa.challengeAndVerify(earlier)).error?.code).toBe('mfa_verification_failed')
    const next = { factorId: factor.id, code: codeOf(factor.secret, 1) }
    expect((await second.auth.mfa.challengeAndVerify(next)).error).toBeNull()
  })

  it('is accepted once of two attempts at the same time', async () => {
    const { email, factor } = await withFactor()
    const clients = [await secondBrowser(email), await secondBrowser(email)]
    const code = codeOf(factor.secret)
    const answers = await Promise.all(
      clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })

  it('needs its own challenge, which expires and is used once', async () => {
    const { email, factor } = await withFactor()
    const client = await secondBrowser(email)
    const { data } = await client.auth.mfa.challenge({ factorId: factor.id })
    const attempt = { factorId: factor.id, challengeId: data?.id ?? '', code: codeOf(factor.secret) }
    const { owner } = supabase.database
    await owner`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${attempt.challengeId}`
    expect((await client.auth.mfa.verify(attempt)).error?.code).toBe('mfa_challenge_expired')
    await owner`update auth.mfa_challenges set created_at = now() where id = ${attempt.challengeId}`
    expect((await client.auth.mfa.verify(attempt)).error).toBeNull()
    const later = { ...attempt, code: codeOf(factor.secret, 1) }
    expect((await client.auth.mfa.verify(later)).error?.code).toBe('mfa_factor_not_found')
  })

  it('is refused after too many wrong ones, whatever browser they come from', async () => {
    const { email, factor } = await withFactor()
    for (let n = 0; n < 4; n += 1) {
      const client = await secondBrowser(email)
      const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '12345' })
      expect(wrong.error?.code).toBe('mfa_verification_failed')
    }
    const client = await secondBrowser(email)
    const right = { factorId: factor.id, code: codeOf(factor.secret) }
    expect((await client.auth.mfa.challengeAndVerify(right)).error?.code).toBe('over_request_rate_limit')
  })
})

describe('switching off (R-407)', () => {
  it('removes the factor and lowers the sessions of the account', async () => {
    const { client, email, factor } = await withFactor()
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await aalOf(client)).toEqual(['aal1', 'aal1'])
    expect(await aalOf(await secondBrowser(email))).toEqual(['aal1', 'aal1'])
  })
})

describe('the key of a factor (R-403)', () => {
  it('is in no later response, no log, and no table that a signed-in person reads', async () => {
    const { client, factor } = await withFactor()
    const { data } = await client.auth.getUser()
    const { data: factors } = await client.auth.mfa.listFactors()
    expect(JSON.stringify([data, factors])).not.toContain(factor.secret)
    expect(supabase.logs.join('\n')).not.toContain(factor.secret)
    const { owner } = supabase.database
    for (const table of ['auth.mfa_factors', 'auth.mfa_challenges']) {
      const [right] = await owner`
        select has_table_privilege('authenticated', ${table}, 'select') as read, relrowsecurity as is_secured
          from pg_class where oid = ${table}::regclass`
      expect(right).toEqual({ read: false, is_secured: true })
    }
  })
})

describe('the factors of a person who lost them (R-620)', () => {
  it('are listed and deleted with the service key only, and a new sign-in needs no code', async () => {
    const { email, user, client, factor } = await withFactor()
    const { mfa } = supabase.service().auth.admin
    expect(
      (await client.auth.admin.mfa.deleteFactor({ userId: user.id, id: factor.id })).error,
    ).not.toBeNull()
    const { data } = await mfa.listFactors({ userId: user.id })
    expect(data?.factors.map(({ id }) => id)).toEqual([factor.id])
    expect((await mfa.deleteFactor({ userId: user.id, id: factor.id })).error).toBeNull()
    expect((await mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
    expect(await aalOf(await secondBrowser(email))).toEqual(['aal1', 'aal1'])
  })
})
