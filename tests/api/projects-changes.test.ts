import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, dayFromToday, demoCallers, makePerson, signInAs } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

describe('PATCH /projects/:id', () => {
  it('changes the sent fields only, and raises the revision once', async () => {
    const { id, description } = await people.client.file()
    const body = { revision: 1, today: dayFromToday(), title: 'New', timePreference: 'beforeNoon' }
    const { project } = await people.client.ok('PATCH', `/projects/${id}`, projectResponse, body)
    expect(project).toMatchObject({ title: 'New', timePreference: 'beforeNoon', description, revision: 2 })
    const same = await people.client.ok('PATCH', `/projects/${id}`, projectResponse, { ...body, revision: 2 })
    expect(same.project.revision).toBe(2)
    const none = await people.client.ok('PATCH', `/projects/${id}`, projectResponse, {
      revision: 2,
      today: dayFromToday(),
    })
    expect(none.project.revision).toBe(2)
  })

  it('answers 409 with the present state to a stale change, also for concurrent ones', async () => {
    const { id } = await people.client.file()
    const path = `/projects/${id}`
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) =>
        people.client.send('PATCH', path, { revision: 1, today: dayFromToday(), title }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    const won = answers.find((answer) => answer.status === 200)
    const late = answers.find((answer) => answer.status === 409)
    const title = projectResponse.parse(won?.body).project.title
    expect(late?.body).toMatchObject({ error: { code: 'conflict' }, project: { id, title, revision: 2 } })
    projectResponse.parse(late?.body)
  })

  it('checks the date rules against stored dates, and keeps an overdue date', async () => {
    const { id } = await people.client.file()
    const path = `/projects/${id}`
    const patch = (given: object) =>
      api.refused('client', 'PATCH', path, { revision: 1, today: dayFromToday(), ...given })
    expect(await patch({ latestCompletionDate: dayFromToday(2) })).toMatchObject({
      fields: { latestCompletionDate: 'latest_before_due' },
    })
    expect(await patch({ dueDate: dayFromToday(6) })).toMatchObject({
      fields: { latestCompletionDate: 'latest_before_due' },
    })
    expect(await patch({ dueDate: dayFromToday(-1) })).toMatchObject({
      fields: { dueDate: 'due_date_past' },
    })
    expect(await patch({ today: dayFromToday(-2) })).toMatchObject({ fields: { today: expect.any(String) } })
    await api.database.owner`update public.projects set due_date = ${dayFromToday(-9)} where id = ${id}`
    const { project } = await people.manager.ok('PATCH', path, projectResponse, {
      revision: 2,
      today: dayFromToday(),
      dueDate: dayFromToday(-9),
      title: 'Still late',
    })
    expect(project).toMatchObject({ title: 'Still late', dueDate: dayFromToday(-9) })
  })

  it('is allowed to the customer before work begins, and to staff at any time', async () => {
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    const { id } = await people.client.file()
    const path = `/projects/${id}`
    const body = (revision: number) => ({ revision, today: dayFromToday(), title: `Title ${revision}` })
    expect((await colleague.send('PATCH', path, body(1))).status).toBe(200)
    // Not assigned, so they cannot read it.
    expect((await people.user.send('PATCH', path, body(2))).status).toBe(404)
    await people.manager.ok('PUT', `${path}/assignees`, projectResponse, {
      revision: 2,
      uids: [PEOPLE.user, PEOPLE.auth],
    })
    const { revision } = await people.user.project(id)
    await people.user.ok('POST', `${path}/status`, projectResponse, { revision, status: 'in_progress' })
    const late = await people.client.send('PATCH', path, body(revision))
    expect(late.body).toMatchObject({ error: { code: 'conflict' }, project: { status: 'in_progress' } })
    expect(await api.refused('client', 'PATCH', path, body(revision + 1))).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    expect(await api.refused('auth', 'PATCH', path, body(revision + 1))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    expect((await people.user.send('PATCH', path, body(revision + 1))).status).toBe(200)
  })

  it.each([
    ['no title', { title: '' }, { title: 'title_required' }],
    ['a long title', { title: 'x'.repeat(201) }, { title: 'too_long' }],
    ['an unknown service', { serviceType: 'poetry' }, { serviceType: 'service_type_required' }],
    ['a long description', { description: 'x'.repeat(10_001) }, { description: expect.any(String) }],
    ['no revision', { revision: 'x' }, { revision: expect.any(String) }],
  ])('refuses %s', async (_name, given, fields) => {
    const { id } = await people.client.file()
    const body = { revision: 1, today: dayFromToday(), ...given }
    expect(await api.refused('client', 'PATCH', `/projects/${id}`, body)).toMatchObject({
      status: 422,
      fields,
    })
  })
})

describe('withdrawing a project', () => {
  it('removes it from the list of the requester and their company until it is reinstated', async () => {
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    const { id } = await people.client.file({ title: 'Withdrawn' })
    const act = (name: string, revision: number) =>
      ['POST', `/projects/${id}/${name}`, projectResponse, { revision }] as const
    const gone = (await colleague.ok(...act('withdraw', 1))).project
    expect(gone.withdrawnAt).not.toBeNull()
    expect(gone.can).toMatchObject({ edit: 'withdrawn', attach: 'withdrawn', reinstate: true })
    const ids = async (view: string) =>
      (await people.client.ok('GET', `/projects?view=${view}&q=withdrawn`, projectList)).projects.map(
        (each) => each.id,
      )
    expect(await ids('active')).not.toContain(id)
    expect(await ids('withdrawn')).toEqual([id])
    expect(await ids('all')).toContain(id)
    const patch = { revision: 2, today: dayFromToday(), title: 'x' }
    expect(await api.refused('client', 'PATCH', `/projects/${id}`, patch)).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    expect(
      await api.refused('manager', 'PUT', `/projects/${id}/assignees`, { revision: 2, uids: [] }),
    ).toMatchObject({ code: 'wrong_state' })
    expect(await api.refused('client', 'POST', `/projects/${id}/withdraw`, { revision: 2 })).toMatchObject({
      code: 'wrong_state',
    })
    expect(await api.refused('client', 'POST', `/projects/${id}/reinstate`, { revision: 1 })).toMatchObject({
      code: 'conflict',
    })
    const back = (await people.client.ok(...act('reinstate', 2))).project
    expect(back).toMatchObject({ withdrawnAt: null, revision: 3, status: 'received' })
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events.map((event) => event.kind)).toEqual(['reinstated', 'withdrawn', 'created'])
  })

  it('is refused after work has begun, and always to an assignee', async () => {
    const { id } = await people.client.file()
    await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, {
      revision: 1,
      uids: [PEOPLE.user],
    })
    expect(await api.refused('user', 'POST', `/projects/${id}/withdraw`, { revision: 2 })).toMatchObject({
      status: 403,
    })
    await people.user.ok('POST', `/projects/${id}/status`, projectResponse, {
      revision: 2,
      status: 'in_progress',
    })
    expect(await api.refused('client', 'POST', `/projects/${id}/withdraw`, { revision: 3 })).toMatchObject({
      code: 'wrong_state',
    })
  })
})

