import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  acceptedOffer,
  manuscriptOfferList,
  memberList,
} from '../../supabase/functions/_shared/contract/manuscript-sharing.ts'
import {
  labelResponse,
  manuscriptList,
  manuscriptResponse,
  statusResponse,
} from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { notificationList } from '../../supabase/functions/_shared/contract/notifications.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createItem, createManuscript, fetchItem, shareManuscript } from './support/manuscripts.ts'

let api: TestApi
let id: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await createManuscript(api, 'auth')).id
  path = `/manuscripts/${id}/members`
})
afterAll(() => api.close())

const members = (as: Person) => api.ok(as, 'GET', path, { schema: memberList })
const offers = async (as: Person) =>
  (await api.ok(as, 'GET', '/manuscript-invitations', { schema: manuscriptOfferList })).invitations
const invite = (email: string, role = 'viewer') => api.send('auth', 'POST', path, { email, role })
const titles = async (as: Person) =>
  (await api.ok(as, 'GET', '/manuscripts?itemsPerPage=100', { schema: manuscriptList })).manuscripts.map(
    (one) => one.id,
  )
const notified = async (as: Person) =>
  (await api.ok(as, 'GET', '/notifications', { schema: notificationList })).notifications.filter(
    ({ kind }) => kind === 'manuscript_shared',
  )

describe('POST /manuscripts/:id/members', () => {
  it('answers the same for an address with an account, without one, and with an unconfirmed one', async () => {
    await api.database.owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.user}`
    const shapes = []
    for (const email of ['client@demo.com', 'nobody@example.org', 'user@demo.com']) {
      const answer = await invite(email)
      const { members: people, invitations, total } = memberList.parse(answer.body)
      shapes.push({ status: answer.status, people, total, newest: invitations.at(-1)?.email === email })
      await api.done('auth', 'DELETE', `/manuscripts/${id}/invitations/${invitations.at(-1)?.id}`)
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(shapes[0]).toEqual({ status: 201, people: [], total: 0, newest: true })
    await api.database.owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.user}`
  })

  it('shares nothing before the person accepts, and notifies them once', async () => {
    await api.database.owner`delete from public.notifications where user_id = ${PEOPLE.client}`
    await invite('CLIENT@demo.com', 'viewer')
    await invite('client@demo.com', 'editor')
    expect((await members('auth')).invitations).toMatchObject([{ email: 'client@demo.com', role: 'editor' }])
    expect(await titles('client')).not.toContain(id)
    expect(await api.refused('client', 'GET', `/manuscripts/${id}`)).toMatchObject({ status: 404 })
    expect(await notified('client')).toHaveLength(1)
    expect(await offers('client')).toMatchObject([
      { ownerName: 'Léa Fontaine', affiliation: null, role: 'editor' },
    ])
    expect(await offers('manager')).toEqual([])
  })

  it('refuses the owner’s address, an invalid address, and an unknown role', async () => {
    expect(await api.refused('auth', 'POST', path, { email: 'auth@demo.com', role: 'viewer' })).toEqual({
      status: 422,
      code: 'invalid',
      fields: { email: 'already_owner' },
    })
    expect(await api.refused('auth', 'POST', path, { email: 'client', role: 'viewer' })).toMatchObject({
      fields: { email: 'invalid_value' },
    })
    expect(
      await api.refused('auth', 'POST', path, { email: 'client@demo.com', role: 'owner' }),
    ).toMatchObject({
      status: 422,
    })
  })
})

