import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import {
  PROJECT_STATUSES,
  type ProjectStatus,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  deliverProject,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let project: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

/** A new project of the demo client with this status, assigned to the users `user` and `auth`. */
async function layOut(status: ProjectStatus): Promise<string> {
  const { id } = await people.client.file()
  const uids = [PEOPLE.user, PEOPLE.auth]
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, { revision: 1, uids })
  if (status !== 'received') await step(people.manager, id, 'in_progress')
  if (status === 'delivered') await deliverProject(api, people.manager, id)
  return id
}

async function step(by: ProjectCaller, id: string, status: ProjectStatus, reason?: string) {
  const { revision } = await people.admin.project(id)
  const answer = await by.send('POST', `/projects/${id}/status`, { revision, status, reason })
  const { error } = answer.body as { error?: { code: string; fields?: Record<string, string> } }
  return { status: answer.status, code: error?.code, fields: error?.fields }
}

describe('the status of a project (R-105)', () => {
  const roles = ['admin', 'manager', 'user', 'auth', 'client'] as const
  const pairs = PROJECT_STATUSES.flatMap((from) => PROJECT_STATUSES.map((to) => [from, to] as const))
  const works = ['admin', 'manager', 'user']

  it.each(pairs.filter(([, to]) => to !== 'delivered'))(
    'from %s to %s is gone only one step at a time, and back by manager or admin with a reason',
    async (from, to) => {
      const steps = PROJECT_STATUSES.indexOf(to) - PROJECT_STATUSES.indexOf(from)
      let id: string | undefined
      for (const role of roles) {
        for (const reason of [undefined, '  ', 'A name was wrong.']) {
          // A refused step leaves the status unchanged, so the next attempt may start from it.
          id ??= await layOut(from)
          const answer = await step(people[role], id, to, reason)
          const mayBack = role === 'admin' || role === 'manager'
          const expected = !works.includes(role)
            ? { status: 403, code: 'forbidden' }
            : steps === 0
              ? { status: 409, code: 'wrong_state' }
              : steps < 0 && !mayBack
                ? { status: 403, code: 'forbidden' }
                : Math.abs(steps) > 1
                  ? { status: 409, code: 'wrong_state' }
                  : steps < 0 && !reason?.trim()
                    ? { status: 422, code: 'invalid', fields: { reason: 'reason' } }
                    : { status: 200 }
          expect(answer, `${role}, reason ${reason}`).toMatchObject(expected)
          const now = await people.admin.project(id)
          expect(now.status, role).toBe(expected.status === 200 ? to : from)
          if (expected.status === 200) id = undefined
        }
      }
    },
  )

  it('follows the allowed steps by SQL too, even with the right to write the column', async () => {
    const { owner } = api.database
    const roleNames = (await owner<{ name: string }[]>`select name from public.roles`).map((row) => row.name)
    const wrong: string[] = []
    for (const from of PROJECT_STATUSES) {
      const id = await layOut(from)
      for (const role of roleNames) {
        const person = await makePerson(api, role, role === 'client' ? COMPANIES.a : null)
        if (['auth', 'user'].includes(role)) {
          await owner`insert into public.project_assignees (project_id, user_id) values (${id}, ${person.sub})`
        }
        for (const to of PROJECT_STATUSES.filter((status) => status !== from)) {
          for (const reason of ['', 'Because']) {
            const steps = PROJECT_STATUSES.indexOf(to) - PROJECT_STATUSES.indexOf(from)
            const runs = ['admin', 'manager'].includes(role)
            const expected =
              (steps === 1 && (runs || role === 'user')) || (steps === -1 && runs && reason !== '')
            const changed = await owner
              .begin(async (tx) => {
                await tx`grant update (status, status_reason) on public.projects to authenticated`
                await tx`select set_config('role', 'authenticated', true),
                  set_config('request.jwt.claims', ${JSON.stringify({ sub: person.sub, role: 'authenticated' })}, true)`
                const { count } =
                  await tx`update public.projects set status = ${to}, status_reason = ${reason} where id = ${id}`
                throw new Undo(count)
              })
              .catch((error: unknown) => {
                if (error instanceof Undo) return error.count
                // The error must be a rule of the status: right, order or reason.
                const { code = '' } = error as { code?: string }
                if (['42501', '55000', '23514'].includes(code)) return 0
                throw error
              })
            if ((changed === 1) !== expected) wrong.push(`${role} ${from} → ${to} ${reason}: ${changed}`)
          }
        }
        await owner`delete from public.project_assignees where user_id = ${person.sub}`
      }
      const withoutGrant = signInAs(
        api,
        PEOPLE.admin,
        (tx) => tx`update public.projects set status = 'in_progress' where id = ${id}`,
      )
      await expect(withoutGrant).rejects.toMatchObject({ code: '42501' })
    }
    expect(wrong).toEqual([])
  })

  it('follows the allowed steps for the table owner too', async () => {
    const { owner } = api.database
    const id = await layOut('received')
    await expect(
      owner`update public.projects set status = 'delivered' where id = ${id}`,
    ).rejects.toMatchObject({ code: '55000' })
    await owner`update public.projects set status = 'in_progress' where id = ${id}`
    await expect(
      owner`update public.projects set status = 'received' where id = ${id}`,
    ).rejects.toMatchObject({ code: '23514' })
  })
})

