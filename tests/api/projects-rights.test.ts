import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ActionCheck } from '../../supabase/functions/_shared/contract/action-table.ts'
import {
  PROJECT_ACTIONS,
  type ProjectActionName,
  type ProjectState,
  projectCan,
  projectStateOf,
} from '../../supabase/functions/_shared/contract/project-actions.ts'
import type { ProjectDetail } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  callerOf,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
  storeFile,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

const FILE = '0f100000-0000-4000-8000-0000000000f1'
const OLD_FILE = '0f100000-0000-4000-8000-0000000000f2'

/** Tries each action by SQL as the person in a savepoint that is rolled back. */
const TRIES: Record<ProjectActionName, (tx: TransactionSql, project: ProjectDetail) => Promise<boolean>> = {
  edit: async (tx, { id }) => (await tx`update public.projects set title = 'x' where id = ${id}`).count === 1,
  attach: (tx, project) => register(tx, project, 'source'),
  detach: async (tx, { id }) =>
    (await tx`delete from public.project_attachments where project_id = ${id} and id = ${OLD_FILE}`).count ===
    1,
  addDeliverable: (tx, project) => register(tx, project, 'deliverable'),
  assign: (tx, { id, revision }) =>
    isDone(tx`select private.assign_project(${id}, ${revision}, '{}') as done`),
  start: (tx, { id, revision, status }) =>
    status === 'received'
      ? isDone(tx`select private.set_project_status(${id}, ${revision}, 'in_progress', null) as done`)
      : Promise.resolve(false),
  deliver: (tx, project) => (project.status === 'delivered' ? Promise.resolve(false) : deliver(tx, project)),
  deliverMore: (tx, project) =>
    project.status === 'delivered' ? deliver(tx, project) : Promise.resolve(false),
  undoDelivery: (tx, { id }) => isDone(tx`select true as done from private.undo_delivery(${id})`),
  reopen: (tx, { id, revision, status }) =>
    isDone(
      tx`select private.set_project_status(${id}, ${revision}, ${status === 'delivered' ? 'in_progress' : 'received'}, 'Because') as done`,
    ),
  accept: (tx, { id }) =>
    isDone(tx`select true as done from private.accept_deliveries(${id}, ${[id]}::uuid[])`),
  correct: (tx, { id }) =>
    isDone(tx`select true as done from private.request_correction(${id}, ${id}, 'Because', '{}')`),
  askChange: (tx, { id }) =>
    isDone(tx`select true as done from private.ask_change(${id}, 'change', 'x', null, null, null)`),
  decideChange: async (tx, { id }) => {
    // The owner of the table inserts the requested change, so that each role has a row to decide.
    await tx`reset role`
    await tx`insert into public.project_changes (id, project_id, kind, body) values (${id}, ${id}, 'change', 'x')`
    await tx`set local role authenticated`
    return isDone(tx`select true as done from private.decide_change(${id}, ${id}, false, 'Because')`)
  },
  setPrice: (tx, { id }) =>
    isDone(tx`select private.set_price(${id}, null, null, 'fixed', 100, 'EUR', '') as done`),
  withdrawPrice: async (tx, { id }) => {
    await openPrice(tx, id)
    return isDone(tx`select true as done from private.withdraw_price(${id}, ${id})`)
  },
  decidePrice: async (tx, { id }) => {
    await openPrice(tx, id)
    return isDone(tx`select true as done from private.decide_price(${id}, ${id}, false, 'Because')`)
  },
  setTarget: (tx, { id, revision }) =>
    isDone(tx`select private.set_target(${id}, ${revision}, 'fr', 'in_progress', null) as done`),
  comment: async (tx, { id }) =>
    (await tx`insert into public.project_comments (project_id, body) values (${id}, 'x')`).count === 1,
  people: (tx, { id }) =>
    isDone(tx`select true as done from private.add_project_people(${id}, '{}', 'observer')`),
  withdraw: (tx, { id, revision }) =>
    isDone(tx`select private.withdraw_project(${id}, ${revision}, true) as done`),
  reinstate: (tx, { id, revision }) =>
    isDone(tx`select private.withdraw_project(${id}, ${revision}, false) as done`),
}

const deliver = (tx: TransactionSql, { id, revision }: ProjectDetail) =>
  isDone(tx`select private.deliver_project(${id}, ${revision}, '{}', '') as done`)

/** Inserts an open price as the owner of the table, so that each role has a row to withdraw or decide. */
async function openPrice(tx: TransactionSql, id: string): Promise<void> {
  await tx`reset role`
  await tx`insert into public.project_prices (id, project_id, no, kind, amount, currency) values (${id}, ${id}, 1, 'fixed', 100, 'EUR')`
  await tx`set local role authenticated`
}

async function isDone(query: Promise<readonly { done?: boolean }[]>): Promise<boolean> {
  const [row] = await query
  return row?.done === true
}

async function register(tx: TransactionSql, { id }: ProjectDetail, kind: string): Promise<boolean> {
  const { count } =
    await tx`insert into public.project_attachments (id, project_id, kind, name) values (${FILE}, ${id}, ${kind}, 'x')`
  return count === 1
}

const TARGETS = { targetLanguages: ['fr'] }
const STATES = ['received', 'in_progress', 'delivering', 'delivered', 'withdrawn'] as const

