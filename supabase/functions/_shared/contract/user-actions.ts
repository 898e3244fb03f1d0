import { type ActionTable, createActionChecks } from './action-table.ts'
import type { User, UserStatus } from './users.ts'

/** `own`: the caller's account. `superior`: a user whose role has permissions that the caller lacks. */
type UserState = UserStatus | 'own' | 'superior'
/** The abilities `update profiles` and `delete profiles`. */
type UserRight = 'update' | 'delete'

/** Each action on a user with the abilities and states that allow it; tested against the API. */
export const USER_ACTIONS = {
  edit: { update: ['active', 'pending', 'inactive', 'own'] },
  activate: { update: ['pending', 'inactive'] },
  deactivate: { update: ['active', 'pending'] },
  resetFactor: { update: ['active', 'pending', 'inactive'] },
  delete: { delete: ['active', 'pending', 'inactive'] },
} as const satisfies ActionTable<UserRight, UserState>
export type UserActionName = keyof typeof USER_ACTIONS

type UserSource = Pick<User, 'status' | 'isManageable'> & { isOwn: boolean }

/** `userCan.delete({ ...user, isOwn, rights })` returns whether the action is possible now, or why not. */
export const userCan = createActionChecks<
  UserRight,
  UserState,
  typeof USER_ACTIONS,
  UserSource & { rights: Readonly<Record<UserRight, boolean>> }
>(
  USER_ACTIONS,
  ({ rights }) => rights,
  ({ status, isManageable, isOwn }) => (isOwn ? 'own' : isManageable ? status : 'superior'),
)

type InvitationState = 'open' | 'accepted' | 'superior'
/** The ability `create profiles`, alone and with `delete profiles`. */
type InvitationRight = 'create' | 'createAndDelete'

/** Each action on the invitation of a user with the abilities and states that allow it; tested against the API. */
export const INVITATION_ACTIONS = {
  resend: { create: ['open'] },
  revoke: { createAndDelete: ['open'] },
} as const satisfies ActionTable<InvitationRight, InvitationState>
export type InvitationActionName = keyof typeof INVITATION_ACTIONS

/** `invitationCan.resend({ ...user, rights })` returns whether the action is possible now, or why not. */
export const invitationCan = createActionChecks<
  InvitationRight,
  InvitationState,
  typeof INVITATION_ACTIONS,
  Pick<User, 'isManageable' | 'hasInvitation'> & { rights: Readonly<Record<'create' | 'delete', boolean>> }
>(
  INVITATION_ACTIONS,
  ({ rights }) => ({ create: rights.create, createAndDelete: rights.create && rights.delete }),
  ({ isManageable, hasInvitation }) => (!isManageable ? 'superior' : hasInvitation ? 'open' : 'accepted'),
)
