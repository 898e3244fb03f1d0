import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  projectCommentList,
  projectCommentResponse,
} from '../../supabase/functions/_shared/contract/project-comments.ts'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
  storeFile,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let colleague: ProjectCaller
let project: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  colleague = await makePerson(api, 'client', COMPANIES.a)
})
afterAll(() => api.close())
beforeEach(async () => {
  project = (await people.client.file()).id
})

const comments = () => `/projects/${project}/comments`
const file = (id: string) => ({ id, name: 'Screenshot.png', size: 1, mime: 'text/html' })
const stored = async (sub: string, id: string = crypto.randomUUID()) => {
  await storeFile(api, sub, `${project}/${id}`)
  return id
}
const attach = async (by: ProjectCaller, ids: readonly string[], body = '') =>
  by.send('POST', comments(), { id: crypto.randomUUID(), body, files: ids.map(file) })
const comment = async (by: ProjectCaller, body = '') => {
  const id = await stored(by.sub)
  const answer = await attach(by, [id], body)
  expect(answer.status).toBe(201)
  return { id: (answer.body as { comment: { id: string } }).comment.id, file: id }
}
const seesObject = async (sub: string, id: string) =>
  signInAs(
    api,
    sub,
    async (tx) => (await tx`select from storage.objects where name = ${`${project}/${id}`}`).count === 1,
  )

