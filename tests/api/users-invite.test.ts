import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteUserResponse, userList } from '../../supabase/functions/_shared/contract/users.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
const accounts = testAccounts(() => api.database.owner)
beforeAll(async () => {
  api = await startTestApi({ accounts })
})
afterAll(() => api.close())

const list = (query: string) => api.ok('admin', 'GET', `/apps/users?${query}`, { schema: userList })
const numberOf = async (email: string) =>
  (await api.database.owner`select no from public.profiles where email = ${email}`)[0]?.no as number
const profileOf = async (email: string) =>
  (await api.database.owner`select full_name as name from public.profiles where email = ${email}`)[0] as {
    name: string
  }
const NEW = { fullName: 'Rosa Lind', email: 'rosa@example.org', role: 'editor' }

describe('inviting a user', () => {
  it('creates a pending account with the invited role and company, and sends one mail', async () => {
    const company = '00000000-0000-4000-8000-0000000000d1'
    const body = {
      ...NEW,
      username: 'rosa.lind',
      companyId: company,
      country: 'Norway',
      contact: '+47 1',
      currentPlan: 'team',
      billing: 'Manual-Cash',
      taxId: 'NO-1',
      language: 'Norwegian',
      department: 'Editorial',
      redirectTo: 'http://127.0.0.1/build/reset-password',
    }
    const made = await api.ok('admin', 'POST', '/apps/users', {
      status: 201,
      schema: inviteUserResponse,
      body,
    })
    const { redirectTo, ...sent } = body
    expect(made.body).toMatchObject({ ...sent, status: 'pending', company: 'Alder & Finch' })
    expect(made.body.invitedAt).not.toBeNull()
    const { name: inviter } = await profileOf('admin@demo.com')
    expect(accounts.mails).toEqual([
      { email: 'rosa@example.org', redirectTo, invitedBy: inviter, language: 'en' },
    ])
    expect([...(await api.database.owner`select email from private.invitations`)]).toEqual([])
  })

  it.each([
    [{ ...NEW }, { email: 'email_taken' }],
    [{ ...NEW, email: 'ADMIN@demo.com' }, { email: 'email_taken' }],
    [{ ...NEW, email: 'b@example.org', username: 'rosa.lind' }, { username: 'username_taken' }],
    [{ ...NEW, email: 'b@example.org', role: 'king' }, { role: 'no_role' }],
    [
      { ...NEW, email: 'b@example.org', companyId: '00000000-0000-4000-8000-0000000000ff' },
      { companyId: 'no_company' },
    ],
    [{ ...NEW, email: 'no' }, { email: expect.any(String) }],
    [{ ...NEW, email: 'b@example.org', fullName: ' ' }, { fullName: expect.any(String) }],
    [{ ...NEW, email: 'b@example.org', currentPlan: 'gold' }, { currentPlan: expect.any(String) }],
  ])('refuses %j at the field', async (body, fields) => {
    expect(await api.refused('admin', 'POST', '/apps/users', body)).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
  })

  it('R-555: is mailed in the language of the person, or else of the inviter', async () => {
    const { owner } = api.database
    const languageOf = async (email: string, language?: string) => {
      const person = language === undefined ? {} : { language }
      expect((await api.send('admin', 'POST', '/apps/users', { ...NEW, email, ...person })).status).toBe(201)
      return accounts.mails.find((mail) => mail.email === email)?.language
    }
    const speak = (language: string) => owner`
      update auth.users set raw_user_meta_data = raw_user_meta_data || ${owner.json({ language })}
       where id = ${PEOPLE.admin}`
    expect(await languageOf('fr@example.org', 'French')).toBe('fr')
    await speak('fr')
    expect(await languageOf('other@example.org')).toBe('fr')
    expect(await languageOf('en@example.org', 'English')).toBe('en')
    await speak('en')
    // Sent again, when the invitation has become the details of a pending account.
    const again = `/apps/users/${await numberOf('fr@example.org')}/invitation`
    await api.done('admin', 'POST', again, {})
    expect(accounts.mails.at(-1)).toMatchObject({ email: 'fr@example.org', language: 'fr' })
    for (const email of ['fr@example.org', 'other@example.org', 'en@example.org'])
      await owner`delete from auth.users where email = ${email}`
  })

  it('leaves no account when the mail cannot be sent', async () => {
    accounts.fail = new Error('Auth answered 500')
    const body = { ...NEW, email: 'late@example.org', role: 'admin' }
    expect((await api.refused('admin', 'POST', '/apps/users', body)).status).toBe(500)
    accounts.fail = 'too-many'
    expect((await api.refused('admin', 'POST', '/apps/users', body)).status).toBe(429)
    expect([...(await api.database.owner`select email from private.invitations`)]).toEqual([])
    expect((await list('q=late@')).totalUsers).toBe(0)
  })

  it('can be repeated and cancelled while pending, and for invited accounts only', async () => {
    const no = await numberOf('rosa@example.org')
    await api.done('admin', 'POST', `/apps/users/${no}/invitation`, {})
    expect(accounts.mails.filter(({ email }) => email === 'rosa@example.org')).toHaveLength(2)
    for (const method of ['POST', 'DELETE'])
      expect(await api.refused('admin', method, '/apps/users/4/invitation', {})).toMatchObject({
        status: 409,
      })
    await api.done('admin', 'DELETE', `/apps/users/${no}/invitation`)
    expect(await numberOf('rosa@example.org')).toBeUndefined()
    for (const method of ['POST', 'DELETE'])
      expect(await api.send('admin', method, `/apps/users/${no}/invitation`, {})).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', message: 'User not found' } },
      })
  })

  it('cannot be repeated or cancelled after acceptance: the account and its data stay', async () => {
    const { owner } = api.database
    const body = { ...NEW, email: 'accepted@example.org' }
    await api.ok('admin', 'POST', '/apps/users', { status: 201, schema: inviteUserResponse, body })
    const no = await numberOf(body.email)
    // Auth does the same when the link is opened; the invitation stays recorded.
    await owner`update auth.users set email_confirmed_at = now() where email = ${body.email}`
    const sent = accounts.mails.length
    for (const method of ['POST', 'DELETE'])
      expect(await api.refused('admin', method, `/apps/users/${no}/invitation`, {})).toMatchObject({
        status: 409,
        code: 'wrong_state',
      })
    expect(accounts.mails).toHaveLength(sent)
    const [kept] = await owner`
      select p.status, u.invited_at is not null as "wasInvited" from public.profiles p join auth.users u on u.id = p.id
       where p.no = ${no}`
    expect(kept).toEqual({ status: 'active', wasInvited: true })
  })

  it('is refused to a role that may only read people', async () => {
    for (const as of ['manager', 'client'] as const) {
      expect(await api.refused(as, 'POST', '/apps/users', NEW)).toMatchObject({ status: 403 })
      expect(await api.refused(as, 'POST', '/apps/users/7/invitation', {})).toMatchObject({ status: 403 })
      expect(await api.refused(as, 'PATCH', '/apps/users/7', { revision: 1, country: 'x' })).toMatchObject({
        status: 403,
      })
      expect(await api.refused(as, 'DELETE', '/apps/users/7')).toMatchObject({ status: 403 })
      expect(await api.refused(as, 'GET', '/apps/users/7/belongings')).toMatchObject({ status: 403 })
    }
  })
})
