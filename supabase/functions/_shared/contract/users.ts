import { z } from 'zod'
import { type Can, canOf } from './can.ts'
import { cleanName } from './clean-name.ts'
import { listQuery } from './list.ts'
import { nameText, optionalName } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Values of. */
export const USER_STATUSES = ['active', 'pending', 'inactive'] as const
export const PLANS = ['basic', 'team', 'company', 'enterprise'] as const
export const BILLINGS = ['Auto debit', 'Manual-Credit Card', 'Manual-Cash', 'Manual-PayPal'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

const USER_ACTIONS = ['edit', 'activate', 'deactivate', 'resetFactor', 'delete', 'resend', 'revoke'] as const
const USER_REASONS = [
  'own_account',
  'own_status',
  'own_factor',
  'person_beyond',
  'accepted',
  'is_active',
  'is_inactive',
  'no_second_factor',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]
/** Why an action is not possible now; `person_beyond`: the user's role has permissions that the caller lacks. */
export type UserReason = (typeof USER_REASONS)[number]
export type UserCan = Can<UserAction, UserReason>

/** A user in the administration's list. `id` is the public number; `avatar` a path in `avatars`. */
export const user = z.object({
  id: z.number().int(),
  uid: z.uuid(),
  fullName: z.string(),
  company: z.string(),
  companyId: z.uuid().nullable(),
  role: z.string(),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(PLANS),
  status: z.enum(USER_STATUSES),
  avatar: z.string().nullable(),
  billing: z.enum(BILLINGS),
  department: z.string(),
  createdAt: timestamp,
  lastUpdated: timestamp,
  /** `resend` and `revoke` are actions on the invitation (R-1003). */
  can: canOf(USER_ACTIONS, USER_REASONS),
})
export type User = z.infer<typeof user>

/** `GET /api/apps/users/:id`; an unknown one is 404 `{message: 'User not found'}`. */
export const userDetail = user.extend({
  taskDone: z.number().int(),
  projectDone: z.number().int(),
  taxId: z.string(),
  language: z.string(),
  /** The company entered at sign-up, which grants no rights. */
  statedCompany: z.string(),
  revision: z.number().int(),
  /** The number of signed-in browsers. */
  sessions: z.number().int(),
  lastSignInAt: timestamp.nullable(),
  /** The time of a pending invitation. */
  invitedAt: timestamp.nullable(),
  hasSecondFactor: z.boolean(),
  /** The last reset of a lost second factor, and the name of the administrator. */
  factorResetAt: timestamp.nullable(),
  factorResetBy: z.string().nullable(),
})
export type UserDetail = z.infer<typeof userDetail>

const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined)

/** `GET /api/apps/users`: sorted by user (the default), email, role, plan, status or billing. */
export const userListQuery = listQuery.extend({
  /** A role by name; empty is any. */
  role: z
    .string()
    .trim()
    .transform((given) => given || undefined)
    .optional(),
  plan: oneOf(PLANS),
  status: oneOf(USER_STATUSES),
})
/** `page` is 1 when the requested page is beyond the last. */
export const userList = z.object({
  users: z.array(user),
  totalPages: z.number().int(),
  totalUsers: z.number().int(),
  page: z.number().int(),
})
/** `GET /api/apps/users/figures`. */
export const userStatistics = z.object({
  total: z.number().int(),
  active: z.number().int(),
  pending: z.number().int(),
  inactive: z.number().int(),
})
export type UserStatistics = z.infer<typeof userStatistics>

const optional = (most: number) => optionalName(most).optional()
const username = z
  .string()
  .overwrite(cleanName)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{2,59}$/u)

const userFields = {
  fullName: nameText(200),
  role: z.string().trim().toLowerCase().min(1).max(40),
  username: username.optional(),
  companyId: z.uuid().nullish(),
  department: optional(120),
  country: optional(80),
  contact: optional(60),
  language: optional(40),
  taxId: optional(60),
  currentPlan: z.enum(PLANS).optional(),
  billing: z.enum(BILLINGS).optional(),
}

/**
 * `POST /api/apps/users` → 201 `{body}`: invites by mail. `redirectTo` is the password page that the mail links to;
 * Auth accepts only URLs of the app.
 */
export const inviteUserBody = z.object({
  ...userFields,
  email: z.string().trim().toLowerCase().max(320).pipe(z.email()),
  redirectTo: z.url().max(500).optional(),
})
export type InviteUserBody = z.input<typeof inviteUserBody>
export const inviteUserResponse = z.object({ body: userDetail })

/** `PATCH /api/apps/users/:id` → `{user}`; 409 with the current `{user}` when `revision` is outdated. */
export const patchUserBody = z.object({
  ...userFields,
  fullName: userFields.fullName.optional(),
  role: userFields.role.optional(),
  status: z.enum(USER_STATUSES).optional(),
  revision: z.number().int().min(0).max(2_147_483_647),
})
export type PatchUserBody = z.input<typeof patchUserBody>
export const userResponse = z.object({ user: userDetail })

/**
 * `POST /api/apps/users/:id/invitation` sends the mail again → 204; `DELETE` revokes the invitation and deletes the
 * account → 204.
 */
export const resendInvitationBody = z.object({ redirectTo: z.url().max(500).optional() })

/**
 * `GET /api/apps/users/:id/belongings`: the items that another user must take over before the account can be deleted.
 */
export const userBelongings = z.object({
  manuscripts: z.number().int(),
  imports: z.number().int(),
  projects: z.number().int(),
  assignments: z.number().int(),
  threads: z.number().int(),
  /** Deleted with the account, because they cannot be transferred. */
  drafts: z.number().int(),
  chats: z.number().int(),
})
export type UserBelongings = z.infer<typeof userBelongings>

/**
 * `DELETE /api/apps/users/:id?handTo=`: the `uid` of the user who takes over; 409 when belongings exist and it is
 * missing.
 */
export const deleteUserQuery = z.object({
  handTo: z.uuid().optional(),
})

/** `GET /api/apps/users/:id/projects`: the newest ten that the user filed or works on, and their total. */
export const userProjects = z.object({
  projects: z.array(
    z.object({
      id: z.uuid(),
      no: z.number().int(),
      title: z.string(),
      status: z.enum(['received', 'in_progress', 'delivered']),
      dueDate: z.iso.date(),
      isAssigned: z.boolean(),
    }),
  ),
  total: z.number().int(),
})
export type UserProjects = z.infer<typeof userProjects>
