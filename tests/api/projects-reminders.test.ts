import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyResponse } from '../../supabase/functions/_shared/contract/companies.ts'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createMailWorker, type MailWorker } from './support/mail-worker.ts'
import { COMPANIES, deliverProject, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let worker: MailWorker
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  worker = createMailWorker(api)
  people = demoCallers(api)
  await api.database.owner`update public.projects set turn = null, turn_reason = null, turn_since = null`
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  await setDays({ reminder: 3, acceptance: 0 })
  const filed = await people.client.file({ title: 'Tide tables' })
  id = filed.id
  const assigned = await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, {
    revision: filed.revision,
    uids: [PEOPLE.user],
  })
  await people.user.ok('POST', `/projects/${id}/status`, projectResponse, {
    revision: assigned.project.revision,
    status: 'in_progress',
  })
  await owner`delete from public.notifications`
  await owner`delete from private.mail_outbox`
  worker.sent.length = 0
})

const setDays = ({ reminder, acceptance }: { reminder: number; acceptance: number }) =>
  api.database.owner`
    update public.companies set reminder_days = ${reminder}, acceptance_days = ${acceptance} where id = ${COMPANIES.a}`
/** Lets days pass for this project, then runs the timer. */
async function pass(days: number) {
  const { owner } = api.database
  await owner`update public.projects set turn_since = turn_since - make_interval(days => ${days}) where id = ${id}`
  await owner`update private.project_reminders r
    set turn_since = r.turn_since - make_interval(days => ${days}), last_at = r.last_at - make_interval(days => ${days})
    where r.project_id = ${id}`
  await owner`update public.project_deliveries set delivered_at = delivered_at - make_interval(days => ${days}),
      announced_at = announced_at - make_interval(days => ${days}), accepts_at = accepts_at - make_interval(days => ${days})
    where project_id = ${id}`
  // A reminder replaces an unread one of the bell and its mail, which is sent long before.
  await owner`update private.mail_outbox set notification_id = null`
  await owner`select private.remind_clients()`
}
const ask = () =>
  people.user.send('POST', `/projects/${id}/comments`, {
    id: crypto.randomUUID(),
    body: 'British or American?',
    isQuestion: true,
  })
/** The mails of a kind to the client about this project so far. */
const mailed = async (kind: string) =>
  (
    await api.database.owner<{ payload: Record<string, unknown> }[]>`
      select payload from private.mail_outbox where kind = ${kind} and user_id = ${PEOPLE.client}
         and payload ->> 'projectId' = ${id} order by created_at`
  ).map(({ payload }) => payload)