describe('the history of a project', () => {
  it('lists actor, field, old and new value, truncated, and cannot be written', async () => {
    const { id } = await people.client.file({ description: 'short' })
    const description = 'long '.repeat(100)
    const body = { revision: 1, today: dayFromToday(), title: 'New', description, dueDate: dayFromToday(4) }
    await people.manager.ok('PATCH', `/projects/${id}`, projectResponse, body)
    const list = await people.client.ok('GET', `/projects/${id}/events?itemsPerPage=2`, projectEventList)
    expect(list.total).toBe(4)
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events.map(({ kind, field, from, to, actor }) => [kind, field, from, to, actor?.name])).toEqual([
      ['changed', 'description', 'short', `${description.slice(0, 200)}…`, 'Marc Delorme'],
      ['changed', 'dueDate', dayFromToday(3), dayFromToday(4), 'Marc Delorme'],
      ['changed', 'title', 'Harbour guide', 'New', 'Marc Delorme'],
      ['created', null, null, null, 'Tom Hale'],
    ])
    for (const sub of [PEOPLE.admin, PEOPLE.client]) {
      for (const statement of [
        `insert into public.project_events (project_id, kind) values ('${id}', 'created')`,
        `update public.project_events set reason = 'x'`,
        'delete from public.project_events',
      ]) {
        await expect(signInAs(api, sub, (tx) => tx.unsafe(statement))).rejects.toMatchObject({
          code: '42501',
        })
      }
    }
    const { owner } = api.database
    await expect(
      owner`update public.project_events set reason = 'x' where project_id = ${id}`,
    ).rejects.toMatchObject({ code: '42501' })
    await expect(owner`delete from public.project_events where project_id = ${id}`).rejects.toMatchObject({
      code: '42501',
    })
  })
})
