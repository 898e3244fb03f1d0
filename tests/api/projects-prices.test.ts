import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import {
  needsYouList,
  projectList,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  deliverProject,
  demoCallers,
  makePerson,
  type ProjectCaller,
  startProject,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())

/** A received project of the demo client, assigned to `user`. */
beforeEach(async () => {
  await api.database.owner`delete from public.projects`
  id = (await people.client.file()).id
  const body = { revision: 1, uids: [PEOPLE.user] }
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, body)
  await api.database.owner`delete from public.notifications`
})

const prices = async (by: ProjectCaller = people.client) => (await by.project(id)).prices
const last = async () => (await prices(people.admin))[0]
const newest = async () => (await last())?.id ?? null
const shown = async () => {
  const price = await last()
  return price ? { id: price.id, state: price.state } : null
}
const set = async (by: ProjectCaller, more: Record<string, unknown> = {}) =>
  by.send('POST', `/projects/${id}/prices`, {
    replaces: await shown(),
    kind: 'fixed',
    amount: '1200.5',
    currency: 'EUR',
    ...more,
  })
const decide = async (by: ProjectCaller, isAccepted: boolean, reason = '') =>
  by.send('POST', `/projects/${id}/prices/${await newest()}/decision`, { isAccepted, reason })
const withdraw = async (by: ProjectCaller) => by.send('DELETE', `/projects/${id}/prices/${await newest()}`)
const turn = async () => (await people.client.project(id)).turn
const start = () => startProject(people.user, id)
const events = async () => (await people.client.ok('GET', `/projects/${id}/events`, projectEventList)).events
const notified = async (kind: string) =>
  (
    await api.database.owner`
      select user_id, payload ->> 'status' as status from public.notifications where kind = ${kind} order by status`
  ).map((row) => [row.user_id, row.status])
const observer = async () => {
  const person = await makePerson(api, 'client', COMPANIES.a)
  const body = { role: 'observer', uids: [person.sub] }
  await people.client.ok('POST', `/projects/${id}/people`, projectResponse, body)
  return person
}

describe('POST /projects/:id/prices (R-815)', () => {
  it('sets a price exactly, which makes it the turn of the client in request, list and needs-you', async () => {
    const answer = await set(people.user, { note: ' With the map. ' })
    expect(answer.status).toBe(200)
    expect(projectResponse.parse(answer.body).project).toMatchObject({
      status: 'received',
      turn: { of: 'client', reason: 'price' },
      prices: [
        {
          state: 'open',
          amount: '1200.50',
          currency: 'EUR',
          note: 'With the map.',
          by: { uid: PEOPLE.user },
        },
      ],
    })
    const { projects } = await people.manager.ok('GET', '/projects?turn=client', projectList)
    expect(projects.map((project) => [project.id, project.turn?.reason])).toEqual([[id, 'price']])
    const needs = await people.client.ok('GET', '/projects/needs-you', needsYouList)
    expect(needs.projects.map((project) => project.turn?.reason)).toEqual(['price'])
    expect((await events())[0]).toMatchObject({
      kind: 'price_set',
      field: 'fixed',
      to: '1200.50 EUR',
      reason: 'With the map.',
      actor: { uid: PEOPLE.user },
    })
  })

  it('asks who decides and tells the others, under the bell and by mail', async () => {
    const watcher = await observer()
    await set(people.manager)
    const others = [
      [PEOPLE.user, 'set'],
      [watcher.sub, 'set'],
    ]
    expect((await notified('project_price')).sort()).toEqual([[PEOPLE.client, 'asked'], ...others].sort())
    const [mail] = await api.database.owner`
      select payload from private.mail_outbox where kind = 'project_price' and user_id = ${PEOPLE.client}`
    expect(Object.keys(mail?.payload).sort()).toEqual(['actor', 'projectId', 'status', 'title'])
  })

  it('is for staff who work on the request', async () => {
    expect((await set(people.client)).status).toBe(403)
    expect((await set(await observer())).status).toBe(403)
    expect((await set(await makePerson(api, 'user'))).status).toBe(404)
    expect((await set(await makePerson(api, 'client', COMPANIES.b))).status).toBe(404)
    expect(await prices()).toEqual([])
  })

  it('refuses an amount that is no amount at its field, and another currency', async () => {
    for (const amount of ['0', '0.00', '-5', '1.234', '1,5', '1e3', '1234567890', '', ' 1', 1200])
      expect((await set(people.user, { amount })).body, String(amount)).toMatchObject({
        error: { fields: { amount: 'price_amount' } },
      })
    expect((await set(people.user, { currency: 'XXX' })).body).toMatchObject({
      error: { fields: { currency: 'invalid_value' } },
    })
    expect((await set(people.user, { amount: '999999999.99' })).status).toBe(200)
  })

  it('replaces an open price, which can then not be accepted', async () => {
    await set(people.user)
    const first = await newest()
    await set(people.manager, { kind: 'estimate', amount: '900' })
    expect((await prices()).map(({ state, amount }) => [state, amount])).toEqual([
      ['open', '900.00'],
      ['replaced', '1200.50'],
    ])
    const answer = await people.client.send('POST', `/projects/${id}/prices/${first}/decision`, {
      isAccepted: true,
    })
    expect(answer.body).toMatchObject({ error: { code: 'wrong_state' } })
  })

  it('refuses to replace a price that the person has not seen, with the current request', async () => {
    await set(people.user)
    const answer = await set(people.manager, { replaces: null, amount: '5' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      error: { code: 'conflict' },
      project: { prices: [{ amount: '1200.50' }] },
    })
    const seen = await shown()
    await decide(people.client, true)
    expect((await set(people.user, { replaces: seen, amount: '5' })).status).toBe(409)
  })

  it('blocks no status, and ends with the delivery', async () => {
    await set(people.user)
    await start()
    expect(await turn()).toMatchObject({ reason: 'price' })
    await deliverProject(api, people.user, id)
    expect((await set(people.user)).body).toMatchObject({ error: { code: 'wrong_state' } })
    expect((await decide(people.client, true)).status).toBe(200)
    expect(await turn()).toMatchObject({ reason: 'accept' })
  })
})

