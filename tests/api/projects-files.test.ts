import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  projectAnswer,
  projectChapterAnswer,
  projectEventList,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { NOBODY, PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { doc, makeItem, makeManuscript, share } from './support/manuscripts.ts'
import { asCaller, COMPANIES, demoCallers, makePerson, requestBody, storeFile } from './support/projects.ts'

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
const assign = async (id: string) => {
  const { revision } = await people.manager.project(id)
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectAnswer, {
    revision,
    uids: [PEOPLE.user, PEOPLE.auth],
  })
}
const begin = async (id: string) => {
  const { revision } = await people.manager.project(id)
  await people.manager.ok('POST', `/projects/${id}/status`, projectAnswer, {
    revision,
    status: 'in_progress',
  })
}

describe('files sent with a request', () => {
  it('are uploaded before it, and are its own once it is filed', async () => {
    const body = requestBody()
    const id = crypto.randomUUID()
    await storeFile(api, PEOPLE.client, `${body.id}/${id}`, 4321)
    const made = await people.client.ok('POST', '/projects', projectAnswer, {
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

  it('take the request with them when one of them is not there or is another’s', async () => {
    for (const by of [null, PEOPLE.user]) {
      const body = requestBody()
      const id = crypto.randomUUID()
      if (by) await storeFile(api, by, `${body.id}/${id}`)
      const answer = await people.client.send('POST', '/projects', { ...body, attachments: [file(id)] })
      expect(answer.body).toMatchObject({
        error: { code: 'invalid', fields: { attachments: 'A file was not uploaded' } },
      })
      expect((await people.client.send('GET', `/projects/${body.id}`)).status).toBe(404)
    }
  })
})

describe('files of a request', () => {
  const path = () => `/projects/${project}/attachments`

  it('are added by its company while nobody has begun and by the workers at any time; deliverables by the workers', async () => {
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
      client: [409, 403],
      colleague: [409, 403],
      user: [201, 201],
      manager: [201, 201],
      auth: [403, 403],
    })
  })

  it('are there once when they are registered twice, and no row is made of what is not there', async () => {
    const id = crypto.randomUUID()
    await storeFile(api, PEOPLE.client, `${project}/${id}`)
    const twice = [
      await people.client.send('POST', path(), attach('source', id)),
      await people.client.send('POST', path(), attach('source', id)),
    ]
    expect(twice.map((answer) => answer.status)).toEqual([201, 201])
    expect((await people.client.project(project)).attachments).toHaveLength(1)
    expect((await people.client.send('POST', path(), attach('source', NOBODY))).status).toBe(422)
    expect((await people.client.send('POST', path(), attach('chapter', id))).status).toBe(422)
    expect((await people.client.send('POST', path(), attach('source', '../x'))).status).toBe(422)
    const insert = asCaller(
      api,
      PEOPLE.client,
      (tx) => tx`
      insert into public.project_attachments (id, project_id, kind, name) values (${NOBODY}, ${project}, 'chapter', 'x')`,
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })

  it('are taken away, object and row, by who may: sources while nobody has begun, deliverables by the workers', async () => {
    await assign(project)
    const [source, deliverable] = [crypto.randomUUID(), crypto.randomUUID()]
    await storeFile(api, PEOPLE.client, `${project}/${source}`)
    await storeFile(api, PEOPLE.user, `${project}/${deliverable}`)
    await people.client.ok('POST', path(), projectAnswer, attach('source', source))
    await people.user.ok('POST', path(), projectAnswer, attach('deliverable', deliverable))
    expect((await people.client.send('DELETE', `${path()}/${deliverable}`)).status).toBe(403)
    expect((await people.auth.send('DELETE', `${path()}/${source}`)).status).toBe(403)
    await begin(project)
    expect((await people.client.send('DELETE', `${path()}/${source}`)).status).toBe(409)
    expect((await people.client.send('DELETE', `${path()}/${NOBODY}`)).status).toBe(404)
    const { project: after } = await people.user.ok('DELETE', `${path()}/${deliverable}`, projectAnswer)
    expect(after.attachments.map((each) => each.id)).toEqual([source])
    expect(api.removed).toContain(`${project}/${deliverable}`)
    const { events } = await people.client.ok('GET', `/projects/${project}/events`, projectEventList)
    expect(events[0]).toMatchObject({
      kind: 'detached',
      field: 'deliverable',
      from: 'Script.pdf',
      actor: { name: 'Nina Petrov' },
    })
  })

  it('keep their row when their object could not be removed', async () => {
    const broken = await startTestApi({
      storage: { remove: async () => Promise.reject(new Error('Storage answered 500')) },
    })
    const { client } = demoCallers(broken)
    const { id } = await client.file()
    await storeFile(broken, PEOPLE.client, `${id}/${NOBODY}`)
    await client.ok('POST', `/projects/${id}/attachments`, projectAnswer, attach('source', NOBODY))
    expect((await client.send('DELETE', `/projects/${id}/attachments/${NOBODY}`)).status).toBe(503)
    expect((await client.project(id)).attachments).toHaveLength(1)
    await broken.close()
  })

  it('are overwritten by nobody, and read, listed and removed in the bucket as in the request', async () => {
    const id = crypto.randomUUID()
    const name = `${project}/${id}`
    await storeFile(api, PEOPLE.client, name)
    await people.client.ok('POST', path(), projectAnswer, attach('source', id))
    await assign(project)
    await begin(project)
    const stranger = await makePerson(api, 'client', COMPANIES.b)
    const inBucket = (sub: string, statement: string) =>
      asCaller(api, sub, async (tx) => {
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
      await inBucket(stranger.sub, `select from storage.objects where bucket_id = 'project-files'`),
    ).toBe(0)
    expect(await inBucket(stranger.sub, `delete from storage.objects ${where}`)).toBe(0)
    expect(await inBucket(PEOPLE.client, `delete from storage.objects ${where}`)).toBe(0)
    expect(await inBucket(PEOPLE.user, `delete from storage.objects ${where}`)).toBe(1)
  })
})

describe('chapters', () => {
  async function book() {
    const { id } = await makeManuscript(api, 'client', 'Walk')
    await api.database.owner`delete from public.manuscript_items where manuscript_id = ${id}`
    const part = await makeItem(api, 'client', id, {
      type: 'chapter',
      title: 'One',
      content: doc('Opening words'),
    })
    const b = await makeItem(api, 'client', id, {
      title: 'Second',
      parentId: part.id,
      content: doc('three four'),
    })
    const a = await makeItem(api, 'client', id, {
      title: 'First',
      parentId: part.id,
      content: doc('one two'),
    })
    await api.database
      .owner`update public.manuscript_items set position = case id when ${a.id} then 1 else 2 end where parent_id = ${part.id}`
    const deep = await makeItem(api, 'client', id, { title: 'Deep', parentId: a.id, content: doc('deep') })
    const out = await makeItem(api, 'client', id, {
      title: 'Out',
      parentId: part.id,
      content: doc('left out'),
      includeInCompile: false,
    })
    const gone = await makeItem(api, 'client', id, { title: 'Gone', parentId: part.id, content: doc('gone') })
    await api.send('client', 'POST', `/manuscripts/${id}/items/${gone.id}/trash`)
    return { id, part: part.id, a: a.id, b: b.id, deep: deep.id, out: out.id, gone: gone.id }
  }
  const path = () => `/projects/${project}/chapters`
  const freeze = (manuscriptId: string, ...itemIds: string[]) =>
    people.client.ok('POST', path(), projectAnswer, { manuscriptId, itemIds })

  it('are one frozen text each, with all below in the order of the binder and its words', async () => {
    const { id, part, deep } = await book()
    const { project: after } = await freeze(id, deep, part)
    expect(after.attachments).toMatchObject([
      { kind: 'chapter', name: 'One.txt', mime: 'text/plain', path: '', wordCount: 7 },
    ])
    const one = `${path()}/${after.attachments[0]?.id}`
    const { chapter } = await people.client.ok('GET', one, projectChapterAnswer)
    expect(chapter.title).toBe('One')
    expect(chapter.text).toBe('Opening words\n\nFirst\n\none two\n\nDeep\n\ndeep\n\nSecond\n\nthree four')
    expect(chapter.content?.content.map((node) => node.type)).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ])
    const { project: stored } = await people.client.ok('GET', `/projects/${project}`, projectAnswer)
    expect(stored.attachments[0]?.size).toBe(new TextEncoder().encode(chapter.text).length)
  })

  it('stay as they were whatever becomes of the manuscript', async () => {
    const { id, a } = await book()
    const { project: after } = await freeze(id, a)
    const one = `${path()}/${after.attachments[0]?.id}`
    const before = await people.client.ok('GET', one, projectChapterAnswer)
    await api.database
      .owner`update public.manuscript_items set title = 'x', text = 'x', content = null where id = ${a}`
    expect(await people.client.ok('GET', one, projectChapterAnswer)).toEqual(before)
    await api.database.owner`delete from public.manuscripts where id = ${id}`
    expect(await people.manager.ok('GET', one, projectChapterAnswer)).toEqual(before)
  })

  it('are a download of plain text too, under a name no header can be broken with', async () => {
    const { id } = await makeManuscript(api, 'client')
    const item = await makeItem(api, 'client', id, { title: 'L’été "à" (moi)', content: doc('soleil') })
    const { project: after } = await freeze(id, item.id)
    const answer = await people.client.send('GET', `${path()}/${after.attachments[0]?.id}?format=txt`)
    expect(answer.text).toBe('soleil')
    const response = await api.request(`/api${path()}/${after.attachments[0]?.id}?format=txt`, {
      headers: { authorization: `Bearer ${await api.token(PEOPLE.client)}` },
    })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''L%E2%80%99%C3%A9t%C3%A9%20%22%C3%A0%22%20%28moi%29.txt",
    )
  })

  it('are attached once when they are sent twice, and again when they have changed', async () => {
    const { id, a, b } = await book()
    await freeze(id, a, b)
    expect((await freeze(id, a, b)).project.attachments).toHaveLength(2)
    await api.database.owner`update public.manuscript_items set text = 'new' where id = ${b}`
    expect((await freeze(id, a, b)).project.attachments).toHaveLength(3)
  })

  it('go with a new request, or the request is not made', async () => {
    const { id, a, gone } = await book()
    const made = await people.client.file({ chapters: { manuscriptId: id, itemIds: [a] } })
    expect(made.attachments.map((each) => each.name)).toEqual(['First.txt'])
    const body = requestBody({ chapters: { manuscriptId: id, itemIds: [a, gone] } })
    expect((await people.client.send('POST', '/projects', body)).body).toMatchObject({
      error: { fields: { chapters: 'There is no such chapter' } },
    })
    expect((await people.client.send('GET', `/projects/${body.id}`)).status).toBe(404)
  })

  it('are of a manuscript of one’s own: shared, foreign and unknown ones are refused alike', async () => {
    const { id } = await makeManuscript(api, 'auth')
    const item = await makeItem(api, 'auth', id, { content: doc('not yours') })
    await share(api, 'auth', id, 'client', 'editor')
    const own = await book()
    const refusals = []
    for (const body of [
      { manuscriptId: id, itemIds: [item.id] },
      { manuscriptId: NOBODY, itemIds: [NOBODY] },
      { manuscriptId: own.id, itemIds: [item.id] },
    ]) {
      refusals.push((await people.client.send('POST', path(), body)).text)
    }
    expect(new Set(refusals).size).toBe(1)
    expect(refusals[0]).toContain('There is no such chapter')
    expect(
      (
        await people.client.send('POST', path(), {
          manuscriptId: own.id,
          itemIds: Array.from({ length: 201 }, () => own.a),
        })
      ).status,
    ).toBe(422)
  })

  it('are sent while nobody has begun', async () => {
    const { id, a } = await book()
    await begin(project)
    expect((await people.client.send('POST', path(), { manuscriptId: id, itemIds: [a] })).status).toBe(409)
    await assign(project)
    expect((await people.auth.send('POST', path(), { manuscriptId: id, itemIds: [a] })).status).toBe(403)
  })

  it('are of this request: another’s id finds none', async () => {
    const { id, a } = await book()
    const { project: after } = await freeze(id, a)
    const other = await people.client.file()
    expect(
      (await people.client.send('GET', `/projects/${other.id}/chapters/${after.attachments[0]?.id}`)).status,
    ).toBe(404)
  })
})