/** Rolls a transaction back and returns how many rows it had affected. */
class Undo extends Error {
  readonly count: number
  constructor(count: number) {
    super('undone on purpose')
    this.count = count
  }
}

describe('a status change', () => {
  beforeEach(async () => {
    project = await layOut('in_progress')
  })

  it('is refused with the present state when it is stale', async () => {
    const { revision } = await people.user.project(project)
    const body = { revision, status: 'received', reason: 'A name was wrong.' }
    const answers = await Promise.all(
      [1, 2].map(() => people.manager.send('POST', `/projects/${project}/status`, body)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      error: { code: 'conflict' },
      project: { status: 'received', revision: revision + 1 },
    })
  })

  it('is in the history with its reason, without the reason of another step', async () => {
    await step(people.manager, project, 'received', ' Wrong file. ')
    await step(people.user, project, 'in_progress')
    const { events } = await people.client.ok(
      'GET',
      `/projects/${project}/events?itemsPerPage=2`,
      projectEventList,
    )
    expect(events.map(({ from, to, reason, actor }) => [from, to, reason, actor?.name])).toEqual([
      ['received', 'in_progress', null, 'Nina Petrov'],
      ['in_progress', 'received', 'Wrong file.', 'Marc Delorme'],
    ])
  })

  it('notifies the client and the assignees only', async () => {
    const { owner } = api.database
    await owner`delete from public.notifications`
    await step(people.manager, project, 'received', 'A name was wrong.')
    const rows = await owner`
      select n.user_id, n.payload from public.notifications n where n.kind = 'project_status' order by n.user_id`
    expect(rows.map((row) => row.user_id)).toEqual([PEOPLE.auth, PEOPLE.user, PEOPLE.client].sort())
    expect(rows[0]?.payload).toEqual({
      projectId: project,
      title: 'Harbour guide',
      actor: 'Marc Delorme',
      status: 'received',
    })
  })

  it.each([
    { status: 'lost' },
    { status: 'delivered' },
    { status: null },
    { revision: '1' },
    { reason: 'x'.repeat(1001) },
  ])('refuses %j', async (given) => {
    const body = { revision: 1, status: 'in_progress', ...given }
    expect(await api.refused('manager', 'POST', `/projects/${project}/status`, body)).toMatchObject({
      status: 422,
    })
  })
})

it('of a new project notifies people who may assign it, unless they turned that off', async () => {
  const { owner } = api.database
  await owner`delete from public.notifications`
  const notified = async () =>
    (
      await owner`select user_id from public.notifications where kind = 'project_received' order by user_id`
    ).map((row) => row.user_id)
  await people.client.file()
  expect(await notified()).toEqual(expect.arrayContaining([PEOPLE.admin, PEOPLE.manager]))
  for (const id of [PEOPLE.user, PEOPLE.auth, PEOPLE.client]) expect(await notified()).not.toContain(id)
  await owner`update public.profile_details set settings = '{"notifications": {"project_received": false}}' where user_id = ${PEOPLE.manager}`
  await owner`delete from public.notifications`
  await people.client.file()
  expect(await notified()).not.toContain(PEOPLE.manager)
})
