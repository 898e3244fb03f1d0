import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userDetail, userResponse } from '../../supabase/functions/_shared/contract/users.ts'
import { asRole } from '../support/database.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

/** A company that `auth` joins below, and one without rights for them. */
const OWN_COMPANY = '00000000-0000-4000-8000-0000000000c1'
const OTHER_COMPANY = '00000000-0000-4000-8000-0000000000d1'
/** The public numbers of the demo accounts. */
const NO = { admin: 1, auth: 2, client: 5 } as const

let api: TestApi
const accounts = testAccounts(() => api.database.owner)
beforeAll(async () => {
  api = await startTestApi({ accounts })
  const { owner } = api.database
  // A custom role of a customer that manages users only.
  await owner`insert into public.roles (name, position, is_custom) values ('people-desk', 50, true)`
  await owner`insert into public.role_abilities (role, action, subject) values
    ('people-desk', 'read', 'profiles'), ('people-desk', 'create', 'profiles'), ('people-desk', 'update', 'profiles'),
    ('people-desk', 'read', 'client'), ('people-desk', 'read', 'projects')`
  await owner`update private.user_roles set role = 'people-desk' where user_id = ${PEOPLE.auth}`
  await owner`insert into public.roles (name, position, is_custom) values ('plain', 51, true)`
})
afterAll(() => api.close())

const revisionOf = async (no: number) =>
  (await api.ok('admin', 'GET', `/apps/users/${no}`, { schema: userDetail })).revision
const change = async (as: 'admin' | 'auth', no: number, changes: object) =>
  api.refused(as, 'PATCH', `/apps/users/${no}`, { revision: await revisionOf(no), ...changes })
const companyOf = async (id: string) =>
  (await api.database.owner`select company_id from public.profiles where id = ${id}`)[0]?.company_id

describe('PATCH /apps/users/:no', () => {
  it.each(['auth', 'admin'] as const)('refuses %s a change of the caller’s own company', async (as) => {
    const before = await companyOf(PEOPLE[as])
    expect(await change(as, NO[as], { companyId: OTHER_COMPANY })).toEqual({
      status: 422,
      code: 'invalid',
      fields: { companyId: 'own_company' },
    })
    expect(await companyOf(PEOPLE[as])).toBe(before)
  })

  it('refuses to move another person into a company without a right on it', async () => {
    await api.database.owner`update private.user_roles set role = 'plain' where user_id = ${PEOPLE.user}`
    const refusal = { fields: { companyId: 'company_beyond' } }
    expect(await change('auth', 4, { companyId: OTHER_COMPANY })).toMatchObject(refusal)
    await api.database
      .owner`update public.profiles set company_id = ${OTHER_COMPANY} where id = ${PEOPLE.user}`
    expect(await change('auth', 4, { companyId: null })).toMatchObject(refusal)
    await api.database.owner`update public.profiles set company_id = null where id = ${PEOPLE.user}`
  })

  it('moves a person into the caller’s own company, and into any with the ability to update companies', async () => {
    const { owner } = api.database
    await owner`update public.profiles set company_id = ${OWN_COMPANY} where id = ${PEOPLE.auth}`
    const move = async (companyId: string | null) =>
      (
        await api.ok('auth', 'PATCH', '/apps/users/4', {
          schema: userResponse,
          body: { revision: await revisionOf(4), companyId },
        })
      ).user.companyId
    expect(await move(OWN_COMPANY)).toBe(OWN_COMPANY)
    expect(await move(null)).toBeNull()
    await owner`insert into public.role_abilities (role, action, subject) values ('people-desk', 'update', 'companies')`
    expect(await move(OTHER_COMPANY)).toBe(OTHER_COMPANY)
    await owner`delete from public.role_abilities where role = 'people-desk' and subject = 'companies'`
    await owner`update public.profiles set company_id = null where id = ${PEOPLE.user}`
  })
})

describe('POST /apps/users', () => {
  const invite = (email: string, companyId: string | null) =>
    api.send('auth', 'POST', '/apps/users', { fullName: 'Ida Berg', email, role: 'plain', companyId })

  it('refuses an invitation into a company without a right on it', async () => {
    const refused = await invite('ida@example.org', OTHER_COMPANY)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('company_beyond')
    expect(accounts.mails).toEqual([])
  })

  it('invites into no company, and into the caller’s own', async () => {
    expect((await invite('ida@example.org', null)).status).toBe(201)
    expect((await invite('ole@example.org', OWN_COMPANY)).status).toBe(201)
  })
})

describe('triggers', () => {
  /** Runs SQL of the owner with the claims of a person, like a definer function. */
  const asDefiner = (sub: string, statement: string) =>
    api.database.owner.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub })}, true)`
      await tx.unsafe(statement)
    })

  it.each([
    [
      'company',
      `update public.profiles set company_id = '${OTHER_COMPANY}' where id = '${PEOPLE.manager}'`,
      'own_company',
    ],
    ['role', `update private.user_roles set role = 'admin' where user_id = '${PEOPLE.manager}'`, 'own_role'],
    ['status', `update public.profiles set status = 'pending' where id = '${PEOPLE.manager}'`, 'own_status'],
  ])('refuse a change of the caller’s own %s by a definer function', async (_what, statement, message) => {
    await expect(asDefiner(PEOPLE.manager, statement)).rejects.toMatchObject({ code: 'QPREF', message })
    await expect(
      asDefiner(
        PEOPLE.admin,
        `${statement}; do $$ begin raise exception 'reached' using errcode = 'QPREF'; end $$`,
      ),
    ).rejects.toMatchObject({ message: 'reached' })
  })

  it('let a person close their account and not reopen it', async () => {
    const close = asDefiner(
      PEOPLE.manager,
      `update public.profiles set status = 'inactive' where id = '${PEOPLE.manager}'`,
    )
    await close
    await expect(
      asDefiner(
        PEOPLE.manager,
        `update public.profiles set status = 'active' where id = '${PEOPLE.manager}'`,
      ),
    ).rejects.toMatchObject({ message: 'own_status' })
    await api.database.owner`update public.profiles set status = 'active' where id = ${PEOPLE.manager}`
  })

  it('protect every membership column from clients', async () => {
    for (const column of ['company_id', 'status', 'email'])
      await expect(
        asRole(api.database.owner, { sub: PEOPLE.admin }, (tx) =>
          tx.unsafe(`update public.profiles set ${column} = ${column} where id = '${PEOPLE.admin}'`),
        ),
      ).rejects.toMatchObject({ code: '42501' })
  })
})
