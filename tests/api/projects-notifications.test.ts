import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { dayFromToday, demoCallers, storeFile } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

beforeEach(async () => {
  id = (await people.client.file()).id
  const body = { revision: 1, uids: [PEOPLE.user] }
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, body)
  await api.database.owner`delete from public.notifications`
})

const told = async (kind: string) => {
  const rows = await api.database.owner`
    select user_id, payload - 'projectId' as payload from public.notifications where kind = ${kind} order by user_id`
  return rows.map((row) => [row.user_id, row.payload])
}

async function moveDueDate(dueDate: string) {
  const { revision } = await people.user.project(id)
  const body = { revision, today: dayFromToday(), dueDate, latestCompletionDate: dayFromToday(30) }
  await people.user.ok('PATCH', `/projects/${id}`, projectResponse, body)
}

async function addFile(kind: 'source' | 'deliverable') {
  const file = { id: crypto.randomUUID(), name: 'Guide.pdf', size: 12, mime: 'application/pdf' }
  await storeFile(api, PEOPLE.user, `${id}/${file.id}`)
  const body = { kind, files: [file] }
  await people.user.ok('POST', `/projects/${id}/attachments`, projectResponse, body)
}

const about = { title: 'Harbour guide', actor: 'Nina Petrov' }

describe('the client of a request is notified', () => {
  it('of a new due date, the newest one only while none was read', async () => {
    await moveDueDate(dayFromToday(6))
    await moveDueDate(dayFromToday(8))
    expect(await told('project_due_date')).toEqual([[PEOPLE.client, { ...about, dueDate: dayFromToday(8) }]])
  })

  it('of deliverables that were added, and of no other file', async () => {
    await addFile('source')
    expect(await told('project_file')).toEqual([])
    await addFile('deliverable')
    await addFile('deliverable')
    expect(await told('project_file')).toEqual([[PEOPLE.client, about]])
  })

  it('of nothing when the due date stays as it was', async () => {
    await moveDueDate((await people.user.project(id)).dueDate)
    expect(await told('project_due_date')).toEqual([])
  })
})

describe('a withdrawn request', () => {
  const act = async (what: 'withdraw' | 'reinstate') => {
    const { revision } = await people.client.project(id)
    await people.client.ok('POST', `/projects/${id}/${what}`, projectResponse, { revision })
  }

  it('is told to its assignees and to those who assign requests, not to customers', async () => {
    await act('withdraw')
    const uids = (await told('project_withdrawn')).map(([uid]) => uid)
    expect(uids).toEqual(expect.arrayContaining([PEOPLE.user, PEOPLE.manager, PEOPLE.admin]))
    for (const uid of [PEOPLE.client, PEOPLE.auth]) expect(uids).not.toContain(uid)
  })

  it('is unread news no longer once it is reinstated', async () => {
    await act('withdraw')
    await act('reinstate')
    expect(await told('project_withdrawn')).toEqual([])
  })
})
