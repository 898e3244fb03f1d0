import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationList } from '../../supabase/functions/_shared/contract/notifications.ts'
import { correspondentList } from '../../supabase/functions/_shared/contract/people.ts'
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
  fileStarted,
  makePerson,
  type ProjectCaller,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let colleague: ProjectCaller
let second: ProjectCaller
let stranger: ProjectCaller
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  colleague = await makePerson(api, 'client', COMPANIES.a, 'Ines Colleague')
  second = await makePerson(api, 'client', COMPANIES.a, 'Otto Colleague')
  stranger = await makePerson(api, 'client', COMPANIES.b, 'Sam Stranger')
})
afterAll(() => api.close())

/** A project of the demo client in progress, assigned to `user`. */
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from public.projects`
  await owner`update public.profiles set company_id = ${COMPANIES.a}, status = 'active' where id in (${colleague.sub}, ${second.sub})`
  await owner`update private.user_roles set role = 'client' where user_id in (${colleague.sub}, ${second.sub})`
  id = await fileStarted(people)
  await owner`delete from public.notifications`
  await owner`delete from private.mail_outbox`
})

const add = (by: ProjectCaller, role: string, ...who: ProjectCaller[]) =>
  by.send('POST', `/projects/${id}/people`, { role, uids: who.map(({ sub }) => sub) })
const remove = (by: ProjectCaller, who: ProjectCaller) =>
  by.send('DELETE', `/projects/${id}/people/${who.sub}`)
const comment = (by: ProjectCaller, isQuestion = false) =>
  by.send('POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'A map too.', isQuestion })
const rolesOf = async () =>
  (await people.admin.project(id)).people.map(({ person, role }) => [person.uid, role])
const notified = async (kind: string) =>
  (await api.database.owner`select user_id from public.notifications where kind = ${kind}`)
    .map((row) => row.user_id)
    .sort()
const mailed = async (kind: string) =>
  (await api.database.owner`select user_id from private.mail_outbox where kind = ${kind}`)
    .map((row) => row.user_id)
    .sort()
const sorted = (...uids: string[]) => uids.sort()

describe('POST /projects/:id/people (R-801)', () => {
  it('adds contacts and observers, changes a role, and tells the person once', async () => {
    expect((await add(people.client, 'contact', colleague)).status).toBe(200)
    expect((await add(people.user, 'observer', second)).status).toBe(200)
    expect(await rolesOf()).toEqual([
      [colleague.sub, 'contact'],
      [second.sub, 'observer'],
    ])
    expect(await notified('project_joined')).toEqual(sorted(colleague.sub, second.sub))
    expect(await mailed('project_joined')).toEqual(sorted(colleague.sub, second.sub))
    // A repeated call changes nothing, another role replaces the first.
    const { revision } = await people.client.project(id)
    expect((await add(people.client, 'contact', colleague)).status).toBe(200)
    expect((await people.client.project(id)).revision).toBe(revision)
    expect((await add(people.client, 'observer', colleague)).status).toBe(200)
    expect(await rolesOf()).toEqual([
      [colleague.sub, 'observer'],
      [second.sub, 'observer'],
    ])
    const { notifications } = await colleague.ok('GET', '/notifications', notificationList)
    expect(notifications.filter(({ kind }) => kind === 'project_joined')).toHaveLength(1)
    const { events } = await second.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events[0]).toMatchObject({ kind: 'person_added', field: 'observer', to: 'Ines Colleague' })
  })

  it('refuses people of other companies and unknown ones alike, staff, inactive people and the person who filed it', async () => {
    const inactive = await makePerson(api, 'client', COMPANIES.a)
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${inactive.sub}`
    const reader = await makePerson(api, 'subscriber', COMPANIES.a)
    const unknown = { ...stranger, sub: crypto.randomUUID() }
    for (const who of [stranger, unknown, people.user, inactive, reader, people.client]) {
      const answer = await add(people.client, 'observer', colleague, who)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ error: { fields: { uids: 'not_in_company' } } })
    }
    expect(await rolesOf()).toEqual([])
  })

  it('is for the client and the staff of the request, never for observers or others', async () => {
    await add(people.client, 'observer', second)
    expect((await add(second, 'contact', second)).status).toBe(403)
    expect((await remove(second, second)).status).toBe(403)
    expect((await add(people.auth, 'contact', colleague)).status).toBe(404)
    expect((await add(stranger, 'observer', stranger)).status).toBe(404)
    expect((await remove(stranger, second)).status).toBe(404)
    await add(people.client, 'contact', colleague)
    expect((await remove(colleague, second)).status).toBe(200)
    expect((await remove(colleague, second)).status).toBe(200)
    expect(await rolesOf()).toEqual([[colleague.sub, 'contact']])
  })

  it('is not possible for a request without a company or a withdrawn one', async () => {
    const lone = await makePerson(api, 'client')
    const own = await lone.file()
    const body = { role: 'contact', uids: [colleague.sub] }
    expect((await lone.send('POST', `/projects/${own.id}/people`, body)).status).toBe(422)
    await api.database.owner`update public.projects set withdrawn_at = now() where id = ${id}`
    expect((await add(people.client, 'contact', colleague)).body).toMatchObject({
      error: { code: 'wrong_state' },
    })
  })
})

