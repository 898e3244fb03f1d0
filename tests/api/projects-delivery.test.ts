import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { appBarSearchResponse } from '../../supabase/functions/_shared/contract/search.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  deliverProject,
  demoCallers,
  fileStarted,
  makePerson,
  type ProjectCaller,
  passUndoTime,
  signInAs,
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

/** A project of the demo client in progress, assigned to `user`, with one deliverable. */
beforeEach(async () => {
  id = await fileStarted(people)
})

afterEach(() => api.database.owner`delete from private.pending_deliveries`)

async function addDeliverable(): Promise<string> {
  const file = { id: crypto.randomUUID(), name: 'Guide.fr.pdf', size: 12, mime: 'application/pdf' }
  await storeFile(api, PEOPLE.user, `${id}/${file.id}`)
  await people.user.ok('POST', `/projects/${id}/attachments`, projectResponse, {
    kind: 'deliverable',
    files: [file],
  })
  return file.id
}

async function ask(by: ProjectCaller, given: Record<string, unknown> = {}) {
  const { revision } = await people.admin.project(id)
  return by.send('POST', `/projects/${id}/delivery`, { revision, attachmentIds: [], note: '', ...given })
}

const undo = (by: ProjectCaller) => by.send('DELETE', `/projects/${id}/delivery`)
const toldOf = async (kind: string) =>
  (await api.database.owner`select user_id from public.notifications where kind = ${kind}`).map(
    (row) => row.user_id,
  )

/** Everything the client can read of the project. */
const whatTheClientSees = async () => ({
  project: await people.client.project(id),
  events: (await people.client.ok('GET', `/projects/${id}/events`, projectEventList)).events,
  comments: (await people.client.ok('GET', `/projects/${id}/comments`, projectCommentList)).comments,
  listed: (await people.client.ok('GET', '/projects?status=all&q=Guide.fr', projectList)).total,
  found: await people.client.ok('GET', '/app-bar/search?q=Guide.fr', appBarSearchResponse),
})

