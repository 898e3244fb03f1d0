import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { dayFromToday, deliverProject, demoCallers, storeFile } from './support/projects.ts'

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

const notificationsOf = async (kind: string) => {
  const rows = await api.database.owner`
    select user_id, payload - 'projectId' as payload from public.notifications where kind = ${kind} order by user_id`
  return rows.map((row) => [row.user_id, row.payload])
}

async function moveDueDate(dueDate: string) {
  const { revision } = await people.user.project(id)
  const body = { revision, today: dayFromToday(), dueDate, latestCompletionDate: dayFromToday(30) }
  await people.user.ok('PATCH', `/projects/${id}`, projectResponse, body)
}

async function addFile(kind: 'source' | 'deliverable'): Promise<string> {
  const file = { id: crypto.randomUUID(), name: 'Guide.pdf', size: 12, mime: 'application/pdf' }
  await storeFile(api, PEOPLE.user, `${id}/${file.id}`)
  const body = { kind, files: [file] }
  await people.user.ok('POST', `/projects/${id}/attachments`, projectResponse, body)
  return file.id
}

async function startWork() {
  const { revision } = await people.user.project(id)
  const body = { revision, status: 'in_progress' }
  await people.user.ok('POST', `/projects/${id}/status`, projectResponse, body)
}

const about = { title: 'Harbour guide', actor: 'Nina Petrov' }

describe('the client of a project', () => {
  it('is notified of a new due date, with one unread notification only', async () => {
    await moveDueDate(dayFromToday(6))
    await moveDueDate(dayFromToday(8))
    expect(await notificationsOf('project_due_date')).toEqual([
      [PEOPLE.client, { ...about, dueDate: dayFromToday(8) }],
    ])
  })

  it('is notified of no file before a delivery, and of the first delivery by its status (R-530)', async () => {
    await startWork()
    await addFile('source')
    const file = await addFile('deliverable')
    expect(await notificationsOf('project_file')).toEqual([])
    await api.database.owner`delete from public.notifications`
    await deliverProject(api, people.user, id, { attachmentIds: [file] })
    expect(await notificationsOf('project_file')).toEqual([])
    expect(await notificationsOf('project_status')).toEqual([
      [PEOPLE.client, { ...about, status: 'delivered' }],
    ])
  })

  it('is notified of files delivered later, with one unread notification only (R-530)', async () => {
    await startWork()
    await deliverProject(api, people.user, id)
    for (const note of ['', 'A second one.']) {
      await deliverProject(api, people.user, id, { attachmentIds: [await addFile('deliverable')], note })
    }
    expect(await notificationsOf('project_file')).toEqual([[PEOPLE.client, about]])
    expect(await notificationsOf('project_comment')).toEqual([])
  })

  it('is not notified when the due date is unchanged', async () => {
    await moveDueDate((await people.user.project(id)).dueDate)
    expect(await notificationsOf('project_due_date')).toEqual([])
  })
})

describe('a withdrawn project', () => {
  const act = async (what: 'withdraw' | 'reinstate') => {
    const { revision } = await people.client.project(id)
    await people.client.ok('POST', `/projects/${id}/${what}`, projectResponse, { revision })
  }

  it('notifies its assignees and people who assign projects, not customers', async () => {
    await act('withdraw')
    const uids = (await notificationsOf('project_withdrawn')).map(([uid]) => uid)
    expect(uids).toEqual(expect.arrayContaining([PEOPLE.user, PEOPLE.manager, PEOPLE.admin]))
    for (const uid of [PEOPLE.client, PEOPLE.auth]) expect(uids).not.toContain(uid)
  })

  it('has no unread notification after it is reinstated', async () => {
    await act('withdraw')
    await act('reinstate')
    expect(await notificationsOf('project_withdrawn')).toEqual([])
  })
})
