import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  dayFromToday,
  deliverProject,
  demoCallers,
  fileStarted,
  makePerson,
  type ProjectCaller,
  passUndoTime,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())

/** A project of the demo client in progress, assigned to `user`. */
beforeEach(async () => {
  await api.database.owner`delete from public.projects`
  id = await fileStarted(people)
  await api.database.owner`delete from public.notifications`
})

const ask = (by: ProjectCaller, more: Record<string, unknown> = {}) =>
  by.send('POST', `/projects/${id}/changes`, { kind: 'change', body: 'A map too.', ...more })
const decide = async (by: ProjectCaller, isAccepted: boolean, reason = '') => {
  const [change] = (await people.admin.project(id)).changes
  return by.send('POST', `/projects/${id}/changes/${change?.id}/decision`, { isAccepted, reason })
}
const kinds = async () =>
  (await people.client.ok('GET', `/projects/${id}/events`, projectEventList)).events.map(({ kind }) => kind)
const notified = async (kind: string) =>
  (await api.database.owner`select user_id from public.notifications where kind = ${kind}`).map(
    (row) => row.user_id,
  )

describe('POST /projects/:id/changes (R-699)', () => {
  it('gives the turn to the agency and tells the assigned staff', async () => {
    const answer = await ask(people.client, {
      title: 'Harbour guide, second edition',
      dueDate: dayFromToday(4),
    })
    expect(answer.status).toBe(200)
    expect(projectResponse.parse(answer.body).project).toMatchObject({
      title: 'Harbour guide',
      turn: { of: 'agency', reason: 'change' },
      changes: [
        {
          kind: 'change',
          state: 'open',
          body: 'A map too.',
          title: 'Harbour guide, second edition',
          dueDate: dayFromToday(4),
          by: { uid: PEOPLE.client },
        },
      ],
    })
    expect(await notified('project_change_asked')).toEqual([PEOPLE.user])
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events[0]).toMatchObject({ kind: 'change_asked', reason: 'A map too.' })
  })

  it('is for the client, while work goes on, one at a time', async () => {
    expect((await ask(people.manager)).status).toBe(403)
    expect((await ask(await makePerson(api, 'client', COMPANIES.b))).status).toBe(404)
    expect((await ask(people.client)).status).toBe(200)
    expect((await ask(people.client)).body).toMatchObject({ error: { code: 'wrong_state' } })
    await decide(people.user, false, 'No room.')
    await deliverProject(api, people.user, id)
    expect((await ask(people.client)).body).toMatchObject({ error: { code: 'wrong_state' } })
  })

  it('refuses dates that the form of a request refuses, and a cancellation with other changes', async () => {
    for (const more of [
      { dueDate: dayFromToday(-3) },
      { dueDate: dayFromToday(20) },
      { latestCompletionDate: dayFromToday(2) },
      { title: ' ' },
      { kind: 'cancellation', title: 'Other' },
    ])
      expect((await ask(people.client, more)).status, JSON.stringify(more)).toBe(422)
  })
})

describe('POST /projects/:id/changes/:changeId/decision (R-699)', () => {
  it('makes an accepted change, with the history of an edit by staff, and tells the client', async () => {
    const dates = { dueDate: dayFromToday(8), latestCompletionDate: dayFromToday(9) }
    await ask(people.client, { title: 'Second edition', ...dates })
    const { project } = projectResponse.parse((await decide(people.user, true)).body)
    expect(project).toMatchObject({
      title: 'Second edition',
      ...dates,
      turn: { reason: 'work' },
      changes: [{ state: 'accepted', decidedBy: { uid: PEOPLE.user } }],
    })
    expect((await kinds()).slice(0, 4).sort()).toEqual(['change_accepted', 'changed', 'changed', 'changed'])
    expect(await notified('project_change_decided')).toEqual([PEOPLE.client])
  })

  it('declines with a reason only, which the client reads, and changes nothing else', async () => {
    await ask(people.client, { title: 'Second edition' })
    expect((await decide(people.user, false)).status).toBe(422)
    expect((await decide(people.user, false, 'No room.')).status).toBe(200)
    expect(await people.client.project(id)).toMatchObject({
      title: 'Harbour guide',
      changes: [{ state: 'declined', reason: 'No room.' }],
    })
    expect((await decide(people.user, true)).body).toMatchObject({ error: { code: 'wrong_state' } })
    expect(await notified('project_change_decided')).toEqual([PEOPLE.client])
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events[0]).toMatchObject({ kind: 'change_declined', reason: 'No room.' })
  })

  it('withdraws no delivered request', async () => {
    await ask(people.client, { kind: 'cancellation', body: 'The book is not printed.' })
    await deliverProject(api, people.user, id)
    expect((await decide(people.user, true)).body).toMatchObject({ error: { code: 'wrong_state' } })
    expect(await people.client.project(id)).toMatchObject({ status: 'delivered', withdrawnAt: null })
  })

  it('withdraws a request whose cancellation is accepted; reinstating continues in its status', async () => {
    await ask(people.client, { kind: 'cancellation', body: 'The book is not printed.' })
    const { project } = projectResponse.parse((await decide(people.manager, true)).body)
    expect(project).toMatchObject({ status: 'in_progress', withdrawnAt: expect.any(String), turn: null })
    const { revision } = await people.client.project(id)
    await people.client.ok('POST', `/projects/${id}/reinstate`, projectResponse, { revision })
    expect(await people.client.project(id)).toMatchObject({ withdrawnAt: null, turn: { reason: 'work' } })
  })

  it('drops a pending delivery of a request whose cancellation is accepted', async () => {
    await ask(people.client, { kind: 'cancellation', body: 'The book is not printed.' })
    const { revision } = await people.user.project(id)
    const body = { revision, attachmentIds: [], note: '' }
    await people.user.ok('POST', `/projects/${id}/delivery`, projectResponse, body)
    expect((await decide(people.manager, true)).status).toBe(200)
    expect(await passUndoTime(api)).toBe(0)
    expect(await people.client.project(id)).toMatchObject({ status: 'in_progress', deliveries: [] })
  })

  it('is for staff who work on the request', async () => {
    await ask(people.client)
    expect((await decide(people.client, true)).status).toBe(403)
    expect((await decide(await makePerson(api, 'user'), true)).status).toBe(404)
  })
})
