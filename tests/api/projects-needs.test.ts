import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  needsYouList,
  type Project,
  projectList,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PROJECT_COLUMNS } from '../../supabase/functions/api/projects/project-rows.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  callerOf,
  dayFromToday,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
} from './support/projects.ts'

type Need = [id: string, reason: Project['needsYou']]

let api: TestApi
let callers: Record<string, ProjectCaller>

let state = 20261121
/** A deterministic pseudo-random number below a limit. */
function dice(below: number): number {
  state = (state * 48271) % 2147483647
  return state % below
}
const oneOf = <T>(list: readonly T[]): T => list[dice(list.length)] as T
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Projects, assignments, comments and reads of all kinds, inserted without triggers. */
async function fill(people: readonly string[]): Promise<void> {
  const projects = Array.from({ length: 400 }, (_, n) => {
    const status = oneOf(['received', 'received', 'in_progress', 'delivered'])
    return {
      id: crypto.randomUUID(),
      title: `Request ${n}`,
      property: 'Quay',
      service_type: 'other',
      time_preference: 'anytime',
      due_date: dayFromToday(dice(12) - 6),
      latest_completion_date: dayFromToday(30),
      contact_email: 'x@example.org',
      status,
      status_at: daysAgo(dice(10)),
      withdrawn_at: status === 'received' && dice(5) === 0 ? daysAgo(1) : null,
      client_id: oneOf([...people, null]),
      company_id: oneOf([COMPANIES.a, COMPANIES.b, null]),
      assignee_count: dice(3),
      comment_seq: dice(4),
    }
  })
  const given = projects.flatMap(({ id, assignee_count }) =>
    [...new Set(Array.from({ length: assignee_count }, () => oneOf(people)))].map((user_id) => ({
      project_id: id,
      user_id,
      created_at: daysAgo(dice(10)),
    })),
  )
  // Comments may be deleted, or their author's account may be.
  const comments = projects.flatMap(({ id, comment_seq }) =>
    Array.from({ length: comment_seq }, (_, at) => at + 1)
      .filter(() => dice(4) > 0)
      .map((seq) => ({ project_id: id, seq, author_id: oneOf([...people, null]), body: 'Said' })),
  )
  const threads = projects
    .filter(() => dice(3) === 0)
    .map(({ id }) => ({ id: crypto.randomUUID(), subject: 'About it', project_id: id }))
  const entries = threads.flatMap(({ id }, no) =>
    people
      .filter(() => dice(3) === 0)
      .map((user_id) => ({
        user_id,
        thread_id: id,
        no: 1_000_000 + no,
        folder: oneOf(['inbox', 'inbox', 'archive', 'trash']),
        is_read: dice(2) === 0,
      })),
  )
  const seen = projects.flatMap(({ id, comment_seq }) =>
    people
      .filter(() => dice(3) > 0)
      .map((user_id) => ({
        project_id: id,
        user_id,
        seen_at: daysAgo(dice(12)),
        comment_seq: dice(comment_seq + 1),
      })),
  )
  const owner = api.database.connect('supabaseAdmin', { max: 1 })
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const table of ['project_seen', 'project_comments', 'project_assignees', 'projects'])
      await tx`delete from public.${tx(table)}`
    await tx`insert into public.projects ${tx(projects)}`
    await tx`insert into public.project_assignees ${tx(given)}`
    await tx`insert into public.project_comments ${tx(comments)}`
    await tx`insert into public.project_seen ${tx(seen)}`
    await tx`insert into public.threads ${tx(threads)}`
    await tx`insert into public.mailbox_entries ${tx(entries)}`
  })
}

beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  await owner`insert into public.roles (name, position) values ('giver', 99)`
  await owner`insert into public.role_abilities (role, action, subject) values ('giver', 'read', 'projects'), ('giver', 'update', 'assignments')`
  callers = {
    ...demoCallers(api),
    colleague: await makePerson(api, 'client', COMPANIES.a),
    neighbour: await makePerson(api, 'client', COMPANIES.b),
    loner: await makePerson(api, 'client'),
    helper: await makePerson(api, 'user', COMPANIES.b),
    giver: await makePerson(api, 'giver', COMPANIES.b),
    subscriber: await makePerson(api, 'subscriber', COMPANIES.a),
  }
  await fill(Object.values(callers).map(({ sub }) => sub))
})
afterAll(() => api.close())

/** The rule, applied to every project the caller may read, as reference for the indexed query. */
const byTheRule = (sub: string, today: string): Promise<Need[]> =>
  signInAs(api, sub, async (tx) => {
    await tx`select set_config('quillport.today', ${today}, true)`
    const rows = await tx<{ id: string; needsYou: Project['needsYou'] }[]>`
      select p.id, p.needs_you as "needsYou" from (select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p) p
       where p.needs_you is not null
       order by (p.status <> 'delivered' and p.due_date < ${today}) desc,
         array_position(array['overdue', 'due_today', 'unassigned', 'assigned', 'message', 'delivered', 'comment'], p.needs_you),
         p.due_date, p.no limit 5`
    return rows.map(({ id, needsYou }) => [id, needsYou])
  })

async function asked(caller: ProjectCaller, today: string): Promise<Need[]> {
  const { projects } = await caller.ok('GET', `/projects/needs-you?today=${today}`, needsYouList)
  return projects.map(({ id, needsYou }) => [id, needsYou])
}