it.each(STATES)(
  'the table of project actions equals the SQL rules in the state %s, for every action, role and relation (R-105, R-118)',
  async (state) => {
    const { owner } = api.database
    const roles = (await owner<{ name: string }[]>`select name from public.roles`).map((row) => row.name)
    const other = callerOf(api, '00000000-0000-4000-8000-000000000006')
    const subject = await makePerson(api, 'client', COMPANIES.a)
    const wrong: string[] = []
    let tried = 0
    await owner`update private.user_roles set role = 'client' where user_id = ${subject.sub}`
    const projects: Record<string, ProjectDetail> = {
      own: await subject.file(TARGETS),
      observed: await people.client.file(TARGETS),
      company: await people.client.file(TARGETS),
      assigned: await other.file(TARGETS),
      other: await other.file(TARGETS),
    }
    for (const { id } of Object.values(projects)) {
      await owner`insert into public.project_attachments (id, project_id, kind, name) values (${OLD_FILE}, ${id}, 'chapter', 'x')`
      // The delivery has the id of its project; it is open once work goes on, as one of another target language may be.
      const isOpen = !['received', 'withdrawn'].includes(state)
      await owner`insert into public.project_deliveries (id, project_id, no, state) values (${id}, ${id}, 1, ${isOpen ? 'open' : 'replaced'})`
      await moveTo(id, state)
    }
    for (const role of roles) {
      await owner`update private.user_roles set role = 'user' where user_id = ${subject.sub}`
      await owner`insert into public.project_assignees (project_id, user_id) values (${projects.assigned?.id as string}, ${subject.sub}) on conflict do nothing`
      await owner`update private.user_roles set role = ${role} where user_id = ${subject.sub}`
      await owner`insert into public.project_people (project_id, user_id, role) values (${projects.observed?.id as string}, ${subject.sub}, 'observer') on conflict do nothing`
      for (const [relation, { id }] of Object.entries(projects)) {
        const seen = await projectAs(subject, id)
        const stored = await people.admin.project(id)
        expect(projectStateOf(stored)).toBe(state)
        await storeFile(api, subject.sub, `${id}/${FILE}`)
        await signInAs(api, subject.sub, async (tx) => {
          for (const [action, attempt] of entriesOf(TRIES)) {
            tried += 1
            // The pending delivery is shown only to those who work on the project.
            const check = seen ? projectCan[action]({ ...stored, rights: seen.rights }) : null
            const isAllowed = await undone(tx, (inner) => attempt(inner, stored)).catch((error) =>
              refused(error, action, check),
            )
            if (isAllowed !== (check?.isAllowed ?? false))
              wrong.push(
                `${state} ${role} ${relation} ${action}: table ${check?.isAllowed}, SQL ${isAllowed}`,
              )
          }
        })
        await owner`delete from public.project_attachments where project_id = ${id} and id <> ${OLD_FILE}`
        await owner.begin(async (tx) => {
          await tx`select set_config('storage.allow_delete_query', 'true', true)`
          await tx`delete from storage.objects where name = ${`${id}/${FILE}`}`
        })
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBe(roles.length * 5 * Object.keys(PROJECT_ACTIONS).length)
  },
)

/** Runs work in a savepoint that is rolled back, and returns its result. */
async function undone<T>(tx: TransactionSql, work: (inner: TransactionSql) => Promise<T>): Promise<T> {
  const undo = new Error('undone on purpose')
  let result: { value: T } | undefined
  await tx
    .savepoint(async (inner) => {
      result = { value: await work(inner) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!result) throw new Error('The work has no result')
  return result.value
}

const entriesOf = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][]

/** The states are written without triggers, whose rules other tests cover. */
async function moveTo(id: string, state: ProjectState): Promise<void> {
  const { owner } = api.database
  if (state === 'withdrawn') await owner`update public.projects set withdrawn_at = now() where id = ${id}`
  if (state === 'received' || state === 'withdrawn') return
  await owner`update public.projects set status = 'in_progress' where id = ${id}`
  if (state === 'delivered') await owner`update public.projects set status = 'delivered' where id = ${id}`
  if (state === 'delivering')
    await owner`insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note, due_at)
      values (${id}, ${PEOPLE.manager}, '{}', '', now() + interval '1 day')`
}

async function projectAs(by: ProjectCaller, id: string): Promise<ProjectDetail | null> {
  const answer = await by.send('GET', `/projects/${id}`)
  return answer.status === 404 ? null : (answer.body as { project: ProjectDetail }).project
}

/** Row-level security refuses these, without a code for the state. */
const BY_POLICY: readonly ProjectActionName[] = ['edit', 'attach', 'detach', 'addDeliverable']

/** The error must be one the API maps; a function reports a wrong state when the table does. */
function refused(error: unknown, action: ProjectActionName, check: ActionCheck<ProjectState> | null): false {
  const code = (error as { code?: string }).code
  expect(code).toMatch(/^(42501|55000|P0002|23514)$/)
  const isWrongState = check?.isAllowed === false && check.code === 'wrong_state'
  if (isWrongState && !BY_POLICY.includes(action)) expect(`${action} ${code}`).toBe(`${action} 55000`)
  return false
}

it('private.may_read_project agrees with the select policy for every caller', async () => {
  const { owner } = api.database
  const ids = (await owner<{ id: string }[]>`select id from public.projects`).map((row) => row.id)
  for (const sub of Object.values(PEOPLE)) {
    const rows = await signInAs(
      api,
      sub,
      (tx) => tx`
      select p.id is not null as by_policy, private.may_read_project(wanted.id) as by_function
        from unnest(${ids}::uuid[]) as wanted (id) left join public.projects p on p.id = wanted.id`,
    )
    expect(rows.every((row) => row.by_policy === row.by_function)).toBe(true)
  }
})
