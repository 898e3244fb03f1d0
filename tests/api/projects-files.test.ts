import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import {
  assignProject,
  COMPANIES,
  demoCallers,
  makePerson,
  requestBody,
  signInAs,
  startProject,
  storeFile,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let project: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  project = (await people.client.file()).id
})

const file = (id: string, name = 'Script.pdf') => ({ id, name, size: 1, mime: 'text/html' })
const attach = (kind: string, ...ids: string[]) => ({ kind, files: ids.map((id) => file(id)) })
const assign = (id: string) => assignProject(people.manager, id, PEOPLE.user, PEOPLE.auth)
const begin = (id: string) => startProject(people.manager, id)

describe('files sent with a new project', () => {
  it('are uploaded first, and belong to it once it is filed', async () => {
    const body = requestBody()
    const id = crypto.randomUUID()
    await storeFile(api, PEOPLE.client, `${body.id}/${id}`, 4321)
    const made = await people.client.ok('POST', '/projects', projectResponse, {
      ...body,
      attachments: [file(id)],
    })
    expect(made.project.attachments).toMatchObject([
      {
        id,
        name: 'Script.pdf',
        kind: 'source',
        path: `${body.id}/${id}`,
        size: 4321,
        mime: 'application/pdf',
        wordCount: null,
      },
    ])
    expect(made.project.attachments[0]?.addedBy?.uid).toBe(PEOPLE.client)
    expect(made.project.attachmentCount).toBe(1)
  })

  it('prevent the project when one of them is missing or another person’s', async () => {
    for (const by of [null, PEOPLE.user]) {
      const body = requestBody()
      const id = crypto.randomUUID()
      if (by) await storeFile(api, by, `${body.id}/${id}`)
      const answer = await people.client.send('POST', '/projects', { ...body, attachments: [file(id)] })
      expect(answer.body).toMatchObject({
        error: { code: 'invalid', fields: { attachments: 'no_file' } },
      })
      expect((await people.client.send('GET', `/projects/${body.id}`)).status).toBe(404)
    }
  })
})