describe('R-810: the files of a comment', () => {
  it('are sent with it, also without a text, and have the size and type of their objects', async () => {
    const ids = [await stored(PEOPLE.client), await stored(PEOPLE.client)]
    const { comment: sent } = await people.client.ok('POST', comments(), projectCommentResponse, {
      id: crypto.randomUUID(),
      body: '',
      files: ids.map(file),
    })
    expect(sent).toMatchObject({ body: '', isMine: true })
    expect(sent.files.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(sent.files[0]).toMatchObject({ name: 'Screenshot.png', size: 12, mime: 'application/pdf' })
    const { comments: read } = await people.manager.ok('GET', comments(), projectCommentList)
    expect(read[0]?.files).toHaveLength(2)
  })

  it('are stored once when the comment is sent twice', async () => {
    const body = { id: crypto.randomUUID(), body: 'Here', files: [file(await stored(PEOPLE.client))] }
    const answers = await Promise.all([1, 2, 3].map(() => people.client.send('POST', comments(), body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const { comments: read } = await people.client.ok('GET', comments(), projectCommentList)
    expect(read.map(({ files }) => files.length)).toEqual([1])
  })

  it('are neither attachments nor history of the project, and leave its revision', async () => {
    const before = await people.client.project(project)
    const { id } = await comment(people.client)
    expect((await people.client.send('DELETE', `${comments()}/${id}`)).status).toBe(204)
    await comment(people.client)
    const after = await people.client.project(project)
    expect(after).toMatchObject({ attachments: [], attachmentCount: 0, revision: before.revision })
    const { events } = await people.client.ok('GET', `/projects/${project}/events`, projectEventList)
    expect(events.map(({ kind }) => kind)).toEqual(['created'])
  })

  it('are added in every state by those who may comment', async () => {
    await comment(colleague)
    const { revision } = await people.manager.project(project)
    await people.manager.ok('PUT', `/projects/${project}/assignees`, projectResponse, {
      revision,
      uids: [PEOPLE.user, PEOPLE.auth],
    })
    await people.manager.ok('POST', `/projects/${project}/status`, projectResponse, {
      revision: revision + 1,
      status: 'in_progress',
    })
    for (const by of [people.client, people.user, people.manager, people.auth]) await comment(by)
    const withdrawn = await people.client.file()
    project = withdrawn.id
    await people.client.ok('POST', `/projects/${project}/withdraw`, projectResponse, {
      revision: withdrawn.revision,
    })
    await comment(people.client)
  })

  it('are not registered without an object of the author, and a refused comment leaves nothing', async () => {
    for (const id of [crypto.randomUUID(), await stored(PEOPLE.user)]) {
      const answer = await attach(people.client, [id], 'With a file')
      expect(answer).toMatchObject({ status: 422, body: { error: { fields: { attachments: 'no_file' } } } })
    }
    expect((await people.client.ok('GET', comments(), projectCommentList)).comments).toEqual([])
    expect((await attach(people.client, [], '  ')).status).toBe(422)
    // Fifty are looked for in Storage, one more is refused before.
    for (const [length, field] of [
      [50, 'attachments'],
      [51, 'files'],
    ] as const) {
      const ids = Array.from({ length }, () => crypto.randomUUID())
      expect(await attach(people.client, ids, 'Many')).toMatchObject({
        status: 422,
        body: { error: { fields: { [field]: expect.any(String) } } },
      })
    }
  })

  it('of a question come with a text, which a comment of files only cannot become', async () => {
    const files = [file(await stored(PEOPLE.manager))]
    const question = { id: crypto.randomUUID(), body: '', isQuestion: true, files }
    expect((await people.manager.send('POST', comments(), question)).status).toBe(422)
    const { id } = await comment(people.manager)
    const marked = await people.manager.send('PATCH', `${comments()}/${id}`, { isQuestion: true })
    expect(marked).toMatchObject({ status: 422, body: { error: { fields: { body: 'required' } } } })
  })

  it('are read with the comment, and by nobody else in Storage', async () => {
    const { file: id } = await comment(people.client)
    const observer = await makePerson(api, 'client', COMPANIES.a)
    await people.client.ok('POST', `/projects/${project}/people`, projectResponse, {
      uids: [observer.sub],
      role: 'observer',
    })
    const outsider = await makePerson(api, 'client', COMPANIES.b)
    for (const by of [people.client, colleague, observer, people.manager]) {
      expect(await seesObject(by.sub, id)).toBe(true)
    }
    // A client of another company, and staff who are not assigned.
    for (const by of [outsider, people.user]) {
      expect(await seesObject(by.sub, id)).toBe(false)
      expect((await attach(by, [id])).status).toBe(404)
    }
    await storeFile(api, observer.sub, `${project}/${crypto.randomUUID()}`)
    expect((await attach(observer, [id])).status).toBe(403)
    // A person who left the company.
    await api.database
      .owner`update public.profiles set company_id = ${COMPANIES.b} where id = ${colleague.sub}`
    expect(await seesObject(colleague.sub, id)).toBe(false)
    expect((await attach(colleague, [id])).status).toBe(404)
    await api.database
      .owner`update public.profiles set company_id = ${COMPANIES.a} where id = ${colleague.sub}`
  })

  it('are added to no comment of another person or project', async () => {
    const theirs = await comment(people.manager)
    const own = await comment(people.client)
    const other = (await people.client.file()).id
    const id = await stored(PEOPLE.client)
    await storeFile(api, PEOPLE.client, `${other}/${id}`)
    const insert = (of: string, on: string) =>
      signInAs(
        api,
        PEOPLE.client,
        (tx) => tx`
          insert into public.project_attachments (id, project_id, kind, comment_id, name)
          values (${id}, ${on}, 'comment', ${of}, 'x')`,
      )
    await expect(insert(theirs.id, project)).rejects.toMatchObject({ code: '42501' })
    await expect(insert(own.id, other)).rejects.toMatchObject({ code: '42501' })
    await expect(insert(own.id, project)).resolves.toBeDefined()
  })

  it('are deleted with the comment only, and leave Storage', async () => {
    const { id, file: attached } = await comment(people.client)
    for (const by of [people.client, people.manager]) {
      expect((await by.send('DELETE', `/projects/${project}/attachments/${attached}`)).status).toBe(404)
    }
    expect((await people.client.send('DELETE', `${comments()}/${id}`)).status).toBe(204)
    expect(await seesObject(PEOPLE.manager, attached)).toBe(false)
    const { owner } = api.database
    const name = `${project}/${attached}`
    expect(await owner`select from private.objects_to_remove where name = ${name}`).toHaveLength(1)
    const [{ used } = { used: true }] = await owner<{ used: boolean }[]>`
      select private.is_object_used('project-files', ${name}) as used`
    expect(used).toBe(false)
  })
})
