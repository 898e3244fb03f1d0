import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, demoCallers, makePerson, type ProjectCaller, signInAs } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let project: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

describe('assigning a project', () => {
  beforeEach(async () => {
    project = (await people.client.file()).id
  })
  const put = (by: ProjectCaller, revision: number, uids: string[]) =>
    by.send('PUT', `/projects/${project}/assignees`, { revision, uids })

  it('replaces all assignees by manager or admin, notifies the new ones, and is in the history', async () => {
    const { owner } = api.database
    expect((await put(people.manager, 1, [PEOPLE.user, PEOPLE.user])).status).toBe(200)
    await owner`delete from public.notifications`
    const { assignees, revision } = await people.manager.project(project)
    expect(assignees.map((person) => person.uid)).toEqual([PEOPLE.user])
    const answer = await put(people.admin, revision, [PEOPLE.auth, PEOPLE.manager, PEOPLE.user])
    expect(projectResponse.parse(answer.body).project.assignees).toHaveLength(3)
    const notified =
      await owner`select user_id from public.notifications where kind = 'project_assigned' order by user_id`
    expect(notified.map((row) => row.user_id)).toEqual([PEOPLE.auth, PEOPLE.manager])
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

  it('is refused to other roles, assignees included', async () => {
    await put(people.manager, 1, [PEOPLE.user, PEOPLE.auth])
    for (const role of ['user', 'auth', 'client'] as const) {
      expect((await put(people[role], 2, [])).status, role).toBe(403)
    }
    const insert = signInAs(
      api,
      PEOPLE.admin,
      (tx) =>
        tx`insert into public.project_assignees (project_id, user_id) values (${project}, ${PEOPLE.user})`,
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })

  it('accepts active staff only, by API and SQL', async () => {
    const gone = await makePerson(api, 'user')
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${gone.sub}`
    const uids = 'staff_only'
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

  it('passes to the person who takes over an account, except for delivered projects', async () => {
    const { owner } = api.database
    const person = await makePerson(api, 'user')
    const delivered = (await people.client.file()).id
    for (const id of [project, delivered])
      await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, {
        revision: 1,
        uids: [person.sub],
      })
    for (const status of ['in_progress', 'delivered'])
      await owner`update public.projects set status = ${status} where id = ${delivered}`
    const assignees = await signInAs(api, PEOPLE.admin, async (tx) => {
      await tx`
        select private.transfer_account(p.no, ${PEOPLE.user}) from public.profiles p where p.id = ${person.sub}`
      return tx`select project_id, user_id from public.project_assignees where project_id in (${project}, ${delivered})`
    })
    expect(new Map(assignees.map((row) => [row.project_id, row.user_id]))).toEqual(
      new Map([
        [project, PEOPLE.user],
        [delivered, person.sub],
      ]),
    )
    expect(assignees).toHaveLength(2)
  })

  it('gives no access to a person who is no longer staff', async () => {
    const theirs = await (await makePerson(api, 'client', COMPANIES.b)).file()
    const person = await makePerson(api, 'user')
    await people.manager.ok('PUT', `/projects/${theirs.id}/assignees`, projectResponse, {
      revision: 1,
      uids: [person.sub],
    })
    expect((await person.send('GET', `/projects/${theirs.id}`)).status).toBe(200)
    await api.database.owner`update private.user_roles set role = 'client' where user_id = ${person.sub}`
    await api.database.owner`update public.profiles set company_id = ${COMPANIES.a} where id = ${person.sub}`
    expect((await person.send('GET', `/projects/${theirs.id}`)).status).toBe(404)
  })
})
