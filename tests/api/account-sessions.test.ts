import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountSessionList } from '../../supabase/functions/_shared/contract/account.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'

let api: TestApi
const laptop = randomUUID()
const phone = randomUUID()
const theirs = randomUUID()
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from auth.sessions`
  await owner`insert into auth.sessions (id, user_id, created_at, updated_at, user_agent) values
    (${laptop}, ${PEOPLE.client}, now() - interval '2 days', now() - interval '1 hour', 'Desk'),
    (${phone}, ${PEOPLE.client}, now() - interval '1 day', now(), 'Phone'),
    (${theirs}, ${PEOPLE.manager}, now(), now(), 'Theirs')`
})

/** Calls the API as the client with the token of this session. */
async function call(session: string, method: string, path: string): Promise<Response> {
  const token = await api.token(PEOPLE.client, { session_id: session })
  return api.request(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` } })
}
const list = async (session: string) => {
  const answer = await call(session, 'GET', '/account/sessions')
  return accountSessionList.parse(await answer.json())
}

describe('GET /account/sessions', () => {
  it('lists the current browser first, and no session of another person', async () => {
    const { sessions, total } = await list(laptop)
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['Desk', true],
      ['Phone', false],
    ])
    expect(total).toBe(2)
  })

  it('omits expired sessions', async () => {
    const { owner } = api.database
    await owner`update auth.sessions set not_after = now() - interval '1 minute' where id = ${phone}`
    expect((await list(laptop)).sessions.map(({ id }) => id)).toEqual([laptop])
    await owner`update auth.sessions set not_after = now() + interval '1 minute' where id = ${phone}`
    expect((await list(laptop)).total).toBe(2)
  })

  it('ends single sessions, and refuses calls of an ended session', async () => {
    expect((await call(phone, 'GET', '/session')).status).toBe(200)
    expect((await call(laptop, 'DELETE', `/account/sessions/${phone}`)).status).toBe(204)
    const refused = await call(phone, 'GET', '/session')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'unauthenticated' } })
    expect((await call(laptop, 'GET', '/session')).status).toBe(200)
  })

  it('ends all sessions but the current one', async () => {
    expect((await call(laptop, 'DELETE', '/account/sessions')).status).toBe(204)
    expect((await list(laptop)).sessions.map(({ id }) => id)).toEqual([laptop])
    const left = await api.database.owner`select from auth.sessions where id = ${theirs}`
    expect(left).toHaveLength(1)
  })

  it.each([
    ['somebody else’s', theirs],
    ['one there is not', UNKNOWN_ID],
    ['no id', 'all'],
  ])('refuses to end: %s', async (_name, id) => {
    expect((await call(laptop, 'DELETE', `/account/sessions/${id}`)).status).toBe(404)
    expect(await api.database.owner`select from auth.sessions`).toHaveLength(3)
  })

  it('notifies ended browsers at once', async () => {
    const { owner } = api.database
    await owner`delete from realtime.messages`
    await call(laptop, 'DELETE', `/account/sessions/${phone}`)
    const hints = await owner`select topic, event, private from realtime.messages`
    expect([...hints]).toEqual([{ topic: `user:${PEOPLE.client}`, event: 'session', private: true }])
  })
})

describe('a token of an ended session', () => {
  it.each([
    ['GET', '/account'],
    ['GET', '/account/sessions'],
    ['GET', '/notifications'],
    ['POST', '/notifications/read'],
    ['GET', '/pages/profile/header'],
    ['GET', '/manuscripts'],
  ])('is refused: %s %s', async (method, path) => {
    await api.database.owner`delete from auth.sessions where id = ${laptop}`
    expect((await call(laptop, method, path)).status).toBe(401)
  })

  it('is refused together with the session id of another person', async () => {
    expect((await call(theirs, 'GET', '/notifications')).status).toBe(401)
  })

  it('holds no role, so it opens no topic and no file', async () => {
    const { owner } = api.database
    const role = (session: string) =>
      owner.begin(async (tx) => {
        const claims = JSON.stringify({ sub: PEOPLE.client, role: 'authenticated', session_id: session })
        await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`
        const [row] =
          await tx`select private.my_role() as role, private.may_listen(${`user:${PEOPLE.client}`}) as hears`
        return { ...row }
      })
    expect(await role(laptop)).toEqual({ role: 'client', hears: true })
    expect(await role(randomUUID())).toEqual({ role: null, hears: false })
  })
})
