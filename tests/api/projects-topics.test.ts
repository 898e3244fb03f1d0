import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { projectCommentResponse } from '../../supabase/functions/_shared/contract/project-comments.ts'
import {
  projectHint,
  projectList,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  dayFromToday,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
} from './support/projects.ts'

const ALL = 'projects:all'
const A = `projects:company:${COMPANIES.a}`
const B = `projects:company:${COMPANIES.b}`

let api: TestApi
let people: ReturnType<typeof demoCallers>
let bob: ProjectCaller
let lone: ProjectCaller
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  bob = await makePerson(api, 'client', COMPANIES.b, 'Bob of B')
  lone = await makePerson(api, 'client', null, 'Lone')
})
beforeEach(() => clear())
afterAll(() => api.close())

const clear = () => api.database.owner`delete from realtime.messages`
/** The topics of hints since the last call; every payload has only id and revision. */
async function hintTopics(): Promise<string[]> {
  const rows = await api.database.owner<
    { topic: string; payload: Record<string, unknown>; private: boolean }[]
  >`
    select topic, payload, private from realtime.messages
     where event = 'project' and topic not like 'project:%' and topic not like 'project-work:%' order by topic`
  for (const row of rows) {
    expect(row.private).toBe(true)
    const { id: _ofTheMessage, ...rest } = row.payload
    expect(Object.keys(rest)).toEqual(['seq'])
    expect(projectHint.safeParse(row.payload).success).toBe(true)
  }
  await clear()
  return [...new Set(rows.map(({ topic }) => topic))]
}
const mayHear = async (who: ProjectCaller, topics: readonly string[]) => {
  const rows = await signInAs(
    api,
    who.sub,
    (tx) =>
      tx<
        { topic: string }[]
      >`select t as topic from unnest(${[...topics]}::text[]) t where private.may_listen(t)`,
  )
  return rows.map(({ topic }) => topic)
}

it('a new project sends a hint to people who may read it, and to no other company', async () => {
  await people.client.file()
  expect(await hintTopics()).toEqual([ALL, A])
  await bob.file()
  expect(await hintTopics()).toEqual([ALL, B])
  await lone.file()
  expect(await hintTopics()).toEqual([ALL, `user:${lone.sub}`])
})

it('every change that a list shows sends a hint: fields, status, people, comments', async () => {
  const made = await bob.file()
  const path = `/projects/${made.id}`
  await clear()
  let { revision } = made
  const step = async (by: ProjectCaller, method: string, tail: string, body: object) => {
    const { project } = await by.ok(method, path + tail, projectResponse, { revision, ...body })
    revision = project.revision
    return hintTopics()
  }
  const worker = `user:${PEOPLE.user}`
  expect(await step(bob, 'PATCH', '', { today: dayFromToday(), title: 'Another' })).toEqual([ALL, B])
  expect(await step(people.manager, 'PUT', '/assignees', { uids: [PEOPLE.user] })).toEqual([ALL, B, worker])
  expect(await step(people.user, 'POST', '/status', { status: 'in_progress' })).toEqual([ALL, B, worker])
  const id = crypto.randomUUID()
  await bob.ok('POST', `${path}/comments`, projectCommentResponse, { id, body: 'A word' })
  expect(await hintTopics()).toEqual([ALL, B, worker])
  await bob.send('DELETE', `${path}/comments/${id}`)
  expect(await hintTopics()).toEqual([ALL, B, worker])
  // The former assignee's list loses a row.
  expect(await step(people.manager, 'PUT', '/assignees', { uids: [] })).toEqual([ALL, B, worker])
  expect(await step(people.manager, 'PATCH', '', { today: dayFromToday(), title: 'Third' })).toEqual([ALL, B])
})

it('an assignee receives hints only while they are staff', async () => {
  const { owner } = api.database
  const made = await bob.file()
  await people.manager.ok('PUT', `/projects/${made.id}/assignees`, projectResponse, {
    revision: 1,
    uids: [PEOPLE.user],
  })
  await clear()
  await owner`update private.user_roles set role = 'client' where user_id = ${PEOPLE.user}`
  await bob.ok('PATCH', `/projects/${made.id}`, projectResponse, {
    revision: 2,
    today: dayFromToday(),
    title: 'Left',
  })
  expect(await hintTopics()).toEqual([ALL, B])
  await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.user}`
})

it('the former company receives a hint when a project moves to another', async () => {
  const made = await bob.file()
  await clear()
  await api.database.owner`update public.projects set company_id = ${COMPANIES.a} where id = ${made.id}`
  expect(await hintTopics()).toEqual([ALL, A, B])
})

it('a company of hundreds costs as many messages as one of two', async () => {
  await api.database.owner`
    insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), 'crowd' || n || '@b.example', '{}' from generate_series(1, 200) n`
  await api.database.owner`update public.profiles set company_id = ${COMPANIES.b} where email like 'crowd%'`
  await bob.file()
  const [row] = await api.database.owner<{ n: number }[]>`
    select count(*)::int as n from realtime.messages where event = 'project'`
  expect(row?.n).toBe(2)
})

it('GET /projects names the topics of the caller’s list, and only these may be joined', async () => {
  const all = [ALL, A, B]
  for (const [who, topics] of [
    [people.admin, [ALL]],
    [people.manager, [ALL]],
    [people.client, [A]],
    [bob, [B]],
    [lone, []],
    [people.user, []],
  ] as const) {
    expect((await who.ok('GET', '/projects', projectList)).topics).toEqual(topics)
    expect(await mayHear(who, all)).toEqual(topics)
  }
  const { owner } = api.database
  await owner`update private.user_roles set role = 'subscriber' where user_id = ${bob.sub}`
  expect(await mayHear(bob, all)).toEqual([])
  await owner`update private.user_roles set role = 'client' where user_id = ${bob.sub}`
})