describe('a question or delivery without an answer (R-701)', () => {
  it('is mailed again after the days of the company, twice at most, with the link to answer', async () => {
    await ask()
    await pass(2)
    expect(await mailed('project_reminder')).toEqual([])
    await pass(1)
    await api.database.owner`select private.remind_clients()`
    expect(await mailed('project_reminder')).toEqual([
      { projectId: id, title: 'Tide tables', status: 'question' },
    ])
    await worker.pass()
    await worker.send()
    const mail = worker.sent.find(({ text }) => text.includes('Reminder: a question about “Tide tables”'))
    expect(mail?.to).toBe('client@demo.com')
    expect(mail?.text).toContain('/answer?token=')
    await pass(3)
    await pass(9)
    // The first one was sent above.
    expect(await mailed('project_reminder')).toHaveLength(1)
  })

  it('is mailed after three days to a client without a company', async () => {
    const lone = await makePerson(api, 'client')
    id = (await lone.file()).id
    const body = { id: crypto.randomUUID(), body: 'British or American?', isQuestion: true }
    await people.manager.send('POST', `/projects/${id}/comments`, body)
    const count = async () =>
      (
        await api.database
          .owner`select from private.mail_outbox where kind = 'project_reminder' and user_id = ${lone.sub}`
      ).length
    await pass(2)
    expect(await count()).toBe(0)
    await pass(1)
    expect(await count()).toBe(1)
  })

  it('R-696: is mailed to all people of a company of whom none filed the request', async () => {
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    await api.database.owner`update public.projects set client_id = ${PEOPLE.manager} where id = ${id}`
    await ask()
    await pass(3)
    const asked = await api.database.owner<{ uid: string }[]>`
      select user_id as uid from private.mail_outbox where kind = 'project_reminder' and payload ->> 'projectId' = ${id}`
    const uids = asked.map(({ uid }) => uid)
    expect(uids).toEqual(expect.arrayContaining([PEOPLE.client, colleague.sub]))
    expect(uids).not.toContain(PEOPLE.manager)
  })

  it('ends with the answer, and the next step is reminded of again', async () => {
    await ask()
    await pass(3)
    await people.client.send('POST', `/projects/${id}/comments`, {
      id: crypto.randomUUID(),
      body: 'British.',
    })
    await pass(9)
    expect(await mailed('project_reminder')).toHaveLength(1)
    await deliverProject(api, people.user, id)
    await pass(3)
    const reminders = async () => (await mailed('project_reminder')).map(({ status }) => status)
    expect(await reminders()).toEqual(['question', 'accept'])
    // The second reminder of the step comes after as many days again.
    await pass(2)
    expect(await reminders()).toEqual(['question', 'accept'])
    await pass(1)
    expect(await reminders()).toEqual(['question', 'accept', 'accept'])
  })

  it('is never mailed again where the company has 0 days, and never while it is the turn of the agency', async () => {
    await setDays({ reminder: 0, acceptance: 0 })
    await ask()
    await pass(90)
    expect(await mailed('project_reminder')).toEqual([])
    await setDays({ reminder: 1, acceptance: 0 })
    await people.client.send('POST', `/projects/${id}/comments`, {
      id: crypto.randomUUID(),
      body: 'British.',
    })
    await pass(90)
    expect(await mailed('project_reminder')).toEqual([])
  })
})

describe('a reminder without an answer (R-803)', () => {
  let first: ProjectCaller
  const reminded = async () =>
    (
      await api.database.owner<{ uid: string }[]>`
        select user_id as uid from private.mail_outbox where kind = 'project_reminder' and payload ->> 'projectId' = ${id}
         order by created_at, user_id`
    ).map(({ uid }) => uid)
  beforeEach(async () => {
    first = await makePerson(api, 'client', COMPANIES.a)
    const younger = await makePerson(api, 'client', COMPANIES.a)
    const observer = await makePerson(api, 'client', COMPANIES.a)
    const add = (role: string, { sub }: ProjectCaller) =>
      people.client.ok('POST', `/projects/${id}/people`, projectResponse, { role, uids: [sub] })
    await add('observer', observer)
    await add('contact', first)
    await add('contact', younger)
    await api.database.owner`delete from private.mail_outbox`
  })

  it('also goes to the oldest other contact, once', async () => {
    await ask()
    await pass(3)
    expect(await reminded()).toEqual([PEOPLE.client])
    await pass(3)
    await api.database.owner`select private.remind_clients()`
    await pass(9)
    const all = await reminded()
    expect(all.filter((uid) => uid === first.sub)).toHaveLength(1)
    expect(new Set(all)).toEqual(new Set([PEOPLE.client, first.sub]))
  })

  it('goes to nobody twice when the person who filed it left: the contacts were asked before', async () => {
    await api.database.owner`update public.projects set client_id = ${PEOPLE.manager} where id = ${id}`
    await ask()
    await pass(3)
    const asked = await reminded()
    expect(asked).toHaveLength(2)
    expect(asked).toContain(first.sub)
    await pass(3)
    expect(new Set(await reminded())).toEqual(new Set(asked))
  })

  it('never goes to a contact who left the company', async () => {
    await ask()
    await pass(3)
    await api.database.owner`update public.profiles set company_id = null where id = ${first.sub}`
    await pass(3)
    expect(await reminded()).not.toContain(first.sub)
  })
})

