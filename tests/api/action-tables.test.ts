import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  IMPORT_ACTIONS,
  type ImportActionName,
  importCan,
  importStateOf,
} from '../../supabase/functions/_shared/contract/import-actions.ts'
import type { ImportRecord } from '../../supabase/functions/_shared/contract/imports.ts'
import type { ManuscriptDetail } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import {
  SHARING_ACTIONS,
  type SharingActionName,
  sharingCan,
} from '../../supabase/functions/_shared/contract/sharing-actions.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { makePerson, type ProjectCaller, signInAs } from './support/projects.ts'

let api: TestApi
let subject: ProjectCaller
let roles: string[]
let wrong: string[]
let tried: number
beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  // A role without permissions.
  await owner`insert into public.roles (name, position, is_custom) values ('plain', 91, true)`
  roles = (await owner<{ name: string }[]>`select name from public.roles`).map(({ name }) => name)
  subject = await makePerson(api, 'plain')
  await owner`update auth.users set email_confirmed_at = now() where id = ${subject.sub}`
})
beforeEach(() => {
  wrong = []
  tried = 0
})
afterAll(() => api.close())

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[]
const setRole = (role: string) =>
  api.database.owner`update private.user_roles set role = ${role} where user_id = ${subject.sub}`

/** Resolves to the right of the caller; false as for a refusal. */
async function mayDo(action: string, on: string): Promise<boolean> {
  const [row] = await signInAs(
    api,
    subject.sub,
    (tx) => tx<{ may: boolean }[]>`select private.can(${action}, ${on}) as may`,
  )
  return row?.may === true
}

/** Runs SQL as the caller and rolls it back; false when the database refuses by an error that the API maps. */
const attempt = (work: (tx: TransactionSql) => Promise<boolean>) =>
  signInAs(api, subject.sub, work).catch((error: { code?: string }) => {
    expect(error.code).toMatch(/^(42501|55000|P0002|QPREF)$/)
    return false
  })

function compare(name: string, table: boolean, actual: boolean): void {
  tried += 1
  if (table !== actual) wrong.push(`${name}: table ${table}, database ${actual}`)
}

async function readAs<T>(path: string, pick: (body: never) => T): Promise<T | null> {
  const { status, body } = await subject.send('GET', path)
  return status === 200 ? pick(body as never) : null
}

const IMPORT_STATES = {
  waiting: { status: 'pending', started: false, code: null },
  pending: { status: 'pending', started: true, code: null },
  processing: { status: 'processing', started: true, code: null },
  completed: { status: 'completed', started: true, code: null },
  failed: { status: 'failed', started: true, code: 'processing' },
  cancelled: { status: 'failed', started: false, code: 'cancelled' },
} as const

it('the table of import actions equals the rules of the database for every role, relation and state (R-118)', async () => {
  const { owner } = api.database
  const done = async (query: Promise<unknown>) => query.then(() => true)
  const tries: Record<ImportActionName, (tx: TransactionSql, id: string) => Promise<boolean>> = {
    start: (tx, id) => done(tx`select private.start_import(${id}, '{}'::jsonb, null)`),
    retry: (tx, id) => done(tx`select private.retry_import(${id})`),
    cancel: (tx, id) => done(tx`select private.cancel_import(${id})`),
  }
  for (const ownerId of [subject.sub, PEOPLE.auth]) {
    const id = crypto.randomUUID()
    await owner`insert into public.imports (id, owner_id, file_name, file_size) values (${id}, ${ownerId}, 'a.zip', 1)`
    for (const state of keysOf(IMPORT_STATES)) {
      const { status, started, code } = IMPORT_STATES[state]
      await owner`update public.imports set status = ${status}, started = ${started}, error_code = ${code} where id = ${id}`
      for (const role of roles) {
        await setRole(role)
        const canCreate = await mayDo('create', 'manuscripts')
        const record = await readAs(`/imports/${id}`, (body: { import: ImportRecord }) => body.import)
        if (record) expect(importStateOf(record)).toBe(state)
        for (const action of keysOf(IMPORT_ACTIONS))
          compare(
            `${state} ${role} ${ownerId === subject.sub} ${action}`,
            record !== null && importCan[action]({ ...record, canCreate }).isAllowed,
            await attempt((tx) => tries[action](tx, id)),
          )
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBe(2 * 6 * roles.length * 3)
})

it('the table of sharing actions equals the API for every set of rights, relation and state (R-118)', async () => {
  const { owner } = api.database
  const other = await makePerson(api, 'auth')
  const id = crypto.randomUUID()
  const invited = crypto.randomUUID()
  await owner`insert into public.manuscripts (id, owner_id, title) values (${id}, ${PEOPLE.auth}, 'The Lighthouse')`
  const calls: Record<SharingActionName, () => [string, string, unknown?]> = {
    invite: () => ['POST', '/members', { email: 'new@example.org', role: 'viewer' }],
    changeMember: () => ['PATCH', `/members/${other.sub}`, { role: 'editor' }],
    removeMember: () => ['DELETE', `/members/${other.sub}`],
    withdrawInvitation: () => ['DELETE', `/invitations/${invited}`],
    leave: () => ['DELETE', `/members/${subject.sub}`],
  }
  const arrange = async (relation: string, isTrashed: boolean) => {
    const ownerId = relation === 'owner' ? subject.sub : PEOPLE.auth
    await owner`delete from public.manuscript_members where manuscript_id = ${id}`
    await owner`update public.manuscripts set owner_id = ${ownerId}, deleted_at = ${isTrashed ? new Date() : null}
      where id = ${id}`
    await owner`insert into public.manuscript_members (manuscript_id, user_id, role) values (${id}, ${other.sub}, 'viewer')`
    if (relation === 'viewer' || relation === 'editor')
      await owner`insert into public.manuscript_members (manuscript_id, user_id, role)
        values (${id}, ${subject.sub}, ${relation})`
    await owner`delete from private.manuscript_invitations where manuscript_id = ${id}`
    await owner`insert into private.manuscript_invitations (id, manuscript_id, email, role, invited_by)
      values (${invited}, ${id}, 'open@example.org', 'viewer', ${PEOPLE.auth})`
  }
  // One role for each set of abilities that the rules of manuscripts ask for.
  const byRights = new Map<string, string>()
  for (const role of roles) {
    await setRole(role)
    const rights = [
      await mayDo('read', 'manuscripts'),
      await mayDo('create', 'manuscripts'),
      await mayDo('manage', 'all'),
    ]
    byRights.set(rights.join(), role)
  }
  for (const role of byRights.values()) {
    await setRole(role)
    for (const relation of ['owner', 'editor', 'viewer', 'none'])
      for (const isTrashed of [false, true])
        for (const action of keysOf(SHARING_ACTIONS)) {
          // Only members can leave.
          if (action === 'leave' && relation !== 'editor' && relation !== 'viewer') continue
          await arrange(relation, isTrashed)
          const seen = await readAs(
            `/manuscripts/${id}`,
            (body: { manuscript: ManuscriptDetail }) => body.manuscript,
          )
          const [method, path, body] = calls[action]()
          const { status } = await subject.send(method, `/manuscripts/${id}${path}`, body)
          expect(status).toBeLessThan(500)
          compare(
            `${role} ${relation} ${isTrashed} ${action}`,
            seen !== null && sharingCan[action]({ access: seen.access, isTrashed }).isAllowed,
            status < 300,
          )
        }
  }
  expect(wrong).toEqual([])
  expect(byRights.size).toBeGreaterThan(2)
  expect(tried).toBe(byRights.size * 2 * (4 * 4 + 2))
})
