import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardResponse } from '../../supabase/functions/_shared/contract/admin.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  // Deletes all projects and messages, so that the expected counts are those of this file.
  await api.database.owner`delete from public.projects`
  await api.database.owner`delete from public.threads`
})
afterAll(() => api.close())

const today = new Date().toISOString().slice(0, 10)
const look = async (days = 30) =>
  api.ok('admin', 'GET', `/admin/dashboard?today=${today}&days=${days}`, { schema: dashboardResponse })

async function addProject(values: { due: number; age?: number; status?: string }): Promise<string> {
  const { due, age = 0, status = 'received' } = values
  const [row] = await api.database.owner<{ id: string }[]>`
    insert into public.projects (title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, client_id, status, created_at)
    values ('T', 'P', 'translation', 'anytime', ${today}::date + ${due}::int, ${today}::date + ${due}::int, 'a@b.example', ${PEOPLE.client}, ${status},
      now() - make_interval(days => ${age}))
    returning id`
  return row?.id ?? ''
}

describe('the admin dashboard', () => {
  it.each(['auth', 'manager', 'user', 'client'] as const)('is refused to %s', async (role) => {
    expect(await api.refused(role, 'GET', '/admin/dashboard')).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  it('uses defaults for invalid parameters', async () => {
    const { days } = await api.ok('admin', 'GET', `/admin/dashboard?today=soon&days=-4`, {
      schema: dashboardResponse,
    })
    expect(days).toBe(30)
  })

  it('has a row for every day and bucket without events', async () => {
    const figures = await look(7)
    expect(figures.projects.daily).toHaveLength(7)
    expect(figures.projects.daily.at(-1)?.day).toBe(today)
    expect(figures.messages.daily).toHaveLength(7)
    expect(figures.projects.byAge.map(({ age }) => age)).toEqual(['0-1', '2-7', '8-30', '31+'])
    expect(figures.response.toStart).toEqual({ now: null, before: null })
  })

  it('counts projects by status, age and due date, without withdrawn ones', async () => {
    await addProject({ due: 0 })
    await addProject({ due: -2, age: 10 })
    const assigned = await addProject({ due: 3, age: 40, status: 'in_progress' })
    await addProject({ due: -9, status: 'delivered' })
    const gone = await addProject({ due: -9 })
    await api.database.owner`update public.projects set withdrawn_at = now() where id = ${gone}`
    await api.database
      .owner`insert into public.project_assignees (project_id, user_id) values (${assigned}, ${PEOPLE.user})`
    const { projects } = await look()
    expect(projects).toMatchObject({ open: 3, unassigned: 2, dueToday: 1, overdue: 1 })
    expect(projects.byStatus.map(({ count }) => count)).toEqual([2, 1, 1])
    expect(projects.byAge.map(({ count }) => count)).toEqual([1, 0, 1, 1])
  })

  it('measures the time until work begins, and compares it with the previous period', async () => {
    const id = await addProject({ due: 5, age: 2 })
    await api.database.owner`insert into public.project_events (project_id, kind, from_text, to_text, at)
      values (${id}, 'status', 'received', 'in_progress', now() - interval '1 day')`
    const { response } = await look()
    expect(response.toStart.now).toBeCloseTo(24, 0)
    expect(response.toStart.before).toBeNull()
  })

  it('counts messages without their text', async () => {
    const [thread] = await api.database.owner<{ id: string }[]>`
      insert into public.threads (subject, last_seq) values ('Secret subject', 2) returning id`
    for (const [seq, sender, hours] of [
      [1, PEOPLE.client, 5],
      [2, PEOPLE.manager, 2],
    ] as const) {
      await api.database
        .owner`insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, sent_at)
        values (gen_random_uuid(), ${thread?.id ?? ''}, ${seq}, ${sender}, 'Secret subject', '', 'Secret', ${[sender]}, now() - make_interval(hours => ${hours}))`
    }
    const answer = await api.send('admin', 'GET', `/admin/dashboard?today=${today}`)
    const figures = dashboardResponse.parse(answer.body)
    expect(figures.messages.sent.now).toBe(2)
    expect(figures.response.toAnswer.now).toBeCloseTo(3, 1)
    expect(answer.text).not.toContain('Secret')
  })
})
