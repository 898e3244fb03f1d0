import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  PROJECT_STATUSES,
  type ProjectStatus,
  projectAnswer,
  projectEventList,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { asCaller, type Caller, COMPANIES, demoCallers, makePerson } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let project: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

/** A fresh request of the demo client's, given to the users `user` and `auth`, at this status. */
async function layOut(status: ProjectStatus): Promise<string> {
  const { id } = await people.client.file()
  const uids = [PEOPLE.user, PEOPLE.auth]
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectAnswer, { revision: 1, uids })
  for (const next of PROJECT_STATUSES.slice(1, PROJECT_STATUSES.indexOf(status) + 1))
    await step(people.manager, id, next)
  return id
}

async function step(by: Caller, id: string, status: ProjectStatus, reason?: string) {
  const { revision } = await people.admin.project(id)
  const answer = await by.send('POST', `/projects/${id}/status`, { revision, status, reason })
  const { error } = answer.body as { error?: { code: string; fields?: Record<string, string> } }
  return { status: answer.status, code: error?.code, fields: error?.fields }
}

describe('the way of a request', () => {
  const roles = ['admin', 'manager', 'user', 'auth', 'client'] as const
  const pairs = PROJECT_STATUSES.flatMap((from) => PROJECT_STATUSES.map((to) => [from, to] as const))
  const works = ['admin', 'manager', 'user']

  it.each(pairs)(
    'from %s to %s is gone only one step at a time, and back by manager or admin with a reason',
    async (from, to) => {
      const steps = PROJECT_STATUSES.indexOf(to) - PROJECT_STATUSES.indexOf(from)
      let id: string | undefined
      for (const role of roles) {
        for (const reason of [undefined, '  ', 'A name was wrong.']) {
          // Refused, it stands where it stood, and the next may try the same one.
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
                    ? { status: 422, code: 'invalid', fields: { reason: 'A step back needs a reason' } }
                    : { status: 200 }
          expect(answer, `${role}, reason ${reason}`).toMatchObject(expected)
          const now = await people.admin.project(id)
          expect(now.status, role).toBe(expected.status === 200 ? to : from)
          if (expected.status === 200) id = undefined
        }
      }
    },
  )

  it('cannot be left by SQL, whoever writes, even with the right to write the column', async () => {
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
                await tx`grant update (status) on public.projects to authenticated`
                await tx`select set_config('role', 'authenticated', true), set_config('quillport.reason', ${reason}, true),
                  set_config('request.jwt.claims', ${JSON.stringify({ sub: person.sub, role: 'authenticated' })}, true)`
                const { count } = await tx`update public.projects set status = ${to} where id = ${id}`
                throw new Undo(count)
              })
              .catch((error: unknown) => (error instanceof Undo ? error.count : 0))
            if ((changed === 1) !== expected) wrong.push(`${role} ${from} → ${to} ${reason}: ${changed}`)
          }
        }
        await owner`delete from public.project_assignees where user_id = ${person.sub}`
      }
      const withoutGrant = asCaller(
        api,
        PEOPLE.admin,
        (tx) => tx`update public.projects set status = 'in_progress' where id = ${id}`,
      )
      await expect(withoutGrant).rejects.toMatchObject({ code: '42501' })
    }
    expect(wrong).toEqual([])
  })

  it('is not left by the owner of the tables either', async () => {
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

/** Ends a transaction and carries out of it how many rows it had touched. */
class Undo extends Error {
  readonly count: number
  constructor(count: number) {
    super('undone on purpose')
    this.count = count
  }
}

describe('a step', () => {
  beforeEach(async () => {
    project = await layOut('in_progress')
  })

  it('is refused with the present state to who was late', async () => {
    const { revision } = await people.user.project(project)
    const body = { revision, status: 'delivered' }
    const answers = await Promise.all(
      [1, 2].map(() => people.user.send('POST', `/projects/${project}/status`, body)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      error: { code: 'conflict' },
      project: { status: 'delivered', revision: revision + 1 },
    })
  })

  it('is in the history with its reason, and its reason is not another step’s', async () => {
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

  it('tells the client, its assignees and no stranger', async () => {
    const { owner } = api.database
    await owner`delete from public.notifications`
    await step(people.user, project, 'delivered')
    const rows = await owner`
      select n.user_id, n.payload from public.notifications n where n.kind = 'project_status' order by n.user_id`
    expect(rows.map((row) => row.user_id)).toEqual([PEOPLE.auth, PEOPLE.client])
    expect(rows[0]?.payload).toEqual({
      projectId: project,
      title: 'Harbour guide',
      actor: 'Nina Petrov',
      status: 'delivered',
    })
  })

  it.each([{ status: 'lost' }, { status: null }, { revision: '1' }, { reason: 'x'.repeat(1001) }])(
    'refuses %j',
    async (given) => {
      const body = { revision: 1, status: 'delivered', ...given }
      expect(await api.refused('manager', 'POST', `/projects/${project}/status`, body)).toMatchObject({
        status: 422,
      })
    },
  )
})

describe('assignment', () => {
  beforeEach(async () => {
    project = (await people.client.file()).id
  })
  const put = (by: Caller, revision: number, uids: string[]) =>
    by.send('PUT', `/projects/${project}/assignees`, { revision, uids })

  it('is set whole by manager and admin, told to the new ones, and in the history', async () => {
    const { owner } = api.database
    expect((await put(people.manager, 1, [PEOPLE.user, PEOPLE.user])).status).toBe(200)
    await owner`delete from public.notifications`
    const { assignees, revision } = await people.manager.project(project)
    expect(assignees.map((person) => person.uid)).toEqual([PEOPLE.user])
    const answer = await put(people.admin, revision, [PEOPLE.auth, PEOPLE.manager, PEOPLE.user])
    expect(projectAnswer.parse(answer.body).project.assignees).toHaveLength(3)
    const told =
      await owner`select user_id from public.notifications where kind = 'project_assigned' order by user_id`
    expect(told.map((row) => row.user_id)).toEqual([PEOPLE.auth, PEOPLE.manager])
    const now = await people.admin.project(project)
    expect((await put(people.admin, now.revision, [])).status).toBe(200)
    const { events } = await people.client.ok('GET', `/projects/${project}/events`, projectEventList)
    expect(events.slice(0, 3).map(({ kind, from }) => [kind, from])).toEqual(
      expect.arrayContaining([
        ['unassigned', 'Nina Petrov'],
        ['unassigned', 'Marc Delorme'],
        ['unassigned', 'Léa Fontaine'],
      ]),
    )
    expect((await put(people.admin, 1, [])).body).toMatchObject({
      error: { code: 'conflict' },
      project: { id: project },
    })
  })

  it('is nobody else’s to make, not even of who has the request', async () => {
    await put(people.manager, 1, [PEOPLE.user, PEOPLE.auth])
    for (const role of ['user', 'auth', 'client'] as const) {
      expect((await put(people[role], 2, [])).status, role).toBe(403)
    }
    const insert = asCaller(
      api,
      PEOPLE.admin,
      (tx) =>
        tx`insert into public.project_assignees (project_id, user_id) values (${project}, ${PEOPLE.user})`,
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })

  it('is to active people of the agency alone, whoever writes it', async () => {
    const gone = await makePerson(api, 'user')
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${gone.sub}`
    const uids = 'Only active people of the agency can be given a request'
    for (const id of [PEOPLE.client, gone.sub, (await makePerson(api, 'editor')).sub, crypto.randomUUID()]) {
      const answer = await put(people.manager, 1, [id])
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ error: { fields: { uids } } })
      const byOwner = api.database
        .owner`insert into public.project_assignees (project_id, user_id) values (${project}, ${id})`
      await expect(byOwner).rejects.toMatchObject({ code: '23514' })
    }
    expect(
      (
        await put(
          people.manager,
          1,
          Array.from({ length: 21 }, () => crypto.randomUUID()),
        )
      ).status,
    ).toBe(422)
  })

  it('no longer opens a request to somebody who has left the agency', async () => {
    const theirs = await (await makePerson(api, 'client', COMPANIES.b)).file()
    const person = await makePerson(api, 'user')
    await people.manager.ok('PUT', `/projects/${theirs.id}/assignees`, projectAnswer, {
      revision: 1,
      uids: [person.sub],
    })
    expect((await person.send('GET', `/projects/${theirs.id}`)).status).toBe(200)
    await api.database.owner`update private.user_roles set role = 'client' where user_id = ${person.sub}`
    await api.database.owner`update public.profiles set company_id = ${COMPANIES.a} where id = ${person.sub}`
    expect((await person.send('GET', `/projects/${theirs.id}`)).status).toBe(404)
  })
})

it('tells a new request to who may give it to somebody, and to nobody who turned that off', async () => {
  const { owner } = api.database
  await owner`delete from public.notifications`
  const told = async () =>
    (
      await owner`select user_id from public.notifications where kind = 'project_received' order by user_id`
    ).map((row) => row.user_id)
  await people.client.file()
  expect(await told()).toEqual(expect.arrayContaining([PEOPLE.admin, PEOPLE.manager]))
  for (const id of [PEOPLE.user, PEOPLE.auth, PEOPLE.client]) expect(await told()).not.toContain(id)
  await owner`update public.profile_details set settings = '{"notifications": {"project_received": false}}' where user_id = ${PEOPLE.manager}`
  await owner`delete from public.notifications`
  await people.client.file()
  expect(await told()).not.toContain(PEOPLE.manager)
})
