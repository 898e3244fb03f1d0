import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type UserAction,
  type UserCan,
  type UserReason,
  userDetail,
  userList,
} from '../../supabase/functions/_shared/contract/users.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { makePerson, type ProjectCaller, signInAs } from './support/projects.ts'

type Value = true | 'forbidden' | UserReason
type Target = 'own' | 'active' | 'pending' | 'inactive' | 'invited' | 'beyond'
type Ability = 'create' | 'update' | 'delete'

/** The rules: the abilities on people that an action needs, and its value for each person to a caller who has them. */
const RULES: Record<UserAction, { needs: readonly Ability[] } & Record<Target, Value>> = {
  edit: {
    needs: ['update'],
    own: true,
    active: true,
    pending: true,
    inactive: true,
    invited: true,
    beyond: 'person_beyond',
  },
  activate: {
    needs: ['update'],
    own: 'own_status',
    active: 'is_active',
    pending: true,
    inactive: true,
    invited: true,
    beyond: 'person_beyond',
  },
  deactivate: {
    needs: ['update'],
    own: 'own_status',
    active: true,
    pending: true,
    inactive: 'is_inactive',
    invited: true,
    beyond: 'person_beyond',
  },
  resetFactor: {
    needs: ['update'],
    own: 'own_factor',
    active: true,
    pending: 'no_second_factor',
    inactive: 'no_second_factor',
    invited: 'no_second_factor',
    beyond: 'person_beyond',
  },
  delete: {
    needs: ['delete'],
    own: 'own_account',
    active: true,
    pending: true,
    inactive: true,
    invited: true,
    beyond: 'person_beyond',
  },
  resend: {
    needs: ['create'],
    own: 'accepted',
    active: 'accepted',
    pending: 'accepted',
    inactive: 'accepted',
    invited: true,
    beyond: 'person_beyond',
  },
  revoke: {
    needs: ['create', 'delete'],
    own: 'accepted',
    active: 'accepted',
    pending: 'accepted',
    inactive: 'accepted',
    invited: true,
    beyond: 'person_beyond',
  },
}
const ACTIONS = Object.keys(RULES) as UserAction[]
/** A role for each set of abilities on people; the role "plain" has none. */
const ROLES: Readonly<Record<string, readonly Ability[]>> = {
  'people-team': ['create', 'update', 'delete'],
  inviters: ['create'],
  updaters: ['update'],
  deleters: ['delete'],
  readers: [],
}

type Person = { uid: string; no: number; revision: number; status: string }
let api: TestApi
let subject: ProjectCaller
let people: Record<Target, Person>
const accounts = testAccounts(() => api.database.owner)

/** Reads a person again, because a change of the role counts as a revision. */
async function read(uid: string): Promise<Person> {
  const [row] = await api.database.owner<Person[]>`
    select p.id as uid, p.no, d.revision, p.status from public.profiles p join public.profile_details d on d.user_id = p.id
     where p.id = ${uid}`
  if (!row) throw new Error('No person')
  return row
}

