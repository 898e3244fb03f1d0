import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkResponse } from '../../supabase/functions/_shared/contract/project-bulk.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, deliverProject, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let manager: ProjectCaller
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  manager = people.manager
})
afterAll(() => api.close())

const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision })
const assign = (projects: { id: string; revision: number; uids: string[] }[], by = manager) =>
  by.ok('PUT', '/projects/assignees', bulkResponse, { projects })
const setStatus = (
  projects: { id: string; revision: number }[],
  status: string,
  reason?: string,
  by = manager,
) => by.ok('POST', '/projects/status', bulkResponse, { projects: projects.map(seen), status, reason })
const statusOf = async (id: string) => (await manager.project(id)).status

describe('PUT /projects/assignees (R-895)', () => {
  it('assigns each project, and names those that refuse', async () => {
    const file = (title: string) => people.client.file({ title })
    const [one, two] = [await file('One'), await file('Two')]
    const [gone, stale] = [await file('Gone'), await file('Stale')]
    const { project: withdrawn } = await people.client.ok(
      'POST',
      `/projects/${gone.id}/withdraw`,
      projectResponse,
      {
        revision: gone.revision,
      },
    )
    const unknown = crypto.randomUUID()
    const { changed, refused } = await assign([
      { ...seen(one), uids: [PEOPLE.user] },
      { ...seen(two), uids: [PEOPLE.user, PEOPLE.manager] },
      { ...seen(withdrawn), uids: [PEOPLE.user] },
      { id: stale.id, revision: stale.revision + 7, uids: [PEOPLE.user] },
      { id: unknown, revision: 1, uids: [PEOPLE.user] },
    ])
    expect(Object.fromEntries(refused.map(({ id, code }) => [id, code]))).toEqual({
      [gone.id]: 'wrong_state',
      [stale.id]: 'conflict',
      [unknown]: 'not_found',
    })
    expect(changed.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
    const now = await manager.project(two.id)
    expect(now.assignees.map(({ uid }) => uid).sort()).toEqual([PEOPLE.user, PEOPLE.manager].sort())
    expect(now.revision).toBe(changed.find(({ id }) => id === two.id)?.revision)
    expect((await manager.project(stale.id)).assignees).toEqual([])
    // The revisions of the response undo it.
    const undone = await assign(changed.map((each) => ({ ...each, uids: [] })))
    expect(undone.refused).toEqual([])
    expect((await manager.project(one.id)).assignees).toEqual([])
  })

  it('changes nothing when a person is no member of staff', async () => {
    const [one, two] = [await people.client.file(), await people.client.file()]
    const answer = await manager.send('PUT', '/projects/assignees', {
      projects: [
        { ...seen(one), uids: [PEOPLE.user] },
        { ...seen(two), uids: [PEOPLE.client] },
      ],
    })
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: { uids: 'staff_only' } } } })
    expect((await manager.project(one.id)).assignees).toEqual([])
  })

  it('refuses each project to those who may not assign, and hides those of other companies', async () => {
    const own = await people.client.file()
    const other = await makePerson(api, 'client', COMPANIES.b)
    const entry = [{ ...seen(own), uids: [PEOPLE.user] }]
    expect((await assign(entry, people.client)).refused).toEqual([{ id: own.id, code: 'forbidden' }])
    expect((await assign(entry, other)).refused).toEqual([{ id: own.id, code: 'not_found' }])
    expect((await assign(entry, people.user)).refused).toEqual([{ id: own.id, code: 'not_found' }])
    expect((await manager.project(own.id)).assignees).toEqual([])
  })

  it('takes at most a hundred projects', async () => {
    const projects = Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), revision: 1, uids: [] }))
    expect(await manager.send('PUT', '/projects/assignees', { projects })).toMatchObject({ status: 422 })
  })
})

describe('POST /projects/status (R-896)', () => {
  it('starts the received ones, reopens the delivered ones with the reason, and names the others', async () => {
    const received = await people.client.file()
    const running = await people.client.file()
    const delivered = await people.client.file()
    await setStatus([running, delivered], 'in_progress')
    const done = await deliverProject(api, manager, delivered.id)
    const all = [received, await manager.project(running.id), done]
    expect(
      await manager.send('POST', '/projects/status', { projects: all.map(seen), status: 'in_progress' }),
    ).toMatchObject({
      status: 422,
      body: { error: { fields: { reason: 'reason' } } },
    })
    expect(await statusOf(received.id)).toBe('received')
    const { changed, refused } = await setStatus(all, 'in_progress', 'The client changed the text')
    expect(refused).toEqual([{ id: running.id, code: 'wrong_state' }])
    expect(changed.map(({ id }) => id).sort()).toEqual([received.id, delivered.id].sort())
    expect([await statusOf(received.id), await statusOf(delivered.id)]).toEqual([
      'in_progress',
      'in_progress',
    ])
  })

  it('never delivers, and moves nothing two steps', async () => {
    const one = await people.client.file()
    expect(
      await manager.send('POST', '/projects/status', { projects: [seen(one)], status: 'delivered' }),
    ).toMatchObject({ status: 422 })
    await setStatus([one], 'in_progress')
    const done = await deliverProject(api, manager, one.id)
    expect((await setStatus([done], 'received', 'No')).refused).toEqual([{ id: one.id, code: 'wrong_state' }])
  })

  it('is refused to the client, and to staff without the right to go back', async () => {
    const one = await people.client.file()
    expect((await setStatus([one], 'in_progress', undefined, people.client)).refused).toEqual([
      { id: one.id, code: 'forbidden' },
    ])
    const { changed } = await assign([{ ...seen(one), uids: [PEOPLE.user] }])
    const started = await setStatus(changed, 'in_progress', undefined, people.user)
    expect(started.refused).toEqual([])
    expect((await setStatus(started.changed, 'received', 'No', people.user)).refused).toEqual([
      { id: one.id, code: 'forbidden' },
    ])
  })
})