describe('POST /projects/:id/delivery', () => {
  it('leaves the project in progress and shows the client nothing for eight seconds', async () => {
    const { owner } = api.database
    const before = await whatTheClientSees()
    await owner`delete from public.notifications`
    const answer = await ask(people.user, { note: 'All yours.' })
    expect(answer.status).toBe(200)
    const { project } = projectResponse.parse(answer.body)
    expect(project).toMatchObject({ status: 'in_progress', delivery: { by: 'Nina Petrov' } })
    const [row] =
      await owner`select extract(epoch from due_at - now()) as left from private.pending_deliveries`
    expect(Number(row?.left)).toBeGreaterThan(6)
    expect(Number(row?.left)).toBeLessThanOrEqual(8)
    await owner`select private.finish_deliveries()`
    expect(await whatTheClientSees()).toEqual(before)
    expect(await owner`select from public.notifications`).toHaveLength(0)
  })

  it('takes effect after that, with the chosen files and the note, and notifies the client once', async () => {
    const { owner } = api.database
    const [chosen, other] = [await addDeliverable(), await addDeliverable()]
    await owner`delete from public.notifications`
    const project = await deliverProject(api, people.user, id, {
      attachmentIds: [chosen],
      note: ' All yours. ',
    })
    expect(project).toMatchObject({ status: 'delivered', delivery: null })
    const seen = await whatTheClientSees()
    const delivered = seen.project.attachments.map((file) => [file.id, file.deliveredAt !== null])
    expect(delivered).toEqual([[chosen, true]])
    const { attachments } = await people.user.project(id)
    expect(attachments.find((file) => file.id === other)?.deliveredAt).toBeNull()
    // The note is a part of the delivery and not repeated as a comment (R-690).
    expect(seen.comments).toEqual([])
    expect(seen.project.deliveries).toMatchObject([
      { no: 1, note: 'All yours.', attachmentIds: [chosen], by: { uid: PEOPLE.user }, state: 'open' },
    ])
    expect(seen.events.slice(0, 2)).toMatchObject([
      { kind: 'delivered', to: 'Guide.fr.pdf', actor: { uid: PEOPLE.user } },
      { kind: 'status', to: 'delivered', actor: { uid: PEOPLE.user } },
    ])
    expect(await toldOf('project_status')).toEqual([PEOPLE.client])
    expect(await toldOf('project_comment')).toEqual([])
  })

  it('is refused to people without the right, while one is pending, and before work has begun', async () => {
    expect((await ask(people.client)).status).toBe(403)
    expect((await ask(await makePerson(api, 'user'))).status).toBe(404)
    expect((await ask(people.user, { revision: 1 })).body).toMatchObject({ error: { code: 'conflict' } })
    expect((await ask(people.user)).status).toBe(200)
    expect((await ask(people.manager)).body).toMatchObject({ error: { code: 'wrong_state' } })
    const { id: fresh } = await people.client.file()
    const body = { revision: 1, attachmentIds: [] }
    expect((await people.manager.send('POST', `/projects/${fresh}/delivery`, body)).status).toBe(409)
  })

  it('refuses a file that is no deliverable of this project', async () => {
    const answer = await ask(people.user, { attachmentIds: [crypto.randomUUID()] })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: { fields: { attachmentIds: 'no_deliverable' } },
    })
  })

  it('refuses a deliverable of another project', async () => {
    const foreign = await addDeliverable()
    const { id: other } = await people.client.file()
    await people.manager.ok('PUT', `/projects/${other}/assignees`, projectResponse, {
      revision: 1,
      uids: [PEOPLE.user],
    })
    const { revision } = await people.user.project(other)
    const begun = await people.user.ok('POST', `/projects/${other}/status`, projectResponse, {
      revision,
      status: 'in_progress',
    })
    const answer = await people.user.send('POST', `/projects/${other}/delivery`, {
      revision: begun.project.revision,
      attachmentIds: [foreign],
      note: '',
    })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: { fields: { attachmentIds: 'no_deliverable' } },
    })
  })

  it('is dropped when its person may no longer deliver', async () => {
    const person = await makePerson(api, 'user')
    const { owner } = api.database
    await owner`insert into public.project_assignees (project_id, user_id) values (${id}, ${person.sub})`
    expect((await ask(person)).status).toBe(200)
    await owner`update private.user_roles set role = 'client' where user_id = ${person.sub}`
    expect(await passUndoTime(api)).toBe(0)
    expect(await people.admin.project(id)).toMatchObject({ status: 'in_progress', delivery: null })
  })

  it('is dropped when the project moves back', async () => {
    await ask(people.user)
    const { revision } = await people.manager.project(id)
    const body = { revision, status: 'received', reason: 'Too early.' }
    await people.manager.ok('POST', `/projects/${id}/status`, projectResponse, body)
    expect((await people.manager.project(id)).delivery).toBeNull()
    expect(await passUndoTime(api)).toBe(0)
    expect((await people.admin.project(id)).status).toBe('received')
  })
})

describe('DELETE /projects/:id/delivery', () => {
  it('undoes a delivery for the role user and leaves no trace for the client', async () => {
    const file = await addDeliverable()
    const before = await whatTheClientSees()
    await api.database.owner`delete from public.notifications`
    await ask(people.user, { attachmentIds: [file], note: 'Too early' })
    const answer = await undo(people.user)
    expect(answer.status).toBe(200)
    expect(projectResponse.parse(answer.body).project).toMatchObject({
      status: 'in_progress',
      delivery: null,
    })
    await passUndoTime(api)
    expect(await whatTheClientSees()).toEqual(before)
    expect(await toldOf('project_status')).toEqual([])
  })

  it('is refused to the client, and after the delivery has taken effect', async () => {
    await ask(people.user)
    expect((await undo(people.client)).status).toBe(403)
    expect((await undo(await makePerson(api, 'user'))).status).toBe(404)
    await passUndoTime(api)
    expect((await undo(people.user)).body).toMatchObject({ error: { code: 'wrong_state' } })
    expect((await people.client.project(id)).status).toBe('delivered')
  })
})

