import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  projectCommentList,
  projectCommentResponse,
} from '../../supabase/functions/_shared/contract/project-comments.ts'
import {
  needsYouList,
  projectList,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  assignProject,
  COMPANIES,
  dayFromToday,
  deliverProject,
  demoCallers,
  makePerson,
  type ProjectCaller,
  requestBody,
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
beforeEach(async () => {
  await api.database.owner`delete from public.projects`
  id = (await people.client.file()).id
})

const turn = async (by: ProjectCaller = people.manager) => (await by.project(id)).turn
const needs = async (by: ProjectCaller, today = dayFromToday()) =>
  (await by.ok('GET', `/projects/needs-you?today=${today}`, needsYouList)).projects
const reason = async (by: ProjectCaller, today?: string) =>
  (await needs(by, today)).find((project) => project.id === id)?.turn?.reason ?? null
const assign = (...uids: string[]) => assignProject(people.manager, id, ...uids)
const start = () => startProject(people.manager, id)
const comment = async (by: ProjectCaller, more: Record<string, unknown> = {}) =>
  by.send('POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'Twelve or 12?', ...more })

describe('the turn of a project (R-695)', () => {
  it('follows the status, the assignment and the delivery', async () => {
    expect(await turn()).toMatchObject({ of: 'agency', reason: 'unassigned' })
    await assign(PEOPLE.user)
    expect(await turn()).toMatchObject({ of: 'agency', reason: 'start' })
    await start()
    expect(await turn()).toMatchObject({ of: 'agency', reason: 'work' })
    await deliverProject(api, people.user, id)
    expect(await turn()).toMatchObject({ of: 'client', reason: 'accept' })
  })

  it('is kept with its time while the next step stays the same', async () => {
    await assign(PEOPLE.user)
    const before = await turn()
    await comment(people.client)
    const { revision } = await people.client.project(id)
    const body = { revision, today: dayFromToday(), description: 'Into French, please.' }
    await people.client.ok('PATCH', `/projects/${id}`, projectResponse, body)
    expect(await turn()).toEqual(before)
  })

  it('has a new time when the same side has another next step', async () => {
    await api.database
      .owner`update public.projects set turn_since = turn_since - interval '3 days' where id = ${id}`
    const before = await turn()
    await assign(PEOPLE.user)
    const after = await turn()
    expect(after).toMatchObject({ of: before?.of, reason: 'start' })
    expect(Date.parse(after?.since ?? '')).toBeGreaterThan(Date.parse(before?.since ?? ''))
  })

  it('is nobody’s after a withdrawal, and the agency’s after reinstating', async () => {
    await people.client.ok('POST', `/projects/${id}/withdraw`, projectResponse, { revision: 1 })
    expect(await turn()).toBeNull()
    await people.client.ok('POST', `/projects/${id}/reinstate`, projectResponse, { revision: 2 })
    expect(await turn()).toMatchObject({ of: 'agency', reason: 'unassigned' })
  })
})

describe('a question of staff (R-698)', () => {
  beforeEach(async () => {
    await assign(PEOPLE.user)
    await start()
  })

  it('gives the turn to the client until the client answers, and notifies as a question', async () => {
    const asked = projectCommentResponse.parse(
      (await comment(people.user, { isQuestion: true })).body,
    ).comment
    expect(asked).toMatchObject({ isQuestion: true, answeredAt: null })
    expect(await turn()).toMatchObject({ of: 'client', reason: 'question' })
    const rows = await api.database.owner`
      select user_id from public.notifications where kind = 'project_question' and payload ->> 'projectId' = ${id}`
    expect(rows).toMatchObject([{ user_id: PEOPLE.client }])
    // A comment of staff is no answer.
    await comment(people.manager)
    expect(await turn()).toMatchObject({ reason: 'question' })
    await comment(people.client)
    expect(await turn()).toMatchObject({ of: 'agency', reason: 'work' })
    const { comments } = await people.client.ok('GET', `/projects/${id}/comments`, projectCommentList)
    expect(comments[0]?.answeredAt).not.toBeNull()
  })

  it('is not for clients', async () => {
    expect((await comment(people.client, { isQuestion: true })).status).toBe(403)
  })

  it('can be taken back by its author: as a question, or with the comment', async () => {
    const { comment: asked } = projectCommentResponse.parse((await comment(people.user)).body)
    const path = `/projects/${id}/comments/${asked.id}`
    await people.user.ok('PATCH', path, projectCommentResponse, { isQuestion: true })
    expect(await turn()).toMatchObject({ reason: 'question' })
    expect((await people.manager.send('PATCH', path, { isQuestion: false })).status).toBe(403)
    expect(await turn()).toMatchObject({ reason: 'question' })
    await people.user.ok('PATCH', path, projectCommentResponse, { isQuestion: false })
    expect(await turn()).toMatchObject({ reason: 'work' })
    await people.user.ok('PATCH', path, projectCommentResponse, { isQuestion: true })
    await people.user.send('DELETE', path)
    expect(await turn()).toMatchObject({ reason: 'work' })
  })
})

describe('GET /projects/needs-you (R-533, R-697)', () => {
  it('lists a project to those who assign, then to the assigned staff, then to its client', async () => {
    expect(await reason(people.manager)).toBe('unassigned')
    expect(await reason(people.user)).toBeNull()
    await assign(PEOPLE.user)
    expect(await reason(people.user)).toBe('start')
    expect(await reason(people.manager)).toBeNull()
    await start()
    await deliverProject(api, people.user, id)
    expect(await reason(people.user)).toBeNull()
    expect(await reason(people.client)).toBe('accept')
  })

  it('counts an overdue project only for those whose turn it is', async () => {
    await assign(PEOPLE.user)
    await start()
    const [late, due] = [dayFromToday(4), dayFromToday(3)]
    for (const [today, isOverdue] of [[late, true] as const, [due, false] as const]) {
      const { projects } = await people.manager.ok('GET', `/projects?today=${today}`, projectList)
      expect(projects.map((project) => project.turn?.isMine)).toEqual([isOverdue])
    }
    expect(await reason(people.manager, due)).toBeNull()
    expect(await reason(people.user, late)).toBe('work')
    expect(await reason(people.manager, late)).toBe('work')
    expect(await reason(people.client, late)).toBeNull()
    await comment(people.user, { isQuestion: true })
    expect(await reason(people.user, late)).toBeNull()
    expect(await reason(people.manager, late)).toBeNull()
    expect(await reason(people.client, late)).toBe('question')
  })

  it('answers at most five, overdue ones first', async () => {
    for (let n = 0; n < 6; n += 1)
      await people.client.file({ dueDate: dayFromToday(n), latestCompletionDate: dayFromToday(9) })
    const list = await needs(people.manager)
    expect(list.map((each) => each.dueDate)).toEqual([0, 1, 2, 3, 3].map(dayFromToday))
  })

  it('R-696: lists a project that staff filed for a company to the people of that company, and notifies them', async () => {
    const ann = await makePerson(api, 'client', COMPANIES.b)
    id = (await people.manager.file(requestBody({ companyId: COMPANIES.b }))).id
    await start()
    await deliverProject(api, people.manager, id)
    expect(await reason(ann)).toBe('accept')
    expect(await reason(people.client)).toBeNull()
    const rows = await api.database.owner`
      select from public.notifications where user_id = ${ann.sub} and kind = 'project_status' and payload ->> 'projectId' = ${id}`
    expect(rows).not.toHaveLength(0)
    // A request of a colleague is the colleague's.
    const bea = await makePerson(api, 'client', COMPANIES.b)
    id = (await bea.file()).id
    await start()
    await deliverProject(api, people.manager, id)
    expect(await reason(ann)).toBeNull()
    // Until that colleague leaves.
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${bea.sub}`
    expect(await reason(ann)).toBe('accept')
  })
})

it('the list is filtered and sorted by the turn', async () => {
  const other = await people.client.file({ title: 'Later' })
  await start()
  await deliverProject(api, people.manager, id)
  const ids = async (query: string) =>
    (await people.manager.ok('GET', `/projects?${query}`, projectList)).projects.map((each) => each.id)
  expect(await ids('turn=client')).toEqual([id])
  expect(await ids('turn=agency')).toEqual([other.id])
  expect(await ids('turn=none')).toEqual([])
  expect(await ids('sortBy=turn&orderBy=desc')).toEqual([id, other.id])
})

describe('R-835: the next step of a client who is not there', () => {
  /** A delivered request of a company with one client. */
  const deliveredTo = async () => {
    const only = await makePerson(api, 'client', COMPANIES.b)
    const { owner } = api.database
    await owner`update public.profiles set status = 'inactive' where company_id = ${COMPANIES.b} and id <> ${only.sub}`
    id = (await only.file()).id
    await start()
    await deliverProject(api, people.manager, id)
    expect(await turn()).toMatchObject({ of: 'client', reason: 'accept' })
    return only
  }
  const nobody = { of: 'agency', reason: 'no_client' }

  it('is that of the agency after they changed the company, the role or the account, and theirs when one comes', async () => {
    const { owner } = api.database
    const first = await deliveredTo()
    await owner`update public.profiles set company_id = ${COMPANIES.a} where id = ${first.sub}`
    expect(await turn()).toMatchObject(nobody)
    const second = await makePerson(api, 'client', COMPANIES.b)
    expect(await turn()).toMatchObject({ of: 'client', reason: 'accept' })
    await owner`update private.user_roles set role = 'user' where user_id = ${second.sub}`
    expect(await turn()).toMatchObject(nobody)
    await owner`update private.user_roles set role = 'client' where user_id = ${second.sub}`
    await owner`delete from auth.users where id = ${second.sub}`
    expect(await turn()).toMatchObject(nobody)
  })

  it('is that of the agency while only observers are left', async () => {
    const { owner } = api.database
    const first = await deliveredTo()
    const watcher = await makePerson(api, 'client', COMPANIES.b)
    const body = { role: 'observer', uids: [watcher.sub] }
    await first.ok('POST', `/projects/${id}/people`, projectResponse, body)
    await owner`delete from auth.users where id = ${first.sub}`
    expect(await turn()).toMatchObject(nobody)
    await people.manager.ok('POST', `/projects/${id}/people`, projectResponse, { ...body, role: 'contact' })
    expect(await turn(watcher)).toMatchObject({ of: 'client', reason: 'accept', isMine: true })
  })

  it('is none for a delivery of a request without company and client, which ends it', async () => {
    id = (await people.manager.file()).id
    await start()
    await deliverProject(api, people.manager, id)
    expect(await people.manager.project(id)).toMatchObject({ turn: null, acceptance: null })
  })
})
