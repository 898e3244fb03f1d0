import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import {
  type ProjectDelivery,
  projectDeliveryList,
} from '../../supabase/functions/_shared/contract/project-deliveries.ts'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  deliverProject,
  demoCallers,
  fileStarted,
  makePerson,
  type ProjectCaller,
  passUndoTime,
  storeFile,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

/** A project of the demo client that `user` has delivered once. */
beforeEach(async () => {
  id = await fileStarted(people)
  await deliverProject(api, people.user, id, { note: 'All yours.' })
  await api.database.owner`delete from public.notifications`
  await api.database.owner`delete from private.mail_outbox`
})

const deliveries = async (by: ProjectCaller = people.client): Promise<ProjectDelivery[]> =>
  (await by.ok('GET', `/projects/${id}/deliveries`, projectDeliveryList)).deliveries
const last = async () => {
  const [delivery] = await deliveries()
  if (!delivery) throw new Error('There is no delivery')
  return delivery.id
}
const accept = async (by: ProjectCaller, delivery?: string) =>
  by.send('POST', `/projects/${id}/deliveries/${delivery ?? (await last())}/acceptance`)
const correct = async (by: ProjectCaller, body: Record<string, unknown> = { comment: 'One more comma.' }) =>
  by.send('POST', `/projects/${id}/deliveries/${await last()}/correction`, body)
const events = async () => (await people.client.ok('GET', `/projects/${id}/events`, projectEventList)).events
const notified = async (kind: string) =>
  (
    await api.database.owner<{ uid: string }[]>`
      select user_id as uid from public.notifications where kind = ${kind} order by user_id`
  ).map(({ uid }) => uid)

