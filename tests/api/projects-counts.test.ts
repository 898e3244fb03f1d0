import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAsService } from '../../supabase/functions/_shared/db/as-service.ts'
import { StorageError } from '../../supabase/functions/_shared/storage/object-store.ts'
import { countFiles } from '../../supabase/functions/scrivener-import/worker/count-files.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { demoCallers, type ProjectCaller, signInAs } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
const objects = new Map<string, Uint8Array>()
const logged: unknown[] = []
let count: (budgetMs?: number) => ReturnType<typeof countFiles>

beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  await owner`delete from public.projects`
  people = demoCallers(api)
  const store = {
    read: async (_bucket: string, path: string, start: number, end: number) => {
      const bytes = objects.get(path)
      if (!bytes) throw new StorageError('a range of project-files was answered with 500')
      return bytes.subarray(start, end)
    },
    write: () => Promise.reject(new Error('written')),
    remove: () => Promise.reject(new Error('removed')),
  }
  const asService = createAsService(api.database.connect('worker'))
  let now = 0
  count = (budgetMs = 1000) =>
    countFiles({ asService, store, budgetMs, spent: () => ++now, log: (entry) => logged.push(entry) })
})
afterAll(() => api.close())

/** Adds a file with these bytes to a project. */
async function addFile(by: ProjectCaller, project: string, name: string, text: string, kind = 'source') {
  const id = crypto.randomUUID()
  const path = `${project}/${id}`
  const bytes = new TextEncoder().encode(text)
  const { owner } = api.database
  await owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('project-files', ${path}, ${by.sub}, ${owner.json({ size: bytes.length, mimetype: 'text/plain' })})`
  objects.set(path, bytes)
  const files = [{ id, name, size: 1, mime: 'text/plain', wordCount: 9999, word_count: 9999 }]
  const answer = await by.send('POST', `/projects/${project}/attachments`, { kind, files })
  expect(answer.status).toBe(201)
  return id
}
const fileOf = async (by: ProjectCaller, project: string, id: string) =>
  (await by.project(project)).attachments.find((file) => file.id === id)

describe('R-821: the words of a file', () => {
  it('are counted from the stored bytes, whatever the client claims, without a new revision of the project', async () => {
    const { id: project } = await people.client.file()
    const id = await addFile(people.client, project, 'guide.txt', 'It rained on the harbour.')
    const picture = await addFile(people.client, project, 'a.png', 'PNG')
    expect(await fileOf(people.client, project, id)).toMatchObject({ wordCount: null, isCounted: false })
    const { revision } = await people.client.project(project)
    expect(await count()).toEqual({ counted: 2, failed: 0 })
    for (const by of [people.client, people.manager]) {
      expect(await fileOf(by, project, id)).toMatchObject({ wordCount: 5, seconds: null, isCounted: true })
      expect(await fileOf(by, project, picture)).toMatchObject({
        wordCount: null,
        seconds: null,
        isCounted: true,
      })
    }
    expect((await people.client.project(project)).revision).toBe(revision)
    expect(await count()).toEqual({ counted: 0, failed: 0 })
  })

  it('send a hint to the readers of the file only: an undelivered deliverable to those who work on the project', async () => {
    const { owner } = api.database
    const { id: project } = await people.client.file()
    const topics = async () => {
      const rows = await owner<{ topic: string }[]>`
        select topic from realtime.messages where event = 'project' and topic like ${`project%:${project}`}`
      return rows.map(({ topic }) => topic)
    }
    await addFile(people.client, project, 'guide.txt', 'One')
    await addFile(people.manager, project, 'guide-fr.txt', 'Un deux', 'deliverable')
    await owner`delete from realtime.messages`
    await count()
    expect((await topics()).sort()).toEqual([`project-work:${project}`, `project:${project}`])
  })

  it('are left to the next call when the time of one is spent', async () => {
    const { id: project } = await people.client.file()
    for (const name of ['a.txt', 'b.txt']) await addFile(people.client, project, name, 'One')
    expect(await count(1)).toEqual({ counted: 1, failed: 0 })
    expect(await count(1)).toEqual({ counted: 1, failed: 0 })
  })

  it('are tried three times when Storage fails, and then not counted', async () => {
    const { owner } = api.database
    const { id: project } = await people.client.file()
    const id = await addFile(people.client, project, 'lost.txt', 'One')
    objects.delete(`${project}/${id}`)
    for (let round = 0; round < 3; round++) {
      expect(await count()).toEqual({ counted: 0, failed: 1 })
      // The claim of the failed call has not expired.
      expect(await count()).toEqual({ counted: 0, failed: 0 })
      expect(await fileOf(people.client, project, id)).toMatchObject({ isCounted: false })
      await owner`update private.uncounted_files set claimed_at = now() - interval '6 minutes'`
    }
    expect(logged).toHaveLength(3)
    expect(await count()).toEqual({ counted: 0, failed: 0 })
    expect(await fileOf(people.client, project, id)).toMatchObject({ wordCount: null, isCounted: true })
  })

  it('are forgotten with a file that was removed before, and files of comments are not counted', async () => {
    const { id: project } = await people.client.file()
    const id = await addFile(people.client, project, 'guide.txt', 'One')
    const { owner } = api.database
    await owner`delete from public.project_attachments where id = ${id}`
    const comment = crypto.randomUUID()
    await owner`insert into public.project_comments (id, project_id, body) values (${comment}, ${project}, 'x')`
    await owner`insert into public.project_attachments (project_id, kind, comment_id, name) values (${project}, 'comment', ${comment}, 'a.txt')`
    expect(await count()).toEqual({ counted: 0, failed: 0 })
  })

  it.each(['client', 'user', 'manager', 'admin'] as const)('are written by no person: %s', async (name) => {
    const { sub } = people[name]
    for (const statement of [
      'update public.project_attachments set word_count = 1',
      'update public.project_attachments set duration_seconds = 1',
      'update public.project_attachments set counted_at = now()',
      "insert into public.project_attachments (project_id, kind, name, word_count) values (gen_random_uuid(), 'source', 'a', 1)",
      'select private.file_counted(gen_random_uuid(), gen_random_uuid(), 1, 1)',
      'select private.claim_uncounted_file()',
    ])
      await expect(
        signInAs(api, sub, (tx) => tx.unsafe(statement)),
        statement,
      ).rejects.toMatchObject({ code: '42501' })
  })
})