beforeAll(async () => {
  api = await startTestApi({ accounts })
  const { owner } = api.database
  await owner`insert into public.roles (name, position, is_custom) values ('plain', 90, true)`
  for (const [role, abilities] of Object.entries(ROLES)) {
    await owner`insert into public.roles (name, position, is_custom) values (${role}, 91, true)`
    await owner`insert into public.role_abilities (role, action, subject)
      select ${role}, a, 'profiles' from unnest(${['read', ...abilities]}::text[]) a`
  }
  const make = async (role: string, status: string, isInvited = false) => {
    const caller = await makePerson(api, role)
    await owner`update auth.users set invited_at = ${isInvited ? new Date() : null},
      email_confirmed_at = ${isInvited ? null : new Date()} where id = ${caller.sub}`
    await owner`update public.profiles set status = ${status} where id = ${caller.sub}`
    return caller
  }
  subject = await make('plain', 'active')
  people = {
    own: await read(subject.sub),
    active: await read((await make('plain', 'active')).sub),
    pending: await read((await make('plain', 'pending')).sub),
    inactive: await read((await make('plain', 'inactive')).sub),
    invited: await read((await make('plain', 'pending', true)).sub),
    beyond: await read((await make('admin', 'active', true)).sub),
  }
  // Without these factors, that of the caller is asked for at each call.
  for (const uid of [people.active.uid, people.beyond.uid])
    await owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${uid}, 'totp', 'verified', now(), now())`
})
afterAll(() => api.close())

const setRole = (role: string) =>
  api.database.owner`update private.user_roles set role = ${role} where user_id = ${subject.sub}`
const expectedOf = (abilities: readonly Ability[], target: Target) =>
  Object.fromEntries(
    ACTIONS.map((action) => [
      action,
      RULES[action].needs.every((ability) => abilities.includes(ability))
        ? RULES[action][target]
        : 'forbidden',
    ]),
  )
const canOf = (person: Person) =>
  signInAs(api, subject.sub, async (tx) => {
    const [row] = await tx<{ can: UserCan }[]>`select can from private.users_can(${[person.uid]}::uuid[])`
    return row?.can
  })

/** The functions with which the API writes. */
const CALLS: Record<UserAction, (tx: TransactionSql, person: Person) => Promise<unknown>> = {
  edit: (tx, { no, revision }) => tx`select private.change_user(${no}, ${revision}, '{}')`,
  activate: (tx, { no, revision }) =>
    tx`select private.change_user(${no}, ${revision}, '{"status": "active"}')`,
  deactivate: (tx, { no, revision }) =>
    tx`select private.change_user(${no}, ${revision}, '{"status": "inactive"}')`,
  resetFactor: (tx, { no }) => tx`select private.reset_second_factor(${no})`,
  delete: (tx, { no }) => tx`select private.transfer_account(${no}, null)`,
  resend: (tx, { no }) => tx`select private.open_invitation(${no}, 'resend')`,
  revoke: async (tx, { no }) => {
    await tx`select private.open_invitation(${no}, 'revoke')`
    await tx`select private.transfer_account(${no}, null)`
  },
}

/** A call that sets the status that the person has is an edit. */
const keepsStatus = (action: UserAction, { status }: Person) =>
  (action === 'activate' && status === 'active') || (action === 'deactivate' && status === 'inactive')

/** Calls a function and takes it back; returns why it was refused, as `can` says it. */
const tryCall = (action: UserAction, person: Person): Promise<Value> =>
  signInAs(api, subject.sub, (tx) => CALLS[action](tx, person)).then(
    () => true,
    (error: { code?: string; message: string }) => {
      if (error.code === '42501') return 'forbidden'
      if (error.code === 'QPREF') return error.message as UserReason
      throw error
    },
  )

describe('the actions of a user (R-1003, R-118)', () => {
  it.each(Object.entries(ROLES))(
    'are those of the rules, and the calls do the same, for the role %s',
    async (role, abilities) => {
      await setRole(role)
      for (const target of Object.keys(people) as Target[]) {
        const person = await read(people[target].uid)
        const can = await canOf(person)
        expect(can, target).toEqual(expectedOf(abilities, target))
        for (const action of ACTIONS) {
          const value = can?.[keepsStatus(action, person) ? 'edit' : action]
          expect(await tryCall(action, person), `${target} ${action}`).toBe(value)
        }
      }
    },
  )

  it('are nothing to a role without abilities on people, whose calls are refused', async () => {
    await setRole('plain')
    for (const person of Object.values(people)) {
      expect(await canOf(person)).toBeUndefined()
      for (const action of ACTIONS) expect(await tryCall(action, person), action).toBe('forbidden')
    }
  })

  it('are all possible on another administrator for an administrator alone', async () => {
    await setRole('admin')
    expect(await canOf(people.beyond)).toMatchObject({
      edit: true,
      deactivate: true,
      delete: true,
      revoke: true,
    })
    await setRole('manager')
    expect(await canOf(people.beyond)).toEqual(expectedOf([], 'beyond'))
  })

  it('are in each row of the list and of the page', async () => {
    await setRole('people-team')
    const { users } = await subject.ok('GET', '/apps/users?itemsPerPage=100', userList)
    for (const [target, { no, uid }] of Object.entries(people)) {
      const can = expectedOf(ROLES['people-team'] ?? [], target as Target)
      expect(users.find((user) => user.uid === uid)?.can, target).toEqual(can)
      expect((await subject.ok('GET', `/apps/users/${no}`, userDetail)).can, target).toEqual(can)
    }
  })

  it('are refused by the API with the reason, and with 403 without the right', async () => {
    const requests: Record<UserAction, (person: Person) => [string, string, unknown?]> = {
      edit: ({ revision }) => ['PATCH', '', { revision }],
      activate: ({ revision }) => ['PATCH', '', { revision, status: 'active' }],
      deactivate: ({ revision }) => ['PATCH', '', { revision, status: 'inactive' }],
      resetFactor: () => ['DELETE', '/second-factor'],
      delete: () => ['DELETE', ''],
      resend: () => ['POST', '/invitation', {}],
      revoke: () => ['DELETE', '/invitation'],
    }
    const refusalOf = async (action: UserAction, person: Person) => {
      const [method, path, body] = requests[action](person)
      const { status, body: answer } = await subject.send(method, `/apps/users/${person.no}${path}`, body)
      const { error } = answer as {
        error: { code: string; reason?: string; fields?: Record<string, string> }
      }
      return { status, reason: error.reason ?? Object.values(error.fields ?? {})[0] ?? error.code }
    }
    const statusOf = (value: Value) =>
      value === 'own_status' ? 422 : value === 'accepted' || value === 'no_second_factor' ? 409 : 403
    for (const role of ['people-team', 'readers']) {
      await setRole(role)
      for (const target of Object.keys(people) as Target[]) {
        const person = await read(people[target].uid)
        for (const [action, value] of Object.entries(expectedOf(ROLES[role] ?? [], target))) {
          if (value === true || keepsStatus(action as UserAction, person)) continue
          expect(await refusalOf(action as UserAction, person), `${role} ${target} ${action}`).toEqual({
            status: statusOf(value),
            reason: value,
          })
        }
      }
    }
    expect(accounts.mails).toEqual([])
  })

  it('are nothing to an account that is not signed in as a person', async () => {
    const none = await signInAs(
      api,
      crypto.randomUUID(),
      (tx) => tx`select * from private.users_can(${[PEOPLE.admin]}::uuid[])`,
    )
    expect([...none]).toEqual([])
  })
})
