import type { ActionCheck } from '../../_shared/contract/action-table.ts'
import {
  type InvitationActionName,
  invitationCan,
  type UserActionName,
  userCan,
} from '../../_shared/contract/user-actions.ts'
import type { UserDetail } from '../../_shared/contract/users.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { userRefusal } from './user-errors.ts'

type Rights = { create: boolean; update: boolean; delete: boolean }

async function readRights(tx: Tx): Promise<Rights> {
  const [row] = await tx<Rights[]>`
    select private.can('create', 'profiles') as create, private.can('update', 'profiles') as update,
      private.can('delete', 'profiles') as delete`
  return row ?? { create: false, update: false, delete: false }
}

/** The error key of a state that does not allow an action. */
const keys: Readonly<Record<string, string>> = { superior: 'person_beyond', accepted: 'accepted' }
const ownKeys = {
  edit: 'own_account',
  activate: 'own_status',
  deactivate: 'own_status',
  resetFactor: 'own_factor',
  delete: 'own_account',
}

function requireAllowed(check: ActionCheck<string>, ownKey?: string): void {
  if (check.isAllowed) return
  const key = check.state === 'own' ? ownKey : keys[check.state]
  throw (check.code === 'forbidden' || !key ? null : userRefusal(key)) ?? new HttpError(check.code)
}

/** Checks an action on a user by the contract table, with the errors of the database, which decides again. */
export async function requireUserAction(
  tx: Tx,
  user: UserDetail,
  me: string,
  action: UserActionName,
): Promise<void> {
  const rights = await readRights(tx)
  requireAllowed(userCan[action]({ ...user, isOwn: user.uid === me, rights }), ownKeys[action])
}

/** Checks an action on the invitation of a user by the contract table. */
export async function requireInvitationAction(
  tx: Tx,
  user: UserDetail,
  action: InvitationActionName,
): Promise<void> {
  requireAllowed(invitationCan[action]({ ...user, rights: await readRights(tx) }))
}
