import { afterAll, beforeAll, expect, it } from 'vitest'
import { TURN_REASONS } from '../../supabase/functions/_shared/contract/project-turns.ts'
import { needsYouList, projectList } from '../../supabase/functions/_shared/contract/projects.ts'
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

type Need = [id: string, reason: string | undefined]

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

/** Projects and assignments with each next step, inserted without triggers. */
async function fill(people: readonly string[]): Promise<void> {
  const projects = Array.from({ length: 400 }, (_, n) => {
    const reason = oneOf([...TURN_REASONS, null])
    const status =
      reason === 'unassigned' || reason === 'start' || reason === 'reprice'
        ? 'received'
        : reason === 'accept' || reason === null
          ? 'delivered'
          : 'in_progress'
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
      turn: reason === null ? null : ['question', 'price', 'accept'].includes(reason) ? 'client' : 'agency',
      turn_reason: reason,
      turn_since: reason === null ? null : daysAgo(dice(10)),
      client_id: oneOf([...people, null]),
      company_id: oneOf([COMPANIES.a, COMPANIES.b, null]),
      assignee_count: dice(3),
    }
  })
  const given = projects.flatMap(({ id, assignee_count }) =>
    [...new Set(Array.from({ length: assignee_count }, () => oneOf(people)))].map((user_id) => ({
      project_id: id,
      user_id,
      created_at: daysAgo(dice(10)),
    })),
  )
  const owner = api.database.connect('supabaseAdmin', { max: 1 })
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const table of ['project_deliveries', 'project_comments', 'project_assignees', 'projects'])
      await tx`delete from public.${tx(table)}`
    await tx`insert into public.projects ${tx(projects)}`
    await tx`insert into public.project_assignees ${tx(given)}`
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

/** The rule of R-697, applied to every project the caller may read, as reference for the indexed query. */
const neededBy = (sub: string, today: string): Promise<Need[]> =>
  signInAs(api, sub, async (tx) => {
    // The setting of the test database's owner: who filed a project is not readable for every caller.
    const members = await api.database.owner<{ id: string; company: string }[]>`
      select id, company_id as company from public.profiles where company_id is not null and status = 'active'`
    const rows = await tx<
      {
        id: string
        reason: string
        turn: string
        mine: boolean
        client: string
        company: string
        due: string
      }[]
    >`
      select p.id, p.turn_reason as reason, p.turn, p.client_id as client, p.company_id as company, p.due_date::text as due,
          p.turn = 'agency' and (
            (private.is_staff() and exists (select from public.project_assignees a where a.project_id = p.id and a.user_id = ${sub}))
            or (private.can('update', 'assignments') and (p.assignee_count = 0 or p.due_date < ${today}::date)))
          or (p.turn = 'client' and not private.is_staff() and (p.client_id = ${sub} or p.company_id = private.my_company())) as mine
        from public.projects p where p.turn is not null
       order by (p.status <> 'delivered' and p.due_date < ${today}::date) desc, p.due_date, p.no`
    const isColleagues = (row: (typeof rows)[number]) =>
      row.turn === 'client' &&
      row.client !== sub &&
      members.some(({ id, company }) => id === row.client && company === row.company)
    return rows.filter((row) => row.mine && !isColleagues(row)).map(({ id, reason }) => [id, reason])
  })
const byTheRule = async (sub: string, today: string) => (await neededBy(sub, today)).slice(0, 5)

async function asked(caller: ProjectCaller, today: string): Promise<Need[]> {
  const { projects } = await caller.ok('GET', `/projects/needs-you?today=${today}`, needsYouList)
  expect(projects.every(({ turn }) => turn?.isMine)).toBe(true)
  return projects.map(({ id, turn }) => [id, turn?.reason])
}

it('GET /projects/needs-you equals the rule applied to every readable project, for every kind of caller', async () => {
  const reasons = new Set<string | undefined>()
  for (const [name, caller] of Object.entries(callers)) {
    for (const today of [dayFromToday(-7), dayFromToday(-6), dayFromToday(), dayFromToday(5)]) {
      const found = await asked(caller, today)
      expect(found, `${name} on ${today}`).toEqual(await byTheRule(caller.sub, today))
      for (const [, reason] of found) reasons.add(reason)
    }
  }
  expect([...reasons].sort()).toEqual([...TURN_REASONS].sort())
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
    const all = (await neededBy(caller.sub, dayFromToday(5))).length
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
  expect(projects.every(({ turn }) => turn?.isMine)).toBe(true)
  expect(projects).toHaveLength(total)
  // Overdue ones first, also those with a later due date than a delivered one.
  const isOverdue = projects.map(({ status, dueDate }) => status !== 'delivered' && dueDate < dayFromToday(5))
  expect(isOverdue.lastIndexOf(true)).toBe(isOverdue.filter(Boolean).length - 1)
  expect(isOverdue).toContain(false)
})
