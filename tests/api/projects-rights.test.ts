import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  ProjectActionName,
  ProjectAnswer,
} from '../../supabase/functions/_shared/contract/project-can.ts'
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
    status === 'received'
      ? Promise.resolve(false)
      : isDone(
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

const STATES = ['received', 'in_progress', 'delivering', 'delivered', 'delivering_more', 'withdrawn'] as const
type State = (typeof STATES)[number]
const TARGETS = { targetLanguages: ['fr'] }

/**
 * The parts of a person in a project: W works on it for the agency, A assigns, R reopens, Q requests, D decides for the
 * client, T takes part in the comments.
 */
const ALL_OF_STAFF = { own: 'WARQT', observed: 'WAR', company: 'WARQT', assigned: 'WARQT', other: 'WARQT' }
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  admin: ALL_OF_STAFF,
  manager: ALL_OF_STAFF,
  user: { own: 'T', observed: '', company: 'T', assigned: 'WT' },
  auth: { own: 'T', observed: '', company: 'T', assigned: 'T' },
  client: { own: 'QDT', observed: '', company: 'QDT' },
  editor: {},
  author: {},
  maintainer: {},
  subscriber: {},
}

const OPEN = 'received in_progress delivered'
/** Each action with the parts and states that allow it: R-105, R-691, R-694, R-699, R-801, R-815, R-816, R-826. */
const RULES: Readonly<Record<ProjectActionName, Readonly<Record<string, string>>>> = {
  edit: { W: OPEN, Q: 'received' },
  attach: { W: OPEN, Q: OPEN },
  detach: { W: OPEN, Q: 'received' },
  addDeliverable: { W: OPEN },
  assign: { A: OPEN },
  start: { W: 'received' },
  reopen: { R: 'in_progress delivered' },
  deliver: { W: 'in_progress' },
  deliverMore: { W: 'delivered' },
  undoDelivery: { W: 'delivering' },
  accept: { D: 'in_progress delivered' },
  correct: { D: 'in_progress delivered' },
  setTarget: { W: OPEN },
  askChange: { D: 'in_progress' },
  decideChange: { W: OPEN },
  setPrice: { W: 'received in_progress' },
  withdrawPrice: { W: OPEN },
  decidePrice: { D: OPEN },
  comment: { T: `${OPEN} withdrawn` },
  people: { W: OPEN, D: OPEN },
  withdraw: { Q: 'received' },
  reinstate: { Q: 'withdrawn' },
}
const BY_DELIVERY: readonly string[] = ['deliver', 'deliverMore', 'undoDelivery']

/** The expected `can` of a project in a state, for a person with these parts. */
const expectedCan = (parts: string, state: State): Record<string, ProjectAnswer> =>
  Object.fromEntries(
    Object.entries(RULES).map(([action, rule]) => {
      const status = { delivering: 'in_progress', delivering_more: 'delivered' } as const
      // Only the next delivery depends on one that can be undone.
      const plain = state === 'delivering' || state === 'delivering_more' ? status[state] : state
      const now = BY_DELIVERY.includes(action) && plain !== state ? 'delivering' : plain
      const states = Object.entries(rule).flatMap(([part, allowed]) => (parts.includes(part) ? allowed : []))
      if (states.length === 0) return [action, 'forbidden']
      return [action, states.some((allowed) => allowed.split(' ').includes(now)) || now]
    }),
  )

it.each(STATES)(
  'a project in the state %s says to every role and relation what SQL then does (R-105, R-118, R-1000)',
  async (state) => {
    const { owner } = api.database
    const roles = (await owner<{ name: string }[]>`select name from public.roles`).map((row) => row.name)
    expect(roles.sort()).toEqual(Object.keys(PARTS).sort())
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
        const can = (await projectAs(subject, id))?.can ?? null
        const parts = PARTS[role]?.[relation]
        const expected = parts === undefined ? null : expectedCan(parts, state)
        expect({ role, relation, can }).toEqual({ role, relation, can: expected })
        const stored = await people.admin.project(id)
        await storeFile(api, subject.sub, `${id}/${FILE}`)
        await signInAs(api, subject.sub, async (tx) => {
          for (const [action, attempt] of entriesOf(TRIES)) {
            tried += 1
            const answer = can?.[action] ?? null
            const isAllowed = await undone(tx, (inner) => attempt(inner, stored)).catch((error) =>
              refused(error, action, answer),
            )
            if (isAllowed !== (answer === true))
              wrong.push(`${state} ${role} ${relation} ${action}: row ${answer}, SQL ${isAllowed}`)
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
    expect(tried).toBe(roles.length * 5 * Object.keys(RULES).length)
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
async function moveTo(id: string, state: State): Promise<void> {
  const { owner } = api.database
  if (state === 'withdrawn') await owner`update public.projects set withdrawn_at = now() where id = ${id}`
  if (state === 'received' || state === 'withdrawn') return
  await owner`update public.projects set status = 'in_progress' where id = ${id}`
  if (state === 'delivered' || state === 'delivering_more')
    await owner`update public.projects set status = 'delivered' where id = ${id}`
  if (state === 'delivering' || state === 'delivering_more')
    await owner`insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note, due_at)
      values (${id}, ${PEOPLE.manager}, '{}', '', now() + interval '1 day')`
}

async function projectAs(by: ProjectCaller, id: string): Promise<ProjectDetail | null> {
  const answer = await by.send('GET', `/projects/${id}`)
  return answer.status === 404 ? null : (answer.body as { project: ProjectDetail }).project
}

/** Row-level security refuses these, without a code for the state. */
const BY_POLICY: readonly ProjectActionName[] = ['edit', 'attach', 'detach', 'addDeliverable']

/** The error must be the one that the API maps to the answer of the row: 403 for forbidden, 409 for a state. */
function refused(error: unknown, action: ProjectActionName, answer: ProjectAnswer | null): false {
  const code = (error as { code?: string }).code
  expect(code).toMatch(/^(42501|55000|P0002|23514)$/)
  if (answer !== null && !BY_POLICY.includes(action))
    expect(`${action} ${answer} ${code}`).toBe(
      `${action} ${answer} ${answer === 'forbidden' ? '42501' : '55000'}`,
    )
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
