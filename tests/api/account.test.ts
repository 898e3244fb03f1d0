import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountConnections, accountResponse } from '../../supabase/functions/_shared/contract/account.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createManuscript, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const read = async (as: Parameters<TestApi['ok']>[0]) =>
  (await api.ok(as, 'GET', '/account', { schema: accountResponse })).account
const change = async (as: Parameters<TestApi['ok']>[0], body: unknown) =>
  (await api.ok(as, 'PATCH', '/account', { schema: accountResponse, body })).account
const picture = (person: keyof typeof PEOPLE, n = 1) =>
  `${PEOPLE[person]}/${PEOPLE.admin.slice(0, -1)}${n}.webp`

describe('PATCH /account', () => {
  it('changes the sent fields and nothing else', async () => {
    const before = await read('client')
    const after = await change('client', { about: ' Reads at night. ', country: 'Norway', taxId: 'NO 99' })
    expect(after).toEqual({ ...before, about: 'Reads at night.', country: 'Norway', taxId: 'NO 99' })
    expect(await read('client')).toEqual(after)
  })

  it('needs no ability, and does not show another account', async () => {
    await change('client', { address: '1 Quay Street' })
    expect((await read('manager')).address).toBe('')
    expect(await api.refused(null, 'GET', '/account')).toMatchObject({ status: 401 })
  })

  it('reports a taken username at its field, and changes no other field', async () => {
    expect(await api.refused('client', 'PATCH', '/account', { username: 'admin', about: 'lost' })).toEqual({
      status: 422,
      code: 'invalid',
      fields: { username: 'username_taken' },
    })
    expect((await read('client')).about).not.toBe('lost')
  })

  it.each([
    ['no name', { fullName: ' ' }, 'fullName'],
    ['a username with blanks', { username: 'a b c' }, 'username'],
    ['a life story', { about: 'x'.repeat(2001) }, 'about'],
    ['a picture anywhere', { avatar: 'https://example.org/spy.png' }, 'avatar'],
    ['a picture up the tree', { avatar: `${PEOPLE.client}/../x.png` }, 'avatar'],
    ['a kind of notification there is not', { notifications: { everything: false } }, 'notifications'],
    ['a switch that is none', { notifications: { chat_received: 'off' } }, 'notifications'],
  ])('refuses %s', async (_name, body, field) => {
    const refused = await api.refused('client', 'PATCH', '/account', body)
    expect(refused).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
  })

  it('refuses plan, role, status, company and email address', async () => {
    const before = await read('client')
    const body = {
      currentPlan: 'enterprise',
      role: 'admin',
      status: 'x',
      company: 'x',
      email: 'x@example.org',
    }
    expect(await change('client', body)).toEqual(before)
  })
})

describe('the avatar', () => {
  it('is set by its owner, and only the former one is deleted', async () => {
    expect((await change('user', { avatar: picture('user') })).avatar).toBe(picture('user'))
    expect(api.removed).toEqual([])
    await change('user', { avatar: picture('user', 2) })
    expect(api.removed).toEqual([picture('user')])
    await change('user', { about: 'Translates crime novels.' })
    expect(api.removed).toEqual([picture('user')])
    expect((await change('user', { avatar: null })).avatar).toBeNull()
    expect(api.removed).toEqual([picture('user'), picture('user', 2)])
  })

  it('is not changed by another person', async () => {
    expect(await api.refused('user', 'PATCH', '/account', { avatar: picture('client') })).toMatchObject({
      fields: { avatar: 'no_picture' },
    })
  })
})