describe('GET /people?project= (R-801)', () => {
  const found = async (by: ProjectCaller, q = '', of = id) =>
    (await by.ok('GET', `/people?project=${of}&q=${q}`, correspondentList)).people.map(({ uid }) => uid)

  it('lists the people of the company who are not in the request, by name', async () => {
    await add(people.client, 'contact', colleague)
    for (const by of [people.client, people.user]) {
      const all = await found(by)
      expect(all).toContain(second.sub)
      for (const { sub } of [colleague, stranger, people.client, people.user]) expect(all).not.toContain(sub)
    }
    expect(await found(people.client, 'otto')).toEqual([second.sub])
    expect(await found(people.client, 'stranger')).toEqual([])
  })

  it('lists no one to people who may not add, and to people of other companies', async () => {
    await add(people.client, 'observer', second)
    for (const by of [second, stranger, people.auth]) expect(await found(by)).toEqual([])
  })
})

describe('an observer (R-800)', () => {
  beforeEach(async () => {
    await comment(people.client)
    await add(people.client, 'observer', second)
  })

  it('sees everything of the request and starts nothing', async () => {
    const delivered = await deliverProject(api, people.user, id)
    const project = await second.project(id)
    expect(project).toMatchObject({ mayWork: false, turn: { isMine: false } })
    expect([...new Set(Object.values(project.can))]).toEqual(['forbidden'])
    expect(project.deliveries).toHaveLength(1)
    const { projects } = await second.ok('GET', '/projects', projectList)
    expect(projects.find((one) => one.id === id)?.can).toMatchObject({ withdraw: 'forbidden' })
    const path = `/projects/${id}`
    const delivery = `${path}/deliveries/${delivered.deliveries[0]?.id}`
    const refused = await Promise.all([
      comment(second),
      second.send('POST', `${delivery}/acceptance`),
      second.send('POST', `${delivery}/correction`, { comment: 'x', files: [] }),
      second.send('POST', `${path}/changes`, { kind: 'change', body: 'x' }),
      second.send('PATCH', path, { revision: project.revision, today: project.dateRequested, title: 'x' }),
      second.send('POST', `${path}/withdraw`, { revision: project.revision }),
      second.send('POST', `${path}/attachments`, { kind: 'source', files: [] }),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  })

  it('gets the notifications and mails of the request, without an address or a link to answer', async () => {
    await comment(people.user, true)
    expect(await notified('project_question')).toEqual(sorted(people.client.sub, second.sub))
    expect(await mailed('project_question')).toEqual(sorted(people.client.sub, second.sub))
    const { owner } = api.database
    await owner`update auth.users set email_confirmed_at = now() where id = ${second.sub}`
    await owner`update private.mail_outbox set due_at = now()`
    const due = await owner<{ email: string; canAnswer: boolean; hasLink: boolean }[]>`
      select m.email, m.reply_address is not null as "canAnswer", m.link is not null as "hasLink"
        from private.claim_mails(10) m where m.thread = ${id}`
    expect(due.find(({ email }) => email === `${second.sub}@test.example`)).toMatchObject({
      canAnswer: false,
      hasLink: false,
    })
    expect(due.find(({ email }) => email === 'client@demo.com')).toMatchObject({
      canAnswer: true,
      hasLink: true,
    })
  })

  it('keeps comments of before and changes none of them', async () => {
    await remove(people.client, second)
    expect((await comment(second)).status).toBe(201)
    await add(people.client, 'observer', second)
    const [row] = await api.database.owner`
      select id from public.project_comments where project_id = ${id} and author_id = ${second.sub}`
    const path = `/projects/${id}/comments/${row?.id}`
    expect((await second.send('PATCH', path, { body: 'x' })).status).toBe(403)
    expect((await second.send('DELETE', path)).status).toBe(403)
  })
})

describe('a contact (R-800)', () => {
  it('is asked like the client: their turn, the questions, and the decision', async () => {
    await add(people.client, 'contact', colleague)
    await comment(people.user, true)
    expect(await notified('project_question')).toEqual(sorted(people.client.sub, colleague.sub))
    const needs = async (by: ProjectCaller) =>
      (await by.ok('GET', '/projects/needs-you', needsYouList)).projects.map((one) => one.id)
    expect(await needs(colleague)).toEqual([id])
    expect(await needs(people.client)).toEqual([id])
    expect(await needs(second)).toEqual([])
    expect((await colleague.project(id)).turn).toMatchObject({ isMine: true, reason: 'question' })
    expect((await comment(colleague)).status).toBe(201)
    expect((await people.client.project(id)).turn).toMatchObject({ of: 'agency' })
    const { deliveries } = await deliverProject(api, people.user, id)
    const path = `/projects/${id}/deliveries/${deliveries[0]?.id}/acceptance`
    expect((await colleague.send('POST', path)).status).toBe(200)
  })

  it('is asked in place of all people of the company when no active person filed it (R-696)', async () => {
    const filed = await people.manager.file({ companyId: COMPANIES.a })
    id = filed.id
    await people.manager.ok('POST', `/projects/${id}/status`, projectResponse, {
      revision: filed.revision,
      status: 'in_progress',
    })
    expect(await comment(people.manager, true)).toMatchObject({ status: 201 })
    expect(await notified('project_question')).toEqual(expect.arrayContaining([colleague.sub, second.sub]))
    await api.database.owner`delete from public.notifications`
    await add(people.manager, 'contact', colleague)
    await comment(people.manager, true)
    expect(await notified('project_question')).toEqual([colleague.sub])
    expect((await second.project(id)).turn?.isMine).toBe(false)
  })
})

describe('a person who leaves (R-802)', () => {
  const leaves = {
    'another company': () =>
      api.database.owner`update public.profiles set company_id = ${COMPANIES.b} where id = ${second.sub}`,
    'no company': () =>
      api.database.owner`update public.profiles set company_id = null where id = ${second.sub}`,
    deactivation: () =>
      api.database.owner`update public.profiles set status = 'inactive' where id = ${second.sub}`,
  }
  it.each(Object.entries(leaves))(
    'is removed at once, with the access and the notifications: %s',
    async (_, leave) => {
      await add(people.client, 'contact', second)
      await comment(second)
      await leave()
      expect(await rolesOf()).toEqual([])
      await api.database.owner`delete from public.notifications`
      await comment(people.user)
      expect(await notified('project_comment')).toEqual([people.client.sub])
      expect([401, 403, 404]).toContain((await second.send('GET', `/projects/${id}`)).status)
      const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
      expect(events.map(({ kind }) => kind)).toContain('person_removed')
    },
  )

  it('leaves the requests when they join the staff', async () => {
    await add(people.client, 'observer', second)
    await api.database.owner`update private.user_roles set role = 'user' where user_id = ${second.sub}`
    expect(await rolesOf()).toEqual([])
    await comment(people.user)
    expect(await notified('project_comment')).toEqual([people.client.sub])
  })

  it('loses a request that goes to another company', async () => {
    await add(people.client, 'contact', second)
    await api.database
      .owner`update public.projects set company_id = ${COMPANIES.b}, client_id = ${PEOPLE.manager} where id = ${id}`
    expect(await rolesOf()).toEqual([])
    expect((await second.send('GET', `/projects/${id}`)).status).toBe(404)
  })
})

it('R-801: a change of the people is announced to the open pages and lists of the request', async () => {
  const { owner } = api.database
  const since = await owner`select now() as at`
  await add(people.client, 'contact', colleague)
  await remove(people.client, colleague)
  const topics = (
    await owner`select topic from realtime.messages where event = 'project' and inserted_at >= ${since[0]?.at as Date} and payload ->> 'id' = ${id}`
  ).map((row) => row.topic)
  for (const topic of [`project:${id}`, 'projects:all', `projects:company:${COMPANIES.a}`])
    expect(topics.filter((one) => one === topic)).toHaveLength(2)
})
