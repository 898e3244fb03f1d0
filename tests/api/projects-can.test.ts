import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProjectActionName } from '../../supabase/functions/_shared/contract/project-can.ts'
import { type ProjectDetail, projectList } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, dayFromToday, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

const STATES = ['received', 'in_progress', 'delivered', 'withdrawn'] as const
const UNKNOWN = '0f100000-0000-4000-8000-0000000000f0'

let api: TestApi
let people: Record<'client' | 'observer' | 'assigned' | 'manager', ProjectCaller>
const projects: string[] = []
beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  await owner`delete from public.projects`
  const { client, user, manager } = demoCallers(api)
  const observer = await makePerson(api, 'client', COMPANIES.a)
  people = { client, observer, assigned: user, manager }
  for (const state of STATES) {
    const { id } = await client.file({ title: state, targetLanguages: ['fr'] })
    projects.push(id)
    await owner`insert into public.project_assignees (project_id, user_id) values (${id}, ${user.sub})`
    await owner`insert into public.project_people (project_id, user_id, role) values (${id}, ${observer.sub}, 'observer')`
    await owner`insert into public.project_attachments (id, project_id, kind, name) values (${id}, ${id}, 'chapter', 'x')`
    if (state === 'withdrawn') await owner`update public.projects set withdrawn_at = now() where id = ${id}`
    if (state === 'in_progress' || state === 'delivered')
      await owner`update public.projects set status = 'in_progress' where id = ${id}`
    if (state === 'delivered') await owner`update public.projects set status = 'delivered' where id = ${id}`
  }
})
afterAll(() => api.close())

type Call = [method: string, path: string, body?: unknown]
const files = (kind: string) => ({ kind, files: [] })
const decision = { isAccepted: false, reason: 'Because' }
const price = { replaces: null, kind: 'fixed', amount: '100', currency: 'EUR' }

/** The call of each action; null when the call means another action in this status. */
const CALLS: Record<ProjectActionName, (project: ProjectDetail) => Call | null> = {
  assign: ({ revision }) => ['PUT', '/assignees', { revision, uids: [] }],
  start: ({ revision, status }) =>
    status === 'delivered' ? null : ['POST', '/status', { revision, status: 'in_progress' }],
  reopen: ({ revision, status }) =>
    status === 'received'
      ? null
      : [
          'POST',
          '/status',
          { revision, status: status === 'delivered' ? 'in_progress' : 'received', reason: 'Because' },
        ],
  deliver: ({ revision, status }) =>
    status === 'delivered' ? null : ['POST', '/delivery', { revision, attachmentIds: [] }],
  deliverMore: ({ revision, status }) =>
    status === 'delivered' ? ['POST', '/delivery', { revision, attachmentIds: [] }] : null,
  undoDelivery: () => ['DELETE', '/delivery'],
  withdraw: ({ revision }) => ['POST', '/withdraw', { revision }],
  reinstate: ({ revision }) => ['POST', '/reinstate', { revision }],
  edit: ({ revision }) => ['PATCH', '', { revision, today: dayFromToday(), title: 'x' }],
  attach: () => ['POST', '/attachments', files('source')],
  detach: ({ id }) => ['DELETE', `/attachments/${id}`],
  addDeliverable: () => ['POST', '/attachments', files('deliverable')],
  accept: () => ['POST', `/deliveries/${UNKNOWN}/acceptance`],
  correct: () => ['POST', `/deliveries/${UNKNOWN}/correction`, { comment: 'Because' }],
  setTarget: ({ revision }) => [
    'PUT',
    '/targets',
    { revision, language: 'fr', state: 'in_progress', dueDate: null },
  ],
  askChange: () => ['POST', '/changes', { kind: 'change', body: 'x' }],
  decideChange: () => ['POST', `/changes/${UNKNOWN}/decision`, decision],
  setPrice: () => ['POST', '/prices', price],
  withdrawPrice: () => ['DELETE', `/prices/${UNKNOWN}`],
  decidePrice: () => ['POST', `/prices/${UNKNOWN}/decision`, decision],
  comment: () => ['POST', '/comments', { id: crypto.randomUUID(), body: 'x' }],
  people: () => ['POST', '/people', { role: 'observer', uids: [] }],
}

it('R-1000: a call refuses each action as the project says: 403 for forbidden, 409 in another state', async () => {
  const refused = new Set<string>()
  for (const person of Object.values(people)) {
    for (const id of projects) {
      const project = await person.project(id)
      for (const [action, answer] of Object.entries(project.can)) {
        const call = answer === true ? null : CALLS[action as ProjectActionName](project)
        if (call === null) continue
        const [method, path, body] = call
        const { status, body: response } = await person.send(method, `/projects/${id}${path}`, body)
        const { code } = (response as { error: { code: string } }).error
        const expected = answer === 'forbidden' ? [403, 'forbidden'] : [409, 'wrong_state']
        expect([project.title, action, answer, status, code]).toEqual([
          project.title,
          action,
          answer,
          ...expected,
        ])
        refused.add(action)
      }
    }
  }
  expect([...refused].sort()).toEqual(Object.keys(CALLS).sort())
})

it('R-1000: a row of the list says the same as the project', async () => {
  for (const person of Object.values(people)) {
    const { projects: rows } = await person.ok('GET', '/projects?view=all', projectList)
    expect(rows).toHaveLength(STATES.length)
    for (const row of rows) expect((await person.project(row.id)).can).toMatchObject(row.can)
  }
})

it('R-530: a delivery that can be undone is the reason for those who work on the project, and hidden from the client', async () => {
  const { owner } = api.database
  const [, id = ''] = projects
  await owner`insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note, due_at)
    values (${id}, ${PEOPLE.manager}, '{}', '', now() + interval '1 day')`
  for (const staff of [people.assigned, people.manager]) {
    expect((await staff.project(id)).can).toMatchObject({
      deliver: 'delivering',
      undoDelivery: true,
      setPrice: true,
    })
    const { projects: rows } = await staff.ok('GET', '/projects?view=all', projectList)
    expect(rows.find((row) => row.id === id)?.can.deliver).toBe('delivering')
  }
  expect(JSON.stringify(await people.client.send('GET', `/projects/${id}`))).not.toContain('delivering')
  const [caller] = await owner.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: people.client.sub })}, true)`
    return tx`select (private.project_caller()).delivering`
  })
  expect(caller).toEqual({ delivering: [] })
})