describe('a delivery that accepts itself (R-702)', () => {
  const announced = async () => (await mailed('project_accepts_soon')).map(({ at }) => Date.parse(`${at}`))
  const state = async () => (await people.client.project(id)).deliveries[0]

  it('is announced twice, then accepted by nobody, and told to both sides', async () => {
    await setDays({ reminder: 0, acceptance: 6 })
    await deliverProject(api, people.user, id)
    await pass(2)
    expect(await announced()).toEqual([])
    await pass(1)
    expect(await announced()).toHaveLength(1)
    const acceptsAt = (await state())?.acceptsAt ?? ''
    expect(Math.round((Date.parse(acceptsAt) - Date.now()) / 86_400_000)).toBe(3)
    expect(await announced()).toEqual([Date.parse(acceptsAt)])
    await pass(2)
    expect(await announced()).toHaveLength(2)
    expect((await state())?.state).toBe('open')
    await pass(1)
    expect(await state()).toMatchObject({
      state: 'accepted',
      isAutomatic: true,
      decidedBy: null,
      acceptsAt: null,
    })
    const project = await people.client.project(id)
    expect(project).toMatchObject({ turn: null, acceptance: { by: null, isAutomatic: true } })
    const { projects } = await people.user.ok('GET', '/projects?status=delivered&turn=none', projectList)
    expect(projects.find((one) => one.id === id)?.acceptance).toMatchObject({ isAutomatic: true })
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events[0]).toMatchObject({ kind: 'accepted', field: 'automatic', to: '1', actor: null })
    const told = await api.database.owner`
      select user_id as uid, payload ->> 'status' as status from public.notifications where kind = 'project_accepted' order by uid`
    expect(told).toEqual([PEOPLE.client, PEOPLE.user].sort().map((uid) => ({ uid, status: 'automatic' })))
  })

  it('is off by default, and stops when the client decides', async () => {
    await deliverProject(api, people.user, id)
    await pass(90)
    expect(await announced()).toEqual([])
    await setDays({ reminder: 0, acceptance: 3 })
    await pass(0)
    const delivery = await state()
    const body = { comment: 'The second name.' }
    await people.client.ok(
      'POST',
      `/projects/${id}/deliveries/${delivery?.id}/correction`,
      projectResponse,
      body,
    )
    await pass(30)
    expect((await state())?.state).toBe('correction')
  })

  it('leaves two days after the first announcement and one after the second, also of an old delivery', async () => {
    await deliverProject(api, people.user, id)
    await pass(90)
    await setDays({ reminder: 0, acceptance: 3 })
    await pass(0)
    await pass(0)
    expect(await announced()).toHaveLength(1)
    await pass(1)
    expect(await announced()).toHaveLength(2)
    await pass(0)
    expect((await state())?.state).toBe('open')
    await pass(1)
    expect((await state())?.state).toBe('accepted')
  })
})

it('R-701, R-702: both are settings of the company, changed by those who may change companies', async () => {
  const path = `/companies/${COMPANIES.a}`
  const read = () => people.admin.ok('GET', path, companyResponse)
  const { revision } = (await read()).company
  const body = { revision, reminderDays: 5, acceptanceDays: 10 }
  expect((await people.manager.send('PATCH', path, body)).status).toBe(403)
  await people.admin.ok('PATCH', path, companyResponse, body)
  expect((await read()).company).toMatchObject({
    reminderDays: 5,
    acceptanceDays: 10,
    revision: revision + 1,
  })
  for (const wrong of [{ acceptanceDays: 2 }, { acceptanceDays: 91 }, { reminderDays: -1 }])
    expect((await people.admin.send('PATCH', path, { revision: revision + 1, ...wrong })).status).toBe(422)
})