describe('an undelivered deliverable (R-530)', () => {
  const objectsSeenBy = (sub: string) =>
    signInAs(
      api,
      sub,
      (tx) => tx`select from storage.objects where bucket_id = 'project-files' and name like ${`${id}/%`}`,
    )
  const topicsOfHints = async () =>
    (
      await api.database.owner<{ topic: string }[]>`
        select distinct topic from realtime.messages where topic like '%' || ${id} or topic like 'projects:%'`
    ).map(({ topic }) => topic)

  it('exists for those who work on the project alone, also while its delivery can be undone', async () => {
    const { owner } = api.database
    const before = await whatTheClientSees()
    const row = async () => {
      const { projects } = await people.client.ok('GET', '/projects?status=all', projectList)
      return projects.find((project) => project.id === id)
    }
    const rowBefore = await row()
    await owner`delete from public.notifications`
    await owner`delete from realtime.messages`
    const file = await addDeliverable()
    await ask(people.user, { attachmentIds: [file] })
    expect(await whatTheClientSees()).toEqual(before)
    expect(await row()).toEqual(rowBefore)
    expect(await objectsSeenBy(PEOPLE.client)).toHaveLength(0)
    expect(await objectsSeenBy(PEOPLE.user)).toHaveLength(1)
    expect(await owner`select from public.notifications`).toHaveLength(0)
    expect(await topicsOfHints()).toEqual([`project-work:${id}`])
    const { events } = await people.user.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events[0]).toMatchObject({ kind: 'attached', field: 'deliverable' })
    expect((await people.user.project(id)).attachments).toHaveLength(1)
    await owner`delete from realtime.messages`
    expect((await undo(people.user)).status).toBe(200)
    expect(await topicsOfHints()).toEqual([`project-work:${id}`])
    await passUndoTime(api)
    expect(await whatTheClientSees()).toEqual(before)
    expect(await objectsSeenBy(PEOPLE.client)).toHaveLength(0)
  })

  it('is visible, downloadable and in the history of the client after its delivery', async () => {
    const file = await addDeliverable()
    await deliverProject(api, people.user, id, { attachmentIds: [file] })
    const { project, events } = await whatTheClientSees()
    expect(project).toMatchObject({ attachmentCount: 1, attachments: [{ id: file }] })
    expect(await objectsSeenBy(PEOPLE.client)).toHaveLength(1)
    const kinds = events.map(({ kind, field }) => [kind, field])
    expect(kinds).toContainEqual(['delivered', 'deliverable'])
    expect(kinds).not.toContainEqual(['attached', 'deliverable'])
  })

  it('of a delivered project reaches the client with a delivery of its own', async () => {
    await deliverProject(api, people.user, id)
    const before = await whatTheClientSees()
    const file = await addDeliverable()
    expect(await whatTheClientSees()).toEqual(before)
    await deliverProject(api, people.user, id, { attachmentIds: [file] })
    const { project } = await whatTheClientSees()
    expect(project.attachments.map((each) => each.id)).toEqual([file])
    expect(project.revision).toBeGreaterThan(before.project.revision)
  })

  it('that is removed raises the revision and is in the history of the client after its delivery, and not before', async () => {
    const [delivered, other] = [await addDeliverable(), await addDeliverable()]
    const { revision } = await deliverProject(api, people.user, id, { attachmentIds: [delivered] })
    const remove = (file: string) =>
      people.user.ok('DELETE', `/projects/${id}/attachments/${file}`, projectResponse)
    const removalsFor = async (reader: ProjectCaller) => {
      const { events } = await reader.ok('GET', `/projects/${id}/events`, projectEventList)
      return events.filter(({ kind }) => kind === 'detached').length
    }
    expect((await remove(other)).project.revision).toBe(revision)
    expect([await removalsFor(people.client), await removalsFor(people.user)]).toEqual([0, 1])
    expect((await remove(delivered)).project.revision).toBeGreaterThan(revision)
    expect([await removalsFor(people.client), await removalsFor(people.user)]).toEqual([1, 2])
  })
})

it('the pending delivery names its note for those who work on the project, so that it survives Undo (R-531)', async () => {
  await ask(people.user, { note: 'Almost there' })
  expect((await people.user.project(id)).delivery?.note).toBe('Almost there')
})

it('a client cannot see that a delivery is pending', async () => {
  await ask(people.user)
  expect((await people.client.project(id)).delivery).toBeNull()
  expect((await people.manager.project(id)).delivery).not.toBeNull()
})
