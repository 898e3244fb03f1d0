import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  projectCommentList,
  projectCommentResponse,
} from '../../supabase/functions/_shared/contract/project-comments.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { COMPANIES, dayFromToday, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let project: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  project = (await people.client.file()).id
  await people.manager.ok('PUT', `/projects/${project}/assignees`, projectResponse, {
    revision: 1,
    uids: [PEOPLE.user],
  })
})

const path = () => `/projects/${project}/comments`
const addComment = async (by: ProjectCaller, body: string, id: string = crypto.randomUUID()) =>
  (await by.ok('POST', path(), projectCommentResponse, { id, body })).comment
const read = async (by: ProjectCaller, after = 0) =>
  by.ok('GET', `${path()}?after=${after}`, projectCommentList)

describe('comments of a project', () => {
  it('are numbered in their order, without gaps under concurrency', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => addComment(n % 2 ? people.client : people.user, `Comment ${n}`)),
    )
    const { comments, hasMore } = await read(people.client)
    expect(comments.map((comment) => comment.seq)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    expect(hasMore).toBe(false)
    expect(comments.filter((comment) => comment.isMine)).toHaveLength(6)
    expect((await read(people.client, 10)).comments.map((comment) => comment.seq)).toEqual([11, 12])
  })

  it('are stored once when sent twice', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => people.client.send('POST', path(), { id, body: 'Once' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 201])
    expect((await read(people.client)).comments.map((comment) => comment.body)).toEqual(['Once'])
    // The same id in another project is another comment.
    const other = await people.client.file()
    expect(
      (await people.client.send('POST', `/projects/${other.id}/comments`, { id, body: 'There' })).status,
    ).toBe(201)
    expect((await people.user.send('POST', path(), { id, body: 'Not mine' })).status).toBe(409)
  })

  it('are answered at most two hundred at a time', async () => {
    const { owner } = api.database
    await owner`insert into public.project_comments (project_id, author_id, body)
      select ${project}, ${PEOPLE.client}, 'Comment ' || n from generate_series(1, 205) n`
    const first = await read(people.client)
    expect([first.comments.length, first.hasMore]).toEqual([200, true])
    const rest = await read(people.client, first.comments.at(-1)?.seq)
    expect([rest.comments.length, rest.hasMore]).toEqual([5, false])
  })

  it('are changed and deleted by their author only', async () => {
    const { id } = await addComment(people.client, 'First')
    const one = `${path()}/${id}`
    const { comment } = await people.client.ok('PATCH', one, projectCommentResponse, { body: 'Second' })
    expect(comment).toMatchObject({ body: 'Second', isMine: true, seq: 1 })
    expect(comment.editedAt).not.toBeNull()
    for (const by of [people.user, people.manager, people.admin]) {
      expect((await by.send('PATCH', one, { body: 'x' })).status).toBe(403)
      expect((await by.send('DELETE', one)).status).toBe(403)
    }
    expect((await people.client.send('DELETE', one)).status).toBe(204)
    expect((await people.client.send('DELETE', one)).status).toBe(404)
    expect((await addComment(people.client, 'Next')).seq).toBe(2)
  })

  it.each([{ body: '' }, { body: '  ' }, { body: 'x'.repeat(5001) }, { id: 'x' }, { body: null }])(
    'refuse %j',
    async (given) => {
      const answer = await people.client.send('POST', path(), {
        id: crypto.randomUUID(),
        body: 'x',
        ...given,
      })
      expect(answer.status).toBe(422)
    },
  )

  it('are refused without the right to read the project', async () => {
    for (const id of [project, UNKNOWN_ID]) {
      const outsider = await makePerson(api, 'client', COMPANIES.b)
      const answer = await outsider.send('POST', `/projects/${id}/comments`, { id: UNKNOWN_ID, body: 'x' })
      expect(answer.status).toBe(404)
    }
  })

  it('notify participants who may still read, not the author', async () => {
    const { owner } = api.database
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    const leaver = await makePerson(api, 'client', COMPANIES.a)
    await addComment(colleague, 'From a colleague')
    await addComment(leaver, 'From who leaves')
    await owner`update public.profiles set company_id = ${COMPANIES.b} where id = ${leaver.sub}`
    await owner`delete from public.notifications`
    await addComment(people.user, 'To all')
    const notified = await owner`select user_id from public.notifications where kind = 'project_comment'`
    expect(notified.map((row) => row.user_id).sort()).toEqual([PEOPLE.client, colleague.sub].sort())
  })

  it('send a hint with ids on the topic of the project', async () => {
    const { owner } = api.database
    await owner`delete from realtime.messages`
    const comment = await addComment(people.client, 'Secret words')
    const rows =
      await owner`select topic, event, payload, private from realtime.messages where topic like 'project:%'`
    expect([...rows]).toEqual([
      { topic: `project:${project}`, event: 'comment', payload: { id: comment.id, seq: 1 }, private: true },
    ])
    const { revision } = await people.manager.project(project)
    await people.manager.ok('PATCH', `/projects/${project}`, projectResponse, {
      revision,
      today: dayFromToday(),
      title: 'Secret title',
    })
    const hints =
      await owner`select payload from realtime.messages where topic = ${`project:${project}`} and event = 'project'`
    expect(hints.map((row) => row.payload)).toEqual([{ id: project }])
  })
})