describe('POST /projects/:id/deliveries/:deliveryId/acceptance', () => {
  it('R-691, R-693: records who of the client accepted and when, in request, list, history, notification and mail', async () => {
    const answer = await accept(people.client)
    expect(answer.status).toBe(200)
    const { project } = projectResponse.parse(answer.body)
    const at = project.acceptance?.at
    expect(project).toMatchObject({
      status: 'delivered',
      turn: null,
      acceptance: { by: { uid: PEOPLE.client } },
      deliveries: [{ no: 1, state: 'accepted', decidedBy: { uid: PEOPLE.client }, decidedAt: at }],
    })
    const { projects } = await people.user.ok('GET', '/projects?status=delivered&turn=none', projectList)
    expect(projects).toMatchObject([{ id, acceptance: { by: { uid: PEOPLE.client }, at } }])
    expect((await events())[0]).toMatchObject({
      kind: 'accepted',
      to: '1',
      actor: { uid: PEOPLE.client },
      at: new Date(at ?? '').toISOString(),
    })
    expect(await notified('project_accepted')).toEqual([PEOPLE.user])
    const mails = await api.database.owner`
      select payload from private.mail_outbox where kind = 'project_accepted' and user_id = ${PEOPLE.user}`
    expect(mails).toMatchObject([{ payload: { projectId: id, actor: expect.any(String) } }])
    expect(Date.parse(mails[0]?.payload.at)).toBe(Date.parse(at ?? ''))
  })

  it('may be repeated, for example by a second click, and is recorded once', async () => {
    await Promise.all([accept(people.client), accept(people.client)])
    expect((await accept(people.client)).status).toBe(200)
    expect((await events()).filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    expect(await notified('project_accepted')).toHaveLength(1)
  })

  it('R-691: nobody of the agency accepts or corrects, and people of other companies find no delivery', async () => {
    const delivery = await last()
    for (const staff of [people.user, people.manager, people.admin]) {
      expect((await accept(staff, delivery)).status).toBe(403)
      const path = `/projects/${id}/deliveries/${delivery}/correction`
      expect((await staff.send('POST', path, { comment: 'No.' })).status).toBe(403)
    }
    const stranger = await makePerson(api, 'client', COMPANIES.b)
    expect((await accept(stranger, delivery)).status).toBe(404)
    expect((await stranger.send('GET', `/projects/${id}/deliveries`)).status).toBe(404)
    // A delivery of another project is not found either.
    const own = await stranger.file()
    const path = `/projects/${own.id}/deliveries/${delivery}/acceptance`
    expect((await stranger.send('POST', path)).body).toMatchObject({ error: { code: 'wrong_state' } })
    expect((await deliveries())[0]?.state).toBe('open')
  })

  it('is for one delivery: a project with another open one is not accepted yet', async () => {
    const first = await last()
    await deliverProject(api, people.user, id, { note: 'And the index.' })
    const { project } = projectResponse.parse((await accept(people.client, first)).body)
    expect(project).toMatchObject({ acceptance: null, turn: { of: 'client', reason: 'accept' } })
    expect(project.deliveries.map(({ no, state }) => [no, state])).toEqual([
      [2, 'open'],
      [1, 'accepted'],
    ])
    await accept(people.client)
    expect((await people.client.project(id)).acceptance).not.toBeNull()
  })

  it('R-693: accepts no request by its newest delivery while an older one is open', async () => {
    const first = await last()
    await deliverProject(api, people.user, id, { note: 'And the index.' })
    await accept(people.client)
    const open = { acceptance: null, turn: { of: 'client', reason: 'accept' } }
    expect(await people.client.project(id)).toMatchObject(open)
    await accept(people.client, first)
    expect(await people.client.project(id)).toMatchObject({ acceptance: { by: { uid: PEOPLE.client } } })
  })

  it('ends with a further delivery, which the client decides anew', async () => {
    await accept(people.client)
    await deliverProject(api, people.user, id)
    expect(await people.client.project(id)).toMatchObject({ acceptance: null, turn: { reason: 'accept' } })
  })
})

describe('POST /projects/:id/deliveries/:deliveryId/correction', () => {
  it('R-692: returns the request to in progress with the reason in the history and the files among the attachments', async () => {
    const file = { id: crypto.randomUUID(), name: 'marks.pdf', size: 12, mime: 'application/pdf' }
    await storeFile(api, PEOPLE.client, `${id}/${file.id}`)
    const answer = await correct(people.client, { comment: ' One more comma. ', files: [file] })
    const { project } = projectResponse.parse(answer.body)
    expect(project).toMatchObject({
      status: 'in_progress',
      turn: { of: 'agency', reason: 'correction' },
      attachments: [{ id: file.id, kind: 'source' }],
      deliveries: [{ state: 'correction', comment: 'One more comma.', commentFileIds: [file.id] }],
    })
    expect((await events()).slice(0, 3)).toMatchObject([
      { kind: 'status', from: 'delivered', to: 'in_progress', actor: { uid: PEOPLE.client } },
      { kind: 'correction', to: '1', reason: 'One more comma.', actor: { uid: PEOPLE.client } },
      { kind: 'attached' },
    ])
    const { comments } = await people.client.ok('GET', `/projects/${id}/comments`, projectCommentList)
    expect(comments).toEqual([])
    expect(await notified('project_correction')).toEqual([PEOPLE.user])
    expect(await notified('project_status')).toEqual([])
  })

  it('needs a reason, and an open delivery', async () => {
    expect((await correct(people.client, { comment: '  ' })).status).toBe(422)
    await accept(people.client)
    expect((await correct(people.client)).body).toMatchObject({ error: { code: 'wrong_state' } })
  })

  it('gives a client no other way to a status: the call of R-105 stays closed to them', async () => {
    const { revision } = await people.client.project(id)
    const body = { revision, status: 'in_progress', reason: 'Please' }
    expect((await people.client.send('POST', `/projects/${id}/status`, body)).status).toBe(403)
  })

  it('R-690: the next delivery has the next number, and the corrected one keeps its decision', async () => {
    await correct(people.client)
    await deliverProject(api, people.user, id, { note: 'With the comma.' })
    expect((await deliveries()).map(({ no, state, note }) => [no, state, note])).toEqual([
      [2, 'open', 'With the comma.'],
      [1, 'correction', 'All yours.'],
    ])
  })

  it('drops a further delivery that can still be undone (decision 0026)', async () => {
    const { revision } = await people.user.project(id)
    await people.user.ok('POST', `/projects/${id}/delivery`, projectResponse, {
      revision,
      attachmentIds: [],
      note: 'More',
    })
    await correct(people.client)
    expect(await passUndoTime(api)).toBe(0)
    expect(await deliveries()).toHaveLength(1)
  })
})

it('R-690: a step back by staff replaces the open delivery, which can then not be accepted', async () => {
  const { revision } = await people.manager.project(id)
  const body = { revision, status: 'in_progress', reason: 'The wrong file' }
  await people.manager.ok('POST', `/projects/${id}/status`, projectResponse, body)
  expect((await deliveries())[0]?.state).toBe('replaced')
  expect((await accept(people.client)).body).toMatchObject({ error: { code: 'wrong_state' } })
})

it('R-691: a decision while no one is assigned reaches those who assign, and the person who delivered', async () => {
  const { revision } = await people.manager.project(id)
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, { revision, uids: [] })
  await accept(people.client)
  expect(await notified('project_accepted')).toEqual(
    expect.arrayContaining([PEOPLE.user, PEOPLE.manager, PEOPLE.admin]),
  )
})

it('R-694: the client adds files after work has begun, and removes none then', async () => {
  const file = { id: crypto.randomUUID(), name: 'glossary.pdf', size: 12, mime: 'application/pdf' }
  await storeFile(api, PEOPLE.client, `${id}/${file.id}`)
  const path = `/projects/${id}/attachments`
  const body = { kind: 'source', files: [file] }
  const { project } = await people.client.ok('POST', path, projectResponse, body)
  expect(project.attachments).toMatchObject([{ id: file.id }])
  expect((await people.client.send('DELETE', `${path}/${file.id}`)).body).toMatchObject({
    error: { code: 'wrong_state' },
  })
  expect((await people.user.send('DELETE', `${path}/${file.id}`)).status).toBe(200)
  // A deliverable stays with staff.
  expect((await people.client.send('POST', path, { ...body, kind: 'deliverable' })).status).toBe(403)
})
