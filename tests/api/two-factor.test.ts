import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginError } from '../../supabase/functions/_shared/contract/session.ts'
import { recoveryCodes } from '../../supabase/functions/_shared/contract/two-factor.ts'
import { asRole } from '../support/database.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
const session = randomUUID()
let signInToken: string | null = null
/** The mails of the API, each with the number of transactions that were open while it was sent. */
const mails: { to: string; subject: string; open: number | undefined }[] = []
beforeAll(async () => {
  api = await startTestApi({
    auth: { signIn: async () => signInToken },
    mail: {
      appUrl: '',
      async send(mail) {
        const [row] = await api.database.owner<{ open: number }[]>`
          select count(*)::int as open from pg_stat_activity
           where datname = current_database() and usename = 'quillport_api' and state like 'idle in transaction%'`
        mails.push({ ...mail, open: row?.open })
      },
    },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from auth.sessions`
  await owner`delete from auth.mfa_factors`
  await owner`delete from private.recovery_codes`
  await owner`delete from private.rate_counts`
  await owner`update public.roles set requires_two_factor = false`
  await owner`insert into auth.sessions (id, user_id, created_at, updated_at) values
    (${session}, ${PEOPLE.client}, now(), now())`
})

const tokenAt = (aal: 'aal1' | 'aal2') => api.token(PEOPLE.client, { session_id: session, aal })

/** Calls the API as the client, in a session of this level. */
async function call(aal: 'aal1' | 'aal2', method: string, path: string, body?: unknown) {
  const response = await api.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenAt(aal)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
const addFactor = (status: 'verified' | 'unverified' = 'verified') =>
  api.database
    .owner`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${PEOPLE.client}, '', 'totp', ${status}, now(), now(), 'GEZDGNBVGY3TQOJQ')`
const createCodes = async () =>
  recoveryCodes.parse((await call('aal2', 'POST', '/account/recovery-codes')).body).codes
const use = (code: string) => call('aal1', 'POST', '/account/recovery-codes/use', { code })

describe('an account with a second factor (R-404)', () => {
  it('reads and writes nothing before its code, and everything after it', async () => {
    await addFactor()
    const refusal = { status: 403, body: { error: { code: 'second_factor' } } }
    for (const [method, path, body] of [
      ['GET', '/session'],
      ['GET', '/account'],
      ['PATCH', '/account', { about: 'Mine' }],
      ['GET', '/account/sessions'],
      ['DELETE', '/account/sessions'],
      ['GET', '/mail/labels'],
      ['POST', '/account/recovery-codes'],
    ] as const)
      expect(await call('aal1', method, path, body)).toMatchObject(refusal)
    expect((await call('aal2', 'GET', '/session')).status).toBe(200)
    expect((await call('aal2', 'PATCH', '/account', { about: 'Mine' })).status).toBe(200)
  })

  it('is refused by row-level security too', async () => {
    await addFactor()
    const { owner } = api.database
    const roleAt = (aal: string) =>
      asRole(owner, { sub: PEOPLE.client, session_id: session, aal }, async (tx) => {
        const [row] = await tx<{ role: string | null; can: boolean; projects: number }[]>`
          select private.my_role() as role, private.can('read', 'projects') as can,
            (select count(*)::int from public.projects) as projects`
        return row
      })
    expect(await roleAt('aal1')).toEqual({ role: null, can: false, projects: 0 })
    expect(await roleAt('aal2')).toMatchObject({ role: 'client', can: true })
  })

  it('needs no code while its setup is not finished', async () => {
    await addFactor('unverified')
    expect((await call('aal1', 'GET', '/session')).status).toBe(200)
  })

  it('gets the reason from POST /auth/login, and no token', async () => {
    await addFactor()
    signInToken = await tokenAt('aal1')
    const refused = await api.send(null, 'POST', '/auth/login', { email: 'client@demo.com', password: 'x' })
    expect(refused.status).toBe(400)
    expect(loginError.parse(refused.body).errors.email).toEqual([
      'Enter the code of your authenticator app to continue.',
    ])
    expect(refused.text).not.toContain(signInToken)
  })

  it('whose session has ended is not signed in', async () => {
    await addFactor()
    await api.database.owner`delete from auth.sessions`
    expect((await call('aal1', 'GET', '/session')).status).toBe(401)
    expect((await use('0000')).status).toBe(401)
  })
})

describe('recovery codes (R-406)', () => {
  it('are ten different ones, stored as hashes only', async () => {
    await addFactor()
    const codes = await createCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const rows = await api.database.owner`select * from private.recovery_codes`
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    expect((await call('aal2', 'GET', '/account/two-factor')).body).toEqual({
      recoveryCodes: 10,
      isRequired: false,
    })
  })

  it('need a second factor', async () => {
    expect(await call('aal1', 'POST', '/account/recovery-codes')).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong_state' } },
    })
  })

  it('replace the earlier ones', async () => {
    await addFactor()
    const [old = ''] = await createCodes()
    await createCodes()
    expect((await use(old)).status).toBe(422)
  })

  it('open this session once each, however they are typed, and leave the factor and the other codes', async () => {
    await addFactor()
    const [first = '', second = ''] = await createCodes()
    expect(await use(first.toLowerCase().replaceAll('-', ' '))).toMatchObject({ status: 204 })
    expect((await call('aal1', 'GET', '/session')).status).toBe(200)
    expect(await api.database.owner`select 1 from auth.mfa_factors`).toHaveLength(1)
    expect((await call('aal1', 'GET', '/account/two-factor')).body).toMatchObject({ recoveryCodes: 9 })
    // Codes of the app only replace them.
    expect((await call('aal1', 'POST', '/account/recovery-codes')).status).toBe(409)
    const { owner } = api.database
    await owner`update private.recovery_codes set session_id = gen_random_uuid() where session_id is not null`
    expect((await call('aal1', 'GET', '/session')).status).toBe(403)
    const refusal = { status: 422, body: { error: { fields: { code: 'recovery_code' } } } }
    expect(await use(first)).toMatchObject(refusal)
    expect(await use('0000-0000-0000-0000')).toMatchObject(refusal)
    expect((await use(second)).status).toBe(204)
  })

  it('of an earlier factor neither open a session nor change a new factor', async () => {
    await addFactor()
    const [first = '', second = ''] = await createCodes()
    expect((await use(first)).status).toBe(204)
    await api.database.owner`delete from auth.mfa_factors`
    await addFactor()
    expect((await call('aal2', 'GET', '/account/two-factor')).body).toMatchObject({ recoveryCodes: 0 })
    expect((await call('aal1', 'GET', '/session')).status).toBe(403)
    expect((await use(second)).status).toBe(422)
    expect(await api.database.owner`select 1 from auth.mfa_factors`).toHaveLength(1)
  })

  it('are mailed to the person when one is used, outside transactions (R-542, R-554)', async () => {
    await addFactor()
    const [code = ''] = await createCodes()
    const { owner } = api.database
    await owner`update auth.users set raw_user_meta_data = raw_user_meta_data || '{"language":"fr"}' where id = ${PEOPLE.client}`
    mails.length = 0
    await use('0000')
    expect(mails).toEqual([])
    await use(code)
    expect(mails).toMatchObject([
      { to: 'client@demo.com', subject: 'Un code de secours a été utilisé', open: 0 },
    ])
    expect(JSON.stringify(mails)).not.toContain(code)
  })

  it('of another person do not work', async () => {
    await addFactor()
    const codes = await createCodes()
    await api.database.owner`update private.recovery_codes set user_id = ${PEOPLE.manager}`
    expect((await use(codes[0] ?? '')).status).toBe(422)
  })

  it('are limited to ten attempts an hour, right ones included', async () => {
    await addFactor()
    const [code = ''] = await createCodes()
    for (let n = 0; n < 10; n += 1) expect((await use('0000')).status).toBe(422)
    expect((await use(code)).status).toBe(429)
    expect(await api.database.owner`select 1 from auth.mfa_factors`).toHaveLength(1)
  })

  it('are never logged', async () => {
    await addFactor()
    const [code = ''] = await createCodes()
    await use('1234-wrong')
    await use(code)
    expect(JSON.stringify(api.logs)).not.toMatch(new RegExp(`${code}|1234-wrong`))
  })
})

describe('a role that requires a second factor (R-408)', () => {
  const setRequired = (as: 'admin' | 'manager', isRequired: boolean) =>
    api.send(as, 'PUT', '/roles/client/two-factor', { isRequired })

  it('lets its people go on only when one is set up and verified', async () => {
    expect((await setRequired('admin', true)).body).toMatchObject({ role: { requiresTwoFactor: true } })
    const refusal = { status: 403, body: { error: { code: 'second_factor_setup' } } }
    expect(await call('aal1', 'GET', '/session')).toMatchObject(refusal)
    expect(await call('aal1', 'PATCH', '/account', { about: 'Mine' })).toMatchObject(refusal)
    // A token from before the factor was removed.
    expect(await call('aal2', 'GET', '/session')).toMatchObject(refusal)
    await addFactor()
    expect(await call('aal1', 'GET', '/session')).toMatchObject({
      body: { error: { code: 'second_factor' } },
    })
    expect((await call('aal2', 'GET', '/session')).status).toBe(200)
    expect((await call('aal2', 'GET', '/account/two-factor')).body).toMatchObject({ isRequired: true })
  })

  it('does not concern other roles, and ends when it is switched off', async () => {
    await setRequired('admin', true)
    expect((await api.send('manager', 'GET', '/session')).status).toBe(200)
    await setRequired('admin', false)
    expect((await call('aal1', 'GET', '/session')).status).toBe(200)
  })

  it('is set by people who may change roles only', async () => {
    for (const as of ['manager', 'user', 'client'] as const)
      expect(await api.refused(as, 'PUT', '/roles/client/two-factor', { isRequired: true })).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    const unknown = await api.refused('admin', 'PUT', '/roles/nobody/two-factor', { isRequired: true })
    expect(unknown).toMatchObject({ status: 404 })
  })

  it('may be the role of the administrator who sets it', async () => {
    const answer = await api.send('admin', 'PUT', '/roles/admin/two-factor', { isRequired: true })
    expect(answer.status).toBe(200)
    expect(await api.refused('admin', 'GET', '/session')).toMatchObject({ code: 'second_factor_setup' })
  })
})
