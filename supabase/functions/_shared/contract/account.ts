import { z } from 'zod'
import { cleanName } from './clean-name.ts'
import { MAIL_CHOICES } from './mail-groups.ts'
import { nameText, optionalName } from './name-text.ts'
import { NOTIFICATION_KINDS } from './notifications.ts'
import { timeZoneName } from './time-zone.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Values of R-229. */
export const ACCOUNT_PLANS = ['basic', 'team', 'company', 'enterprise'] as const
export const ACCOUNT_BILLINGS = ['Auto debit', 'Manual-Credit Card', 'Manual-Cash', 'Manual-PayPal'] as const
const plan = z.enum(ACCOUNT_PLANS)
const billing = z.enum(ACCOUNT_BILLINGS)
export type Plan = z.infer<typeof plan>
export type Billing = z.infer<typeof billing>

const mailChoice = z.enum(MAIL_CHOICES)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Which notifications are mailed and when; the quiet hours are in the time zone of the person. */
export const mailSettings = z.object({
  turn: mailChoice,
  messages: mailChoice,
  status: mailChoice,
  other: mailChoice,
  quietFrom: timeOfDay.nullable(),
  quietTo: timeOfDay.nullable(),
  language: z.enum(['en', 'fr']),
  timeZone: timeZoneName,
})
export type MailSettings = z.infer<typeof mailSettings>

/** The caller's account. `avatar` is a path in the public bucket `avatars`; an omitted kind of notification is on. */
export const account = z.object({
  uid: z.uuid(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  department: z.string(),
  company: z.string().nullable(),
  avatar: z.string().nullable(),
  about: z.string(),
  country: z.string(),
  contact: z.string(),
  language: z.string(),
  taxId: z.string(),
  address: z.string(),
  currentPlan: plan,
  billing,
  notifications: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
  mail: mailSettings,
})
export type Account = z.infer<typeof account>
/** `GET /api/account`, and the response to a change. */
export const accountResponse = z.object({ account })

/** A single line that other users may read. */
const line = optionalName
const text = (most: number) => z.string().trim().max(most)

/** `PATCH /api/account` → `{account}`: only the given fields change. */
export const patchAccountBody = z.object({
  fullName: nameText(200).optional(),
  username: z
    .string()
    .overwrite(cleanName)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{2,59}$/u)
    .optional(),
  about: text(2000).optional(),
  /** The path of an uploaded picture, or null for none. */
  avatar: z
    .string()
    .regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\.(png|jpg|webp)$/)
    .nullish(),
  country: line(80).optional(),
  contact: line(60).optional(),
  language: line(40).optional(),
  taxId: line(60).optional(),
  address: text(400).optional(),
  notifications: account.shape.notifications.optional(),
  mail: mailSettings.partial().optional(),
})
export type PatchAccountBody = z.input<typeof patchAccountBody>

/** `POST /api/account/deactivate` → 204; requires an explicit confirmation. */
export const deactivateBody = z.object({ sure: z.literal(true) })

/** `GET /api/account/storage`: the bytes that the user's files use, and the quota. */
export const accountStorage = z.object({ used: z.number().int(), allowed: z.number().int() })
export type AccountStorage = z.infer<typeof accountStorage>

/** A signed-in browser of the caller; the screen derives its name from `userAgent`. */
export const accountSession = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  createdAt: timestamp,
  seenAt: timestamp,
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>
/**
 * `GET /api/account/sessions`; `DELETE /api/account/sessions/:id` → 204; `DELETE /api/account/sessions` ends all
 * others.
 */
export const accountSessionList = z.object({ sessions: z.array(accountSession), total: z.number().int() })

/** A request for another plan or billing period. */
export const planRequest = z.object({
  id: z.uuid(),
  uid: z.uuid(),
  name: z.string(),
  fromPlan: plan,
  fromBilling: billing,
  plan,
  billing,
  note: z.string(),
  status: z.enum(['open', 'approved', 'declined']),
  reason: z.string(),
  decidedAt: timestamp.nullable(),
  createdAt: timestamp,
})
export type PlanRequest = z.infer<typeof planRequest>
/**
 * `GET /api/account/plan-requests`: the caller's own; with `?view=waiting`, those that the caller may decide. Newest
 * first.
 */
export const planRequestQuery = z.object({ view: z.enum(['mine', 'waiting']).catch('mine').default('mine') })
export const planRequestList = z.object({ requests: z.array(planRequest), total: z.number().int() })
/** `POST /api/account/plan-requests` → 201; 409 while another one is pending. `DELETE …/:id` withdraws it → 204. */
export const newPlanRequestBody = z.object({ plan, billing, note: text(1000).default('') })
export const planRequestResponse = z.object({ request: planRequest })
/** `POST /api/account/plan-requests/:id/decision` → 204; 409 when it was already decided or withdrawn. */
export const planDecisionBody = z.object({ approve: z.boolean(), reason: text(1000).default('') })

/** `GET /api/account/connections`: the people and sign-in methods that the account is connected with. */
export const accountConnections = z.object({
  sharedWithMe: z.array(
    z.object({ id: z.uuid(), title: z.string(), name: z.string(), role: z.enum(['viewer', 'editor']) }),
  ),
  sharedByMe: z.array(z.object({ id: z.uuid(), title: z.string(), people: z.array(z.string()) })),
  identities: z.array(
    z.object({
      provider: z.string(),
      email: z.string(),
      createdAt: timestamp,
      lastSignInAt: timestamp.nullable(),
    }),
  ),
  sessions: z.number().int(),
})
export type AccountConnections = z.infer<typeof accountConnections>
