import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userDetail } from '../../supabase/functions/_shared/contract/users.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, type Person, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
const accounts = testAccounts(() => api.database.owner)
const mails: { to: string; subject: string; paragraphs: readonly unknown[] }[] = []
beforeAll(async () => {
  api = await startTestApi({
    accounts,
    mail: { appUrl: '', send: async (mail) => void mails.push(mail) },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  mails.length = 0
  await owner`delete from auth.mfa_factors`
  await owner`delete from private.second_factor_resets`
  await owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    select gen_random_uuid(), u.id, 'totp', 'verified', now(), now() from auth.users u
     where u.id in (${PEOPLE.client}, ${PEOPLE.manager})`
})

const numberOf = async (id: string) =>
  (await api.database.owner`select no from public.profiles where id = ${id}`)[0]?.no as number
const pathOf = async (id: string) => `/apps/users/${await numberOf(id)}/second-factor`
const factorsOf = async (id: string) =>
  (await api.database.owner`select from auth.mfa_factors where user_id = ${id}`).length
const refusal = async (as: Person, path: string) => {
  const { status, body } = await api.send(as, 'DELETE', path)
  return { status, reason: (body as { error: { reason?: string } }).error.reason }
}
const resets = () =>
  api.database.owner`select user_id as "userId", reset_by as "resetBy" from private.second_factor_resets`

describe('resetting a lost second factor (R-620)', () => {
  it('deletes the factor, records who did it, shows it to administrators and mails the person', async () => {
    const { owner } = api.database
    await owner`update auth.users set raw_user_meta_data = raw_user_meta_data || '{"language":"fr"}' where id = ${PEOPLE.client}`
    expect((await api.send('admin', 'DELETE', await pathOf(PEOPLE.client))).status).toBe(204)
    expect(await factorsOf(PEOPLE.client)).toBe(0)
    expect(await factorsOf(PEOPLE.manager)).toBe(1)
    expect([...(await resets())]).toEqual([{ userId: PEOPLE.client, resetBy: PEOPLE.admin }])
    expect(mails).toMatchObject([
      { to: 'client@demo.com', subject: 'Votre double authentification a été réinitialisée' },
    ])
    const user = await api.ok('admin', 'GET', `/apps/users/${await numberOf(PEOPLE.client)}`, {
      schema: userDetail,
    })
    expect(user).toMatchObject({ hasSecondFactor: false, factorResetAt: expect.any(String) })
    expect(mails[0]?.paragraphs[0]).toContain(user.factorResetBy)
  })

  it('is refused to people who may not change the person, for oneself, and without a factor', async () => {
    for (const as of ['user', 'auth'] as const)
      expect((await api.send(as, 'DELETE', await pathOf(PEOPLE.manager))).status).toBeOneOf([403, 404])
    expect(await refusal('admin', await pathOf(PEOPLE.admin))).toEqual({
      status: 403,
      reason: 'own_factor',
    })
    expect(await refusal('admin', await pathOf(PEOPLE.auth))).toEqual({
      status: 409,
      reason: 'no_second_factor',
    })
    expect(await api.refused('admin', 'DELETE', '/apps/users/99999/second-factor')).toMatchObject({
      status: 404,
    })
    expect(await factorsOf(PEOPLE.client)).toBe(1)
    expect([...(await resets())]).toEqual([])
    expect(mails).toEqual([])
  })

  it('is refused for a person with permissions that the caller lacks', async () => {
    const { owner } = api.database
    await owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${PEOPLE.admin}, 'totp', 'verified', now(), now())`
    await owner`insert into public.role_abilities (role, action, subject) values
      ('user', 'update', 'profiles'), ('user', 'read', 'profiles')`
    expect(await refusal('user', await pathOf(PEOPLE.admin))).toEqual({
      status: 403,
      reason: 'person_beyond',
    })
    await owner`delete from public.role_abilities where role = 'user' and subject = 'profiles'`
    expect(await factorsOf(PEOPLE.admin)).toBe(1)
  })

  it('is recorded also when Auth fails, and is then repeated', async () => {
    accounts.fail = new Error('Auth is down')
    expect((await api.send('admin', 'DELETE', await pathOf(PEOPLE.client))).status).toBe(500)
    expect(await factorsOf(PEOPLE.client)).toBe(1)
    expect(await resets()).toHaveLength(1)
    expect(mails).toEqual([])
    expect((await api.send('admin', 'DELETE', await pathOf(PEOPLE.client))).status).toBe(204)
  })
})
