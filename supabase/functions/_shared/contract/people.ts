import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { searchWords } from './list.ts'
import { nameText } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

/** What a person shows of themselves; `offline` is also what everybody is without an open tab. */
export const PRESENCES = ['online', 'busy', 'away', 'offline'] as const
export const presence = z.enum(PRESENCES)
export type Presence = z.infer<typeof presence>

/** A person as others meet them: sender, assignee, author. `avatar` is a path in the bucket `avatars`. */
export const personRef = z
  .object({
    uid: z.uuid(),
    name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    /** The company of a person outside the agency, empty without one. Null for staff; left out where nobody reads what they wrote. */
    affiliation: z.string().max(200).nullish(),
  })
  .meta({ title: 'Person' })
export type PersonRef = z.infer<typeof personRef>

/** Somebody one may write to. */
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
 * `GET /api/people?q=&limit=`: whom the caller may write to, by name or address, at most 50. With `ids` (uuids with commas
 * between) those of these people instead: whom one may not write to is left out as if there were nobody.
 */
export const correspondentQuery = z.object({
  q: searchWords,
  limit: z.coerce.number().int().min(1).max(50).catch(20).default(20),
  /** Only those who work for the agency: whom a request may be assigned to. */
  staff: z.stringbool().catch(false).default(false),
  ids: uuidList.optional(),
})
export const correspondentList = z.object({ people: z.array(correspondent) })

/**
 * `GET /api/people/:uid`: the card of a person the caller may write to, or their own. `email` and `phone` are empty where the
 * caller may not see them; `affiliation` is null for staff.
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

/** A file beside a request or a message; its bytes are in the bucket the screen knows, at `path`. */
export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  mime: z.string(),
  path: z.string(),
  createdAt: timestamp,
})
export type Attachment = z.infer<typeof attachment>

/** What the browser says of a file it has uploaded; name and type are shown as text only. */
export const newAttachment = z.object({
  id: z.uuid(),
  name: nameText(255),
  size: z.number().int().min(0).max(52_428_800),
  mime: z.string().max(120),
})
