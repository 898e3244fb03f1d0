import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DUE_PERIODS } from '../../supabase/functions/_shared/contract/project-due.ts'
import {
  type Workload,
  workloadResponse,
} from '../../supabase/functions/_shared/contract/project-workload.ts'
import { projectList } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  callerOf,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
} from './support/projects.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'

let api: TestApi
let manager: ProjectCaller
beforeAll(async () => {
  api = await startTestApi()
  manager = demoCallers(api).manager
  const { owner } = api.database
  await owner`delete from public.projects`
})
afterAll(() => api.close())

/** Inserts a project without triggers, so that its due date may be in the past. */
async function put(
  dueDate: string,
  assignees: readonly string[],
  more: { status?: string; withdrawn?: boolean; languages?: string[]; words?: number[] } = {},
): Promise<void> {
  const id = crypto.randomUUID()
  const owner = api.database.connect('supabaseAdmin', { max: 1 })
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into public.projects (id, title, property, service_type, time_preference, due_date, latest_completion_date,
        contact_email, status, withdrawn_at, company_id, assignee_count, target_languages)
      values (${id}, 'Lamp', 'Quay', 'other', 'anytime', ${dueDate}, '2027-12-31', 'x@example.org', ${more.status ?? 'received'},
        ${more.withdrawn ? new Date() : null}, ${COMPANIES.a}, ${assignees.length}, ${more.languages ?? []}::text[])`
    for (const uid of assignees)
      await tx`insert into public.project_assignees (project_id, user_id) values (${id}, ${uid})`
    // A source file, and chapters.
    for (const [at, words] of (more.words ?? []).entries())
      await tx`insert into public.project_attachments (project_id, kind, name, word_count) values (${id}, ${at === 0 ? 'source' : 'chapter'}, 'a.txt', ${words})`
    await tx`insert into public.project_attachments (project_id, kind, name, word_count) values (${id}, 'deliverable', 'b.txt', 5000)`
  })
}

const workload = (by = manager) => by.ok('GET', `/projects/workload?today=${TODAY}`, workloadResponse)
const of = ({ people }: Workload, uid: string) => people.find(({ person }) => person.uid === uid)
const dueOf = (...counts: number[]) =>
  Object.fromEntries(DUE_PERIODS.map((period, index) => [period, counts[index]]))

describe('GET /projects/workload (R-893)', () => {
  it('counts the open requests of each person by due week, a request of two people for both, and all of them once', async () => {
    await put('2026-11-24', [PEOPLE.user])
    await put('2026-11-25', [PEOPLE.user, PEOPLE.manager], { words: [300, 20] })
    await put('2026-11-29', [PEOPLE.user], { words: [10], languages: ['fr', 'de'] })
    await put('2026-11-30', [PEOPLE.user])
    await put('2026-12-06', [], { words: [50], languages: ['fr', 'de', 'it'] })
    await put('2026-12-07', [PEOPLE.user])
    await put('2026-12-13', [PEOPLE.manager])
    await put('2026-12-14', [PEOPLE.user])
    await put('2026-11-25', [PEOPLE.user], { status: 'delivered', words: [1000] })
    await put('2026-11-25', [PEOPLE.user], { withdrawn: true })
    const now = await workload()
    expect(of(now, PEOPLE.user)).toMatchObject({ open: 6, due: dueOf(1, 2, 1, 1, 1), words: 340 })
    expect(of(now, PEOPLE.manager)).toMatchObject({ open: 2, due: dueOf(0, 1, 0, 1, 0), words: 320 })
    expect(now.unassigned).toEqual({ open: 1, due: dueOf(0, 0, 1, 0, 0), words: 150 })
    expect(now.all).toEqual({ open: 8, due: dueOf(1, 2, 2, 2, 1), words: 490 })
  })

  it('names those who handle requests without any, and no client or writer', async () => {
    const busy = await makePerson(api, 'user', null, 'Ada Free')
    const { people } = await workload()
    expect(of(await workload(), busy.sub)).toMatchObject({ open: 0, due: dueOf(0, 0, 0, 0, 0), words: 0 })
    const uids = people.map(({ person }) => person.uid)
    expect(uids).not.toContain(PEOPLE.client)
    expect(uids).not.toContain(PEOPLE.auth)
    expect(people.map(({ person }) => person.name)).toEqual(
      [...people.map(({ person }) => person.name)].sort((a, b) => a.localeCompare(b)),
    )
  })

  it('keeps an assignee who is no longer active', async () => {
    const { sub } = await makePerson(api, 'user', null, 'Gone Away')
    await put('2026-11-26', [sub])
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${sub}`
    expect(of(await workload(), sub)).toMatchObject({ open: 1, person: { name: 'Gone Away' } })
  })

  it.each(DUE_PERIODS)(
    'R-894: the list filtered to %s has as many requests as the figures say',
    async (period) => {
      const now = await workload()
      const total = async (query: string) =>
        (await manager.ok('GET', `/projects?status=open&today=${TODAY}&due=${period}${query}`, projectList))
          .total
      expect(await total('')).toBe(now.all.due[period])
      expect(await total('&assignee=none')).toBe(now.unassigned.due[period])
      expect(await total(`&assignee=${PEOPLE.user}`)).toBe(of(now, PEOPLE.user)?.due[period])
    },
  )

  it('is refused to clients, to staff who see only their requests, and to a client role that reads all requests', async () => {
    const { owner } = api.database
    await owner`insert into public.roles (name, position) values ('overseer', 99)`
    await owner`insert into public.role_abilities (role, action, subject) values ('overseer', 'read', 'projects'), ('overseer', 'read', 'all-projects')`
    const overseer = await makePerson(api, 'overseer', COMPANIES.b)
    const days = ({ sub }: ProjectCaller) =>
      signInAs(api, sub, (tx) => tx`select from private.workload_days() limit 1`)
    for (const by of [demoCallers(api).client, demoCallers(api).user, demoCallers(api).auth, overseer]) {
      expect(await by.send('GET', '/projects/workload')).toMatchObject({ status: 403 })
      expect(await days(by)).toHaveLength(0)
    }
    expect(await days(manager)).toHaveLength(1)
    await owner`insert into public.role_abilities (role, action, subject) values ('overseer', 'read', 'user')`
    expect((await workload(callerOf(api, overseer.sub))).all.open).toBeGreaterThan(0)
  })
})
