import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  loginError,
  loginResponse,
  sessionResponse,
} from '../../supabase/functions/_shared/contract/session.ts'
import { createAsCaller } from '../../supabase/functions/_shared/db/as-caller.ts'
import { readSession } from '../../supabase/functions/api/auth/session-routes.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'

let api: TestApi
let accept: (email: string, password: string) => Promise<string | null> = async () => null
beforeAll(async () => {
  api = await startTestApi({ auth: { signIn: (email, password) => accept(email, password) } })
})
afterAll(() => api.close())

describe('GET /api/session', () => {
  it('answers the caller and the rules of the role', async () => {
    const session = await api.ok('admin', 'GET', '/session', { schema: sessionResponse })
    expect(session.userData).toMatchObject({
      uid: PEOPLE.admin,
      email: 'admin@demo.com',
      role: 'admin',
      fullName: 'Ada Okafor',
    })
    expect(session.userAbilityRules).toContainEqual({ action: 'manage', subject: 'all' })
  })

  it('R-060: answers the conditions, fields and inverted flag of the rules, in their order', async () => {
    const { owner } = api.database
    await owner`
      insert into public.role_abilities (role, action, subject, inverted, conditions, fields) values
        ('user', 'update', 'manuscripts', false, '{"own": true}', '{title,about}'),
        ('user', 'delete', 'manuscripts', true, null, null)`
    const { userAbilityRules } = await api.ok('user', 'GET', '/session', { schema: sessionResponse })
    await owner`delete from public.role_abilities where conditions is not null or inverted`
    const ofManuscripts = userAbilityRules.filter(({ subject }) => subject === 'manuscripts')
    expect(ofManuscripts.slice(-2)).toEqual([
      { action: 'update', subject: 'manuscripts', conditions: { own: true }, fields: ['title', 'about'] },
      { action: 'delete', subject: 'manuscripts', inverted: true },
    ])
  })

  it('never takes the role from the token', async () => {
    const token = await api.token(PEOPLE.client, {
      app_metadata: { role: 'admin' },
      user_metadata: { role: 'admin' },
      user_role: 'admin',
    })
    const response = await api.request('/api/session', { headers: { authorization: `Bearer ${token}` } })
    const session = sessionResponse.parse(await response.json())
    expect(session.userData.role).toBe('client')
    expect(session.userAbilityRules).not.toContainEqual({ action: 'manage', subject: 'all' })
  })

  it('refuses a deleted account as not signed in', async () => {
    const response = await api.request('/api/session', {
      headers: { authorization: `Bearer ${await api.token(UNKNOWN_ID)}` },
    })
    expect(response.status).toBe(401)
  })

  it('refuses an account that is not active', async () => {
    const { owner } = api.database
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.user}`
    expect(await api.refused('user', 'GET', '/session')).toMatchObject({ status: 403, code: 'inactive' })
    // Also with a token whose session ended with the deactivation, and for every other call.
    const ended = await api.request('/api/account', {
      headers: { authorization: `Bearer ${await api.token(PEOPLE.user, { session_id: UNKNOWN_ID })}` },
    })
    expect(ended.status).toBe(403)
    expect(await ended.json()).toMatchObject({ error: { code: 'inactive' } })
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.user}`
  })
})

it('a deactivation during the request is the reason of the refusal, not the end of the session (R-621)', async () => {
  const { owner } = api.database
  const [session] = await owner<{ id: string }[]>`
    insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), ${PEOPLE.user}, now()) returning id`
  const claims = { sub: PEOPLE.user, role: 'authenticated' as const, session_id: session?.id }
  const asCaller = createAsCaller(api.database.connect('api'))
  const request = asCaller(claims, async (tx) => {
    await tx`select 1`
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.user}`
    return readSession(tx)
  })
  await expect(request).rejects.toMatchObject({ code: 'QPINA' })
  await owner`update public.profiles set status = 'active' where id = ${PEOPLE.user}`
})

describe('POST /api/auth/login (R-170)', () => {
  it('answers rules, token and person, without a password', async () => {
    const token = await api.token(PEOPLE.client)
    accept = async () => token
    const answer = await api.send(null, 'POST', '/auth/login', {
      email: 'client@demo.com',
      password: 'quillport-demo',
    })
    expect(answer.status).toBe(200)
    const body = loginResponse.strict().parse(answer.body)
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'userAbilityRules', 'userData'])
    expect(body.accessToken).toBe(token)
    expect(body.userAbilityRules).toContainEqual({ action: 'read', subject: 'client' })
    expect(body.userData.email).toBe('client@demo.com')
    expect(answer.text).not.toContain('quillport-demo')
  })

  it.each([
    ['a wrong password', { email: 'client@demo.com', password: 'no' }],
    ['no password', { email: 'client@demo.com' }],
    ['no body', undefined],
    ['something that is no JSON', '{'],
    ['values of another kind', { email: 1, password: ['x'] }],
  ])('refuses %s with the fixed message', async (_name, body) => {
    accept = async () => null
    const answer = await api.send(null, 'POST', '/auth/login', body)
    expect(answer.status).toBe(400)
    expect(loginError.strict().parse(answer.body)).toEqual({
      errors: { email: ['Invalid email or password'] },
    })
  })

  it('answers an unexpected error when Auth fails', async () => {
    accept = async () => {
      throw new Error('Auth answered 500')
    }
    const answer = await api.send(null, 'POST', '/auth/login', { email: 'a@b.c', password: 'x' })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ errors: { email: ['Something went wrong'] } })
  })
})