describe('an invitation to a manuscript', () => {
  it('is accepted once, by its person only', async () => {
    const [offer] = await offers('client')
    expect(await api.refused('manager', 'POST', `/manuscript-invitations/${offer?.id}/accept`)).toMatchObject(
      {
        status: 404,
      },
    )
    const accepted = await api.ok('client', 'POST', `/manuscript-invitations/${offer?.id}/accept`, {
      schema: acceptedOffer,
    })
    expect(accepted.manuscriptId).toBe(id)
    expect(await titles('client')).toContain(id)
    expect(await offers('client')).toEqual([])
    expect((await members('auth')).members).toMatchObject([{ userId: PEOPLE.client, role: 'editor' }])
    expect(await api.refused('client', 'POST', `/manuscript-invitations/${offer?.id}/accept`)).toMatchObject({
      status: 404,
    })
  })

  it('gives a member the role of a later one', async () => {
    const twice = (await createManuscript(api, 'auth', 'Shared twice')).id
    for (const role of ['viewer', 'editor'] as const) {
      await shareManuscript(api, 'auth', twice, 'client', role)
      const list = await api.ok('auth', 'GET', `/manuscripts/${twice}/members`, { schema: memberList })
      expect(list.members).toMatchObject([{ userId: PEOPLE.client, role }])
    }
  })

  it('is declined and disappears from the list', async () => {
    const { owner } = api.database
    await invite('manager@demo.com')
    // An unconfirmed address may belong to another person.
    await owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.manager}`
    expect(await offers('manager')).toEqual([])
    await owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.manager}`
    const [offer] = await offers('manager')
    expect(await api.refused('client', 'DELETE', `/manuscript-invitations/${offer?.id}`)).toMatchObject({
      status: 404,
    })
    await api.done('manager', 'DELETE', `/manuscript-invitations/${offer?.id}`)
    expect(await titles('manager')).not.toContain(id)
    expect((await members('auth')).invitations).toEqual([])
  })

  it('is withdrawn by its owner only', async () => {
    await invite('manager@demo.com')
    const waiting = (await members('auth')).invitations[0]?.id
    expect((await members('client')).invitations).toEqual([])
    expect(await api.refused('client', 'DELETE', `/manuscripts/${id}/invitations/${waiting}`)).toMatchObject({
      status: 403,
    })
    await api.done('auth', 'DELETE', `/manuscripts/${id}/invitations/${waiting}`)
    expect(await offers('manager')).toEqual([])
    expect(await api.refused('auth', 'DELETE', `/manuscripts/${id}/invitations/${waiting}`)).toMatchObject({
      status: 404,
    })
  })

  it('of a manuscript in the trash is not listed', async () => {
    const other = (await createManuscript(api, 'auth')).id
    await api.send('auth', 'POST', `/manuscripts/${other}/members`, {
      email: 'manager@demo.com',
      role: 'viewer',
    })
    const [offer] = await offers('manager')
    await api.done('auth', 'DELETE', `/manuscripts/${other}`)
    expect(await offers('manager')).toEqual([])
    expect(await api.refused('manager', 'POST', `/manuscript-invitations/${offer?.id}/accept`)).toMatchObject(
      {
        status: 404,
      },
    )
  })
})