describe('POST /projects/:id/prices/:priceId/decision (R-816)', () => {
  it('accepts for the client, once, with who and when in request, history and notification', async () => {
    await set(people.user)
    const answers = await Promise.all([decide(people.client, true), decide(people.client, true)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const at = expect.any(String)
    expect(await people.user.project(id)).toMatchObject({
      turn: { of: 'agency', reason: 'start' },
      prices: [{ state: 'accepted', decidedBy: { uid: PEOPLE.client }, decidedAt: at }],
    })
    expect((await events()).filter(({ kind }) => kind === 'price_accepted')).toMatchObject([
      { to: '1200.50 EUR', actor: { uid: PEOPLE.client } },
    ])
    expect(await notified('project_price_decided')).toEqual([[PEOPLE.user, 'accepted']])
    expect((await decide(people.client, false, 'No.')).body).toMatchObject({ error: { code: 'wrong_state' } })
  })

  it('declines with a reason only; the agency then sets another price', async () => {
    await set(people.user)
    expect((await decide(people.client, false, ' ')).body).toMatchObject({
      error: { fields: { reason: 'reason' } },
    })
    expect((await decide(people.client, false, 'Too much.')).status).toBe(200)
    expect(await people.user.project(id)).toMatchObject({
      turn: { of: 'agency', reason: 'reprice' },
      prices: [{ state: 'declined', reason: 'Too much.' }],
    })
    expect((await events())[0]).toMatchObject({ kind: 'price_declined', reason: 'Too much.' })
    expect(await notified('project_price_decided')).toEqual([[PEOPLE.user, 'declined']])
    await start()
    expect(await turn()).toMatchObject({ reason: 'work' })
  })

  it('is for those who decide about deliveries: no one of the agency, no observer, no other company', async () => {
    await set(people.user)
    for (const staff of [people.user, people.manager, people.admin])
      expect((await decide(staff, true)).status).toBe(403)
    expect((await decide(await observer(), true)).status).toBe(403)
    expect((await decide(await makePerson(api, 'client', COMPANIES.b), true)).status).toBe(404)
    expect((await prices())[0]?.state).toBe('open')
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    expect((await decide(colleague, true)).status).toBe(200)
  })

  it('keeps the accepted price until the client accepts a changed one', async () => {
    await set(people.user)
    await decide(people.client, true)
    await set(people.user, { amount: '1500' })
    const states = async () => (await prices()).map(({ state, amount }) => [state, amount])
    expect(await states()).toEqual([
      ['open', '1500.00'],
      ['accepted', '1200.50'],
    ])
    await decide(people.client, false, 'No.')
    expect(await turn()).toMatchObject({ reason: 'start' })
    await set(people.user, { amount: '1400' })
    await decide(people.client, true)
    expect((await states()).slice(0, 3)).toEqual([
      ['accepted', '1400.00'],
      ['declined', '1500.00'],
      ['replaced', '1200.50'],
    ])
  })
})

describe('DELETE /projects/:id/prices/:priceId (R-815)', () => {
  it('withdraws an open price and its unread notifications, for staff alone', async () => {
    await set(people.user)
    expect((await withdraw(people.client)).status).toBe(403)
    expect((await withdraw(await makePerson(api, 'user'))).status).toBe(404)
    expect((await withdraw(people.manager)).status).toBe(200)
    expect((await withdraw(people.manager)).status).toBe(200)
    expect(await turn()).toMatchObject({ reason: 'start' })
    expect(await notified('project_price')).toEqual([])
    expect((await events()).filter(({ kind }) => kind === 'price_withdrawn')).toHaveLength(1)
    expect((await decide(people.client, true)).body).toMatchObject({ error: { code: 'wrong_state' } })
  })

  it('never withdraws an accepted price', async () => {
    await set(people.user)
    await decide(people.client, true)
    expect((await withdraw(people.user)).body).toMatchObject({ error: { code: 'wrong_state' } })
  })
})

it('R-815: an open price waits while the request is withdrawn, and then again', async () => {
  await set(people.user)
  const { revision } = await people.client.project(id)
  const { project } = await people.client.ok('POST', `/projects/${id}/withdraw`, projectResponse, {
    revision,
  })
  expect(project.turn).toBeNull()
  for (const answer of [
    await decide(people.client, true),
    await withdraw(people.user),
    await set(people.user),
  ])
    expect(answer.body).toMatchObject({ error: { code: 'wrong_state' } })
  await people.client.ok('POST', `/projects/${id}/reinstate`, projectResponse, { revision: project.revision })
  expect(await turn()).toMatchObject({ reason: 'price' })
})

it('R-817: a client who does not answer a price is reminded of it', async () => {
  const { owner } = api.database
  await set(people.user)
  await owner`update public.projects set turn_since = now() - interval '4 days' where id = ${id}`
  await owner`select private.remind_clients()`
  expect(await notified('project_reminder')).toEqual([[PEOPLE.client, 'price']])
})