it('GET /projects/needs-you equals the rule applied to every readable project, for every kind of caller', async () => {
  const reasons = new Set<unknown>()
  for (const [name, caller] of Object.entries(callers)) {
    for (const today of [dayFromToday(-7), dayFromToday(-6), dayFromToday(), dayFromToday(5)]) {
      const found = await asked(caller, today)
      expect(found, `${name} on ${today}`).toEqual(await byTheRule(caller.sub, today))
      for (const [, reason] of found) reasons.add(reason)
    }
  }
  expect([...reasons].sort()).toEqual([
    'assigned',
    'comment',
    'delivered',
    'due_today',
    'message',
    'overdue',
    'unassigned',
  ])
})

it('each reason lists a project when it is the only one', async () => {
  const { owner } = api.database
  const { colleague, helper } = callers as Record<'colleague' | 'helper', ProjectCaller>
  for (const caller of [colleague, helper]) {
    for (let left = 5; left > 0; ) {
      const found = await asked(caller, dayFromToday(-7))
      expect(found).toEqual(await byTheRule(caller.sub, dayFromToday(-7)))
      left = found.length
      // After it is opened it needs no one; an overdue project still does.
      for (const [id] of found)
        await owner`insert into public.project_seen (project_id, user_id, comment_seq)
          select ${id}, ${caller.sub}, 9 on conflict (project_id, user_id) do update set seen_at = now(), comment_seq = 9`
      // After reading, its mail needs no one either.
      await owner`update public.mailbox_entries set is_read = true
        where user_id = ${caller.sub} and thread_id in (select t.id from public.threads t where t.project_id = any (${found.map(([id]) => id)}))`
    }
  }
})

it('a former assignee who left the agency gets none', async () => {
  const { helper } = callers as Record<'helper', ProjectCaller>
  await api.database.owner`update private.user_roles set role = 'client' where user_id = ${helper.sub}`
  const found = await asked(helper, dayFromToday(5))
  expect(found).toEqual(await byTheRule(helper.sub, dayFromToday(5)))
  const companies = await api.database.owner`
    select distinct coalesce(p.company_id, ${COMPANIES.b}) as id from public.projects p where p.id = any (${found.map(([id]) => id)})`
  expect([...companies]).toEqual([{ id: COMPANIES.b }])
})

it('a role without the ability to read projects gets none', async () => {
  expect(await asked(callerOf(api, PEOPLE.auth), dayFromToday())).toEqual(
    await byTheRule(PEOPLE.auth, dayFromToday()),
  )
  const { subscriber } = callers as Record<'subscriber', ProjectCaller>
  expect(await asked(subscriber, dayFromToday(5))).toEqual([])
})

it('the count covers projects beyond those listed, up to a hundred', async () => {
  for (const caller of Object.values(callers)) {
    const { projects, total } = await caller.ok(
      'GET',
      `/projects/needs-you?today=${dayFromToday(5)}`,
      needsYouList,
    )
    const all = await signInAs(api, caller.sub, async (tx) => {
      await tx`select set_config('quillport.today', ${dayFromToday(5)}, true)`
      const rows = await tx`
        select p.id from (select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p) p where p.needs_you is not null`
      return rows.length
    })
    expect(total).toBe(Math.min(all, 100))
    expect(projects).toHaveLength(Math.min(all, 5))
  }
})

it('the list begins with them and repeats none, on any page of any size', async () => {
  const { manager } = callers as Record<'manager', ProjectCaller>
  // The small pages end within and after the leading projects; the large ones cover the whole list.
  for (const [itemsPerPage, pages] of [
    [2, 5],
    [3, 5],
    [25, Number.POSITIVE_INFINITY],
  ] as const) {
    const shown: string[] = []
    let total = 1
    for (let page = 1; page <= pages && (page - 1) * itemsPerPage < total; page += 1) {
      const query = `needs=first&status=open&today=${dayFromToday(5)}&itemsPerPage=${itemsPerPage}&page=${page}`
      const answer = await manager.ok('GET', `/projects?${query}`, projectList)
      total = answer.total
      const rest = total - (page - 1) * itemsPerPage
      expect(answer.projects).toHaveLength(Math.min(itemsPerPage, rest))
      const leading = Math.max(0, Math.min(itemsPerPage, 5 - (page - 1) * itemsPerPage))
      expect(answer.needsYou?.shown).toBe(leading)
      shown.push(...answer.projects.map(({ id }) => id))
    }
    expect(new Set(shown).size).toBe(Math.min(total, pages * itemsPerPage))
    expect(shown.slice(0, 5)).toEqual((await byTheRule(manager.sub, dayFromToday(5))).map(([id]) => id))
  }
})

it('the list can be filtered to them', async () => {
  const { manager } = callers as Record<'manager', ProjectCaller>
  const query = `needs=only&today=${dayFromToday(5)}&itemsPerPage=100`
  const { projects, total } = await manager.ok('GET', `/projects?${query}`, projectList)
  expect(total).toBeGreaterThan(5)
  expect(projects.every(({ needsYou }) => needsYou !== null)).toBe(true)
  expect(projects).toHaveLength(total)
  // Overdue ones first, also those with a later due date than a delivered one.
  const isOverdue = projects.map(({ status, dueDate }) => status !== 'delivered' && dueDate < dayFromToday(5))
  expect(isOverdue.lastIndexOf(true)).toBe(isOverdue.filter(Boolean).length - 1)
  expect(isOverdue).toContain(false)
})