describe('GET /manuscripts/:id/members', () => {
  it('shows an address to staff, to its person and within the company only', async () => {
    const { owner } = api.database
    const shared = (await createManuscript(api, 'client')).id
    await shareManuscript(api, 'client', shared, 'manager', 'viewer')
    await shareManuscript(api, 'client', shared, 'user', 'viewer')
    // Two writers: one of the client's company, one without a company.
    await owner`update private.user_roles set role = 'author' where user_id in (${PEOPLE.manager}, ${PEOPLE.user})`
    await owner`update public.profiles set company_id = (select company_id from public.profiles where id = ${PEOPLE.client}) where id = ${PEOPLE.manager}`
    const seen = async (as: Person) => {
      const list = await api.ok(as, 'GET', `/manuscripts/${shared}/members`, { schema: memberList })
      return list.members.map(({ email }) => email)
    }
    expect(await seen('client')).toEqual(['manager@demo.com', null])
    expect(await seen('manager')).toEqual(['manager@demo.com', null])
    expect(await seen('user')).toEqual([null, 'user@demo.com'])
    expect(await seen('admin')).toEqual(['manager@demo.com', 'user@demo.com'])
    // Two people without a company are not of one company.
    await owner`update public.profiles set company_id = null where id = ${PEOPLE.manager}`
    expect(await seen('user')).toEqual([null, 'user@demo.com'])
    await owner`update private.user_roles set role = 'manager' where user_id = ${PEOPLE.manager}`
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.user}`
  })
})

describe('the members of a manuscript', () => {
  it('are managed by the owner: a guest may only leave, an unauthorized caller gets 404', async () => {
    await shareManuscript(api, 'auth', id, 'client', 'editor')
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    const role = { role: 'editor' }
    expect(
      await api.refused('client', 'POST', path, { email: 'manager@demo.com', role: 'viewer' }),
    ).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'PATCH', `${path}/${PEOPLE.user}`, role)).toMatchObject({
      status: 403,
    })
    expect(await api.refused('client', 'DELETE', `${path}/${PEOPLE.user}`)).toMatchObject({ status: 403 })
    expect(await api.refused('manager', 'GET', path)).toMatchObject({ status: 404 })
    expect(await api.refused('manager', 'DELETE', `${path}/${PEOPLE.user}`)).toMatchObject({ status: 404 })
    const changed = await api.ok('auth', 'PATCH', `${path}/${PEOPLE.user}`, {
      schema: memberList,
      body: role,
    })
    expect(changed.members.find(({ userId }) => userId === PEOPLE.user)?.role).toBe('editor')
    expect(await api.refused('auth', 'PATCH', `${path}/${UNKNOWN_ID}`, role)).toMatchObject({ status: 404 })
    await api.done('user', 'DELETE', `${path}/${PEOPLE.user}`)
    expect(await api.refused('user', 'GET', `/manuscripts/${id}`)).toMatchObject({ status: 404 })
    await api.done('auth', 'DELETE', `${path}/${PEOPLE.client}`)
    expect(await api.refused('auth', 'DELETE', `${path}/${PEOPLE.client}`)).toMatchObject({ status: 404 })
    expect((await members('auth')).members).toEqual([])
  })
})

describe.each([
  [
    'labels',
    { name: ' Plot ', colour: '#aabbcc' },
    { name: 'Plot', colour: '#aabbcc' },
    labelResponse,
    'label',
    'labelId',
  ],
  ['statuses', { name: ' Draft ' }, { name: 'Draft' }, statusResponse, 'status', 'statusId'],
] as const)('%s', (kind, given, kept, schema, key, field) => {
  const base = () => `/manuscripts/${id}/${kind}`

  it('are added at the end, changed, deleted, and removed from their items', async () => {
    const first = (
      (await api.ok('auth', 'POST', base(), { status: 201, schema, body: given })) as Record<
        string,
        { id: string }
      >
    )[key] as { id: string }
    expect(first).toMatchObject(kept)
    await api.ok('auth', 'POST', base(), { status: 201, schema, body: { ...given, name: 'Second' } })
    const detail = await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })
    expect(detail.manuscript[kind].map((entry) => entry.name)).toEqual([kept.name, 'Second'])

    const item = await createItem(api, 'auth', id, { [field]: first.id })
    expect(item[key]).not.toBeNull()
    await api.ok('auth', 'PATCH', `${base()}/${first.id}`, { schema, body: { ...given, name: 'Renamed' } })
    expect(JSON.stringify((await fetchItem(api, 'auth', id, item.id))[key])).toContain('Renamed')
    await api.done('auth', 'DELETE', `${base()}/${first.id}`)
    expect(await fetchItem(api, 'auth', id, item.id)).toMatchObject({ [key]: null, [field]: null })
  })

  it('refuse an empty name, an unknown id, a viewer and an unauthorized caller', async () => {
    expect(await api.refused('auth', 'POST', base(), { name: ' ' })).toMatchObject({
      status: 422,
      fields: { name: 'required' },
    })
    expect(await api.refused('auth', 'PATCH', `${base()}/${UNKNOWN_ID}`, given)).toMatchObject({
      status: 404,
    })
    expect(await api.refused('auth', 'DELETE', `${base()}/x`)).toMatchObject({ status: 404 })
    expect(await api.refused('client', 'POST', base(), given)).toMatchObject({ status: 404 })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    expect(await api.refused('client', 'POST', base(), given)).toMatchObject({ status: 403 })
    await api.done('auth', 'DELETE', `${path}/${PEOPLE.client}`)
  })
})
