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
import {
  INVITATION_ACTIONS,
  type InvitationActionName,
  invitationCan,
  USER_ACTIONS,
  type UserActionName,
  userCan,
} from '../../supabase/functions/_shared/contract/user-actions.ts'
import type { UserDetail } from '../../supabase/functions/_shared/contract/users.ts'
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
  // A role that administers people without being an administrator, and one without permissions.
  await owner`insert into public.roles (name, position, is_custom) values ('people-team', 90, true), ('plain', 91, true)`
  await owner`insert into public.role_abilities (role, action, subject)
    select 'people-team', a, 'profiles' from unnest(array['create', 'read', 'update', 'delete']) a`
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

it('the tables of user and invitation actions equal the rules of the database for every role and state (R-118)', async () => {
  const { owner } = api.database
  const targets = [subject.sub, PEOPLE.admin, PEOPLE.manager]
  for (const status of ['active', 'pending', 'inactive'])
    for (const isInvited of [true, false]) {
      const { sub } = await makePerson(api, 'plain')
      await owner`update auth.users set invited_at = ${isInvited ? new Date() : null},
        email_confirmed_at = ${isInvited ? null : new Date()} where id = ${sub}`
      await owner`update public.profiles set status = ${status} where id = ${sub}`
      targets.push(sub)
    }
  const superior = await makePerson(api, 'admin')
  await owner`update auth.users set invited_at = now(), email_confirmed_at = null where id = ${superior.sub}`
  targets.push(superior.sub)
  const set = async (tx: TransactionSql, { id, revision }: UserDetail, changes: object) => {
    const [row] = await tx<{ done: boolean }[]>`
      select private.change_user(${id}, ${revision}, ${JSON.stringify(changes)}::text::jsonb) as done`
    return row?.done === true
  }
  const invitation = async (tx: TransactionSql, id: number) =>
    (await tx`select from private.open_invitation(${id})`).length === 1
  const transfer = async (tx: TransactionSql, id: number) =>
    (await tx`select private.transfer_account(${id}, null)`).length === 1
  const users: Record<UserActionName, (tx: TransactionSql, user: UserDetail) => Promise<boolean>> = {
    edit: (tx, user) => set(tx, user, {}),
    activate: async (tx, user) => user.status !== 'active' && (await set(tx, user, { status: 'active' })),
    deactivate: async (tx, user) =>
      user.status !== 'inactive' && (await set(tx, user, { status: 'inactive' })),
    resetFactor: async (tx, { id }) =>
      (await tx`select from private.reset_second_factor(${id})`).length === 1,
    delete: (tx, { id }) => transfer(tx, id),
  }
  const invitations: Record<InvitationActionName, (tx: TransactionSql, id: number) => Promise<boolean>> = {
    resend: invitation,
    revoke: async (tx, id) => (await invitation(tx, id)) && (await transfer(tx, id)),
  }
  // An account without a factor is another reason to refuse its reset.
  for (const target of targets.slice(1))
    await owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${target}, 'totp', 'verified', now(), now())`
  // Belongings are another reason to refuse a deletion.
  await owner`delete from public.mailbox_entries`
  await owner`delete from public.manuscripts`
  await owner`delete from public.imports`
  await owner`delete from public.projects`
  for (const role of roles) {
    await setRole(role)
    const rights = {
      create: await mayDo('create', 'profiles'),
      update: await mayDo('update', 'profiles'),
      delete: await mayDo('delete', 'profiles'),
    }
    for (const uid of targets) {
      const [row] = await owner<{ no: number }[]>`select no from public.profiles where id = ${uid}`
      const user = await readAs(`/apps/users/${row?.no}`, (body: UserDetail) => body)
      if (!user) continue
      const name = `${role} ${targets.indexOf(uid)} ${user.status}`
      const thing = { ...user, isOwn: uid === subject.sub, rights }
      for (const action of keysOf(USER_ACTIONS))
        compare(
          `${name} ${action}`,
          userCan[action](thing).isAllowed,
          await attempt((tx) => users[action](tx, user)),
        )
      for (const action of keysOf(INVITATION_ACTIONS))
        compare(
          `${name} ${action}`,
          invitationCan[action](thing).isAllowed,
          await attempt((tx) => invitations[action](tx, user.id)),
        )
    }
  }
  await owner`delete from auth.mfa_factors`
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(3 * targets.length * 7)
})

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