describe('notifications', () => {
  const tell = () =>
    api.database.owner`select private.notify(${PEOPLE.manager}, 'project_comment', '{"title": "x"}')`
  const count = async () => {
    const [row] = await api.database
      .owner`select count(*)::int as n from public.notifications where user_id = ${PEOPLE.manager}`
    return row?.n
  }

  it('are not created for a kind that is turned off, and are created again when it is on', async () => {
    const before = await count()
    const off = await change('manager', { notifications: { project_comment: false } })
    expect(off.notifications).toEqual({ project_comment: false })
    await tell()
    expect(await count()).toBe(before)
    const on = await change('manager', { notifications: { project_comment: true, chat_received: false } })
    expect(on.notifications).toEqual({ project_comment: true, chat_received: false })
    await tell()
    expect(await count()).toBe(before + 1)
  })

  it('switched on two devices at once are both kept', async () => {
    const kinds = ['import_failed', 'import_completed', 'manuscript_shared', 'project_comment'] as const
    await Promise.all(kinds.map((kind) => change('auth', { notifications: { [kind]: false } })))
    expect((await read('auth')).notifications).toMatchObject(
      Object.fromEntries(kinds.map((kind) => [kind, false])),
    )
  })

  it('do not change the other settings', async () => {
    await api.database
      .owner`update public.profile_details set settings = '{"other": 1, "notifications": ["odd"]}' where user_id = ${PEOPLE.auth}`
    expect((await read('auth')).notifications).toEqual({})
    await change('auth', { notifications: { import_failed: false } })
    const [row] = await api.database
      .owner`select settings from public.profile_details where user_id = ${PEOPLE.auth}`
    expect(row?.settings).toEqual({ other: 1, notifications: { import_failed: false } })
  })
})

describe('connections', () => {
  it('are manuscripts shared in either direction, sign-in methods and sessions', async () => {
    const { id } = await createManuscript(api, 'auth', 'Common')
    await shareManuscript(api, 'auth', id, 'client', 'editor')
    const mine = await api.ok('auth', 'GET', '/account/connections', { schema: accountConnections })
    expect(mine.sharedByMe).toContainEqual({ id, title: 'Common', people: ['Tom Hale'] })
    const theirs = await api.ok('client', 'GET', '/account/connections', { schema: accountConnections })
    expect(theirs.sharedWithMe).toContainEqual({ id, title: 'Common', name: 'Léa Fontaine', role: 'editor' })
    expect(theirs.identities).toMatchObject([{ provider: 'email', email: 'client@demo.com' }])
    const others = await api.ok('user', 'GET', '/account/connections', { schema: accountConnections })
    expect(others.sharedWithMe.map((one) => one.id)).not.toContain(id)
  })
})

describe('closing an account', () => {
  let second: string
  beforeEach(async () => {
    const [row] = await api.database.owner<{ id: string }[]>`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values (gen_random_uuid(), gen_random_uuid() || '@test.example', now(), '{}') returning id`
    second = row?.id ?? ''
  })
  afterEach(async () => {
    await api.database.owner`update public.profiles set status = 'active' where id = ${PEOPLE.client}`
    await api.database.owner`delete from auth.users where id = ${second}`
  })

  it('needs a confirmation', async () => {
    expect(await api.refused('client', 'POST', '/account/deactivate', {})).toMatchObject({ status: 422 })
    expect(await api.refused('client', 'POST', '/account/deactivate', { sure: 'yes' })).toMatchObject({
      status: 422,
    })
  })

  it('ends every session and closes the account at once', async () => {
    await api.database
      .owner`insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), ${PEOPLE.client}, now())`
    await api.done('client', 'POST', '/account/deactivate', { sure: true })
    const sessions = await api.database.owner`select from auth.sessions where user_id = ${PEOPLE.client}`
    expect(sessions).toHaveLength(0)
    expect(await api.refused('client', 'GET', '/account')).toMatchObject({ status: 403, code: 'inactive' })
    expect(await api.refused('client', 'POST', '/account/deactivate', { sure: true })).toMatchObject({
      status: 403,
    })
  })

  it('is refused to the last active administrator', async () => {
    const leave = () => api.send('admin', 'POST', '/account/deactivate', { sure: true })
    expect(await leave()).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'wrong_state',
          reason: 'only_admin',
        },
      },
    })
    await api.database.owner`update private.user_roles set role = 'admin' where user_id = ${second}`
    expect((await leave()).status).toBe(204)
    await api.database.owner`update public.profiles set status = 'active' where id = ${PEOPLE.admin}`
  })
})