describe('files of a project', () => {
  const path = () => `/projects/${project}/attachments`

  it('R-694: sources are added by the company and by staff in every state; deliverables by staff', async () => {
    await assign(project)
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    const tries = async (expected: Record<string, [number, number]>) => {
      for (const [name, statuses] of Object.entries(expected)) {
        const by = name === 'colleague' ? colleague : people[name as keyof typeof people]
        for (const [at, kind] of ['source', 'deliverable'].entries()) {
          const id = crypto.randomUUID()
          await storeFile(api, by.sub, `${project}/${id}`)
          const answer = await by.send('POST', path(), attach(kind, id))
          expect(answer.status, `${name} ${kind}`).toBe(statuses[at])
        }
      }
    }
    await tries({
      client: [201, 403],
      colleague: [201, 403],
      user: [201, 201],
      manager: [201, 201],
      admin: [201, 201],
      auth: [403, 403],
    })
    await begin(project)
    await tries({
      client: [201, 403],
      colleague: [201, 403],
      user: [201, 201],
      manager: [201, 201],
      auth: [403, 403],
    })
  })

  it('are stored once when registered twice, and no row is created without an object', async () => {
    const id = crypto.randomUUID()
    await storeFile(api, PEOPLE.client, `${project}/${id}`)
    const twice = [
      await people.client.send('POST', path(), attach('source', id)),
      await people.client.send('POST', path(), attach('source', id)),
    ]
    expect(twice.map((answer) => answer.status)).toEqual([201, 201])
    expect((await people.client.project(project)).attachments).toHaveLength(1)
    expect((await people.client.send('POST', path(), attach('source', UNKNOWN_ID))).status).toBe(422)
    expect((await people.client.send('POST', path(), attach('chapter', id))).status).toBe(422)
    expect((await people.client.send('POST', path(), attach('source', '../x'))).status).toBe(422)
    const insert = signInAs(
      api,
      PEOPLE.client,
      (tx) => tx`
      insert into public.project_attachments (id, project_id, kind, name) values (${UNKNOWN_ID}, ${project}, 'chapter', 'x')`,
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })

  it('are deleted with their object: sources before work begins, deliverables by staff', async () => {
    await assign(project)
    const [source, deliverable] = [crypto.randomUUID(), crypto.randomUUID()]
    await storeFile(api, PEOPLE.client, `${project}/${source}`)
    await storeFile(api, PEOPLE.user, `${project}/${deliverable}`)
    await people.client.ok('POST', path(), projectResponse, attach('source', source))
    await people.user.ok('POST', path(), projectResponse, attach('deliverable', deliverable))
    // The client does not see it before its delivery.
    expect((await people.client.send('DELETE', `${path()}/${deliverable}`)).status).toBe(404)
    expect((await people.auth.send('DELETE', `${path()}/${source}`)).status).toBe(403)
    await begin(project)
    expect((await people.client.send('DELETE', `${path()}/${source}`)).status).toBe(409)
    expect((await people.client.send('DELETE', `${path()}/${UNKNOWN_ID}`)).status).toBe(404)
    const { project: after } = await people.user.ok('DELETE', `${path()}/${deliverable}`, projectResponse)
    expect(after.attachments.map((each) => each.id)).toEqual([source])
    expect(api.removed).toContain(`${project}/${deliverable}`)
    const { events } = await people.user.ok('GET', `/projects/${project}/events`, projectEventList)
    expect(events[0]).toMatchObject({
      kind: 'detached',
      field: 'deliverable',
      from: 'Script.pdf',
      actor: { name: 'Nina Petrov' },
    })
  })

  it('keep their row when their object cannot be deleted', async () => {
    const broken = await startTestApi({
      storage: fakeStorage({ remove: async () => Promise.reject(new Error('Storage answered 500')) }),
    })
    const { client } = demoCallers(broken)
    const { id } = await client.file()
    await storeFile(broken, PEOPLE.client, `${id}/${UNKNOWN_ID}`)
    await client.ok('POST', `/projects/${id}/attachments`, projectResponse, attach('source', UNKNOWN_ID))
    expect((await client.send('DELETE', `/projects/${id}/attachments/${UNKNOWN_ID}`)).status).toBe(503)
    expect((await client.project(id)).attachments).toHaveLength(1)
    await broken.close()
  })

  it('cannot be overwritten, and bucket policies match the rules of the project', async () => {
    const id = crypto.randomUUID()
    const name = `${project}/${id}`
    await storeFile(api, PEOPLE.client, name)
    await people.client.ok('POST', path(), projectResponse, attach('source', id))
    await assign(project)
    await begin(project)
    const outsider = await makePerson(api, 'client', COMPANIES.b)
    const inBucket = (sub: string, statement: string) =>
      signInAs(api, sub, async (tx) => {
        await tx`select set_config('storage.allow_delete_query', 'true', true)`
        return (await tx.unsafe(statement)).count
      })
    const where = `where bucket_id = 'project-files' and name = '${name}'`
    const seen = { client: 1, manager: 1, user: 1, auth: 1 }
    for (const [role, count] of Object.entries(seen)) {
      expect(
        await inBucket(PEOPLE[role as keyof typeof PEOPLE], `select from storage.objects ${where}`),
        role,
      ).toBe(count)
      expect(
        await inBucket(
          PEOPLE[role as keyof typeof PEOPLE],
          `update storage.objects set version = 'x' ${where}`,
        ),
        role,
      ).toBe(0)
    }
    expect(
      await inBucket(outsider.sub, `select from storage.objects where bucket_id = 'project-files'`),
    ).toBe(0)
    expect(await inBucket(outsider.sub, `delete from storage.objects ${where}`)).toBe(0)
    expect(await inBucket(PEOPLE.client, `delete from storage.objects ${where}`)).toBe(0)
    expect(await inBucket(PEOPLE.user, `delete from storage.objects ${where}`)).toBe(1)
  })
})
