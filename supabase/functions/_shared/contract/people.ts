import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { searchWords } from './list.ts'

/** The presence that a user shows; a user without an open tab is `offline`. */
export const PRESENCES = ['online', 'busy', 'away', 'offline'] as const
export const presence = z.enum(PRESENCES)
export type Presence = z.infer<typeof presence>

/** A user as others see them: sender, assignee, author. `avatar` is a path in the bucket `avatars`. */
export const personRef = z
  .object({
    uid: z.uuid(),
    name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    /**
     * The company of a user outside the agency, empty without one; null for staff; omitted where it is never shown.
     */
    affiliation: z.string().max(200).nullish(),
    /** True for a team mailbox, which has no card; omitted for a person. */
    isTeam: z.boolean().optional(),
  })
  .meta({ id: 'Person' })
export type PersonRef = z.infer<typeof personRef>

/** A user whom the caller may message. */
export const correspondent = personRef.extend({
  no: z.number().int(),
  role: z.string(),
  company: z.string().nullable(),
  presence,
})
export type Correspondent = z.infer<typeof correspondent>

const uuidList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(boundedArray(z.uuid(), 50))

/**
 * `GET /api/people?q=&limit=`: users whom the caller may message, by name or address, at most 50. `ids` (uuids,
 * comma-separated) limits the result; others are omitted.
 */
export const correspondentQuery = z.object({
  q: searchWords,
  limit: z.coerce.number().int().min(1).max(200).catch(20).default(20),
  /** Only staff, who can be assigned to requests. */
  staff: z.stringbool().catch(false).default(false),
  ids: uuidList.optional(),
  /** Also the team mailboxes, before the people. */
  teams: z.stringbool().catch(false).default(false),
  /** Only people whom the caller may add to this request. */
  project: z.uuid().optional(),
  /** Only people whom the caller may mention in this request. */
  mention: z.uuid().optional(),
})
export const correspondentList = z.object({ people: z.array(correspondent) })

/**
 * `GET /api/people/:uid`: the card of the caller or of a user they may message. `email` and `phone` are empty without
 * permission; `affiliation` is null for staff.
 */
export const personCard = z.object({
  uid: z.uuid(),
  no: z.number().int(),
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.string(),
  company: z.string().nullable(),
  affiliation: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  presence,
  isSelf: z.boolean(),
})
export const personCardResponse = z.object({ person: personCard })

export const companyRef = z.object({ id: z.uuid(), name: z.string() })
export type CompanyRef = z.infer<typeof companyRef>
