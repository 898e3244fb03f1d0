import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  labelAnswer,
  manuscriptAnswer,
  memberList,
  statusAnswer,
} from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { NOBODY, PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { makeItem, makeManuscript, readItem, share } from './support/manuscripts.ts'

let api: TestApi
let id: string
let path: string
beforeAll(async () => {
  api = await startTestApi()
  id = (await makeManuscript(api, 'auth')).id
  path = `/manuscripts/${id}/members`
})
afterAll(() => api.close())

const members = (as: Parameters<TestApi['ok']>[0]) => api.ok(as, 'GET', path, { schema: memberList })

describe('sharing', () => {
  it('adds by address whatever its case, and changes what a guest may do', async () => {
    const body = { email: 'CLIENT@demo.com', role: 'viewer' }
    const added = await api.ok('auth', 'POST', path, { status: 201, schema: memberList, body })
    expect(added.members).toEqual([
      { userId: PEOPLE.client, fullName: 'Tom Hale', email: 'client@demo.com', role: 'viewer' },
    ])
    await share(api, 'auth', id, 'client', 'editor')
    expect((await members('client')).members[0]?.role).toBe('editor')
  })

  it.each([
    [
      'somebody without an account',
      { email: 'nobody@example.org', role: 'viewer' },
      { email: 'Nobody has an account with this address' },
    ],
    [
      'the owner',
      { email: 'auth@demo.com', role: 'viewer' },
      { email: 'The manuscript belongs to this person' },
    ],
    ['what is no address', { email: 'client', role: 'viewer' }, { email: 'Email is not valid' }],
    ['a role there is not', { email: 'client@demo.com', role: 'owner' }, { role: expect.any(String) }],
  ])('refuses %s', async (_name, body, fields) => {
    expect(await api.refused('auth', 'POST', path, body)).toEqual({ status: 422, code: 'invalid', fields })
  })

  it('finds nobody by an address that was never confirmed', async () => {
    await api.database.owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.manager}`
    const body = { email: 'manager@demo.com', role: 'viewer' }
    expect(await api.refused('auth', 'POST', path, body)).toMatchObject({
      fields: { email: 'Nobody has an account with this address' },
    })
    await api.database.owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.manager}`
  })

  it('does not tell address by address who has an account: after twenty misses an hour it says nothing', async () => {
    const own = (await makeManuscript(api, 'manager')).id
    const ask = (email: string) =>
      api.refused('manager', 'POST', `/manuscripts/${own}/members`, { email, role: 'viewer' })
    for (let at = 0; at < 20; at += 1) {
      expect(await ask(`guess${at}@example.org`)).toMatchObject({ status: 422 })
    }
    expect(await ask('guess@example.org')).toMatchObject({ status: 429, code: 'too_many' })
    expect(await ask('client@demo.com')).toMatchObject({ status: 429, code: 'too_many' })
    await api.database.owner`update private.email_misses set at = at - interval '61 minutes'`
    expect(await ask('guess@example.org')).toMatchObject({ status: 422 })
  })

  it('is the owner’s alone: a guest may leave and nothing else, a stranger finds nothing', async () => {
    await share(api, 'auth', id, 'client', 'editor')
    await share(api, 'auth', id, 'user', 'viewer')
    expect(
      await api.refused('client', 'POST', path, { email: 'manager@demo.com', role: 'viewer' }),
    ).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'DELETE', `${path}/${PEOPLE.user}`)).toMatchObject({ status: 403 })
    expect(await api.refused('manager', 'GET', path)).toMatchObject({ status: 404 })
    expect(await api.refused('manager', 'DELETE', `${path}/${PEOPLE.user}`)).toMatchObject({ status: 404 })
    await api.done('user', 'DELETE', `${path}/${PEOPLE.user}`)
    expect(await api.refused('user', 'GET', `/manuscripts/${id}`)).toMatchObject({ status: 404 })
    await api.done('auth', 'DELETE', `${path}/${PEOPLE.client}`)
    expect(await api.refused('auth', 'DELETE', `${path}/${PEOPLE.client}`)).toMatchObject({ status: 404 })
    expect(await members('auth')).toEqual({ members: [], total: 0 })
  })
})

describe.each([
  [
    'labels',
    { name: ' Plot ', colour: '#aabbcc' },
    { name: 'Plot', colour: '#aabbcc' },
    labelAnswer,
    'label',
    'labelId',
  ],
  ['statuses', { name: ' Draft ' }, { name: 'Draft' }, statusAnswer, 'status', 'statusId'],
] as const)('%s', (kind, given, kept, schema, key, field) => {
  const base = () => `/manuscripts/${id}/${kind}`

  it('are added at the end, changed, deleted, and leave the items that carried them', async () => {
    const first = (
      (await api.ok('auth', 'POST', base(), { status: 201, schema, body: given })) as Record<
        string,
        { id: string }
      >
    )[key] as { id: string }
    expect(first).toMatchObject(kept)
    await api.ok('auth', 'POST', base(), { status: 201, schema, body: { ...given, name: 'Second' } })
    const detail = await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptAnswer })
    expect(detail.manuscript[kind].map((entry) => entry.name)).toEqual([kept.name, 'Second'])

    const item = await makeItem(api, 'auth', id, { [field]: first.id })
    expect(item[key]).not.toBeNull()
    await api.ok('auth', 'PATCH', `${base()}/${first.id}`, { schema, body: { ...given, name: 'Renamed' } })
    expect(JSON.stringify((await readItem(api, 'auth', id, item.id))[key])).toContain('Renamed')
    await api.done('auth', 'DELETE', `${base()}/${first.id}`)
    expect(await readItem(api, 'auth', id, item.id)).toMatchObject({ [key]: null, [field]: null })
  })

  it('refuse an empty name, an unknown id, a viewer and a stranger', async () => {
    expect(await api.refused('auth', 'POST', base(), { name: ' ' })).toMatchObject({
      status: 422,
      fields: { name: 'Name is required' },
    })
    expect(await api.refused('auth', 'PATCH', `${base()}/${NOBODY}`, given)).toMatchObject({ status: 404 })
    expect(await api.refused('auth', 'DELETE', `${base()}/x`)).toMatchObject({ status: 404 })
    expect(await api.refused('client', 'POST', base(), given)).toMatchObject({ status: 404 })
    await share(api, 'auth', id, 'client', 'viewer')
    expect(await api.refused('client', 'POST', base(), given)).toMatchObject({ status: 403 })
    await api.done('auth', 'DELETE', `${path}/${PEOPLE.client}`)
  })
})
