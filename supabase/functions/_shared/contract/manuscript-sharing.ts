import { z } from 'zod'

const timestamp = z.iso.datetime({ offset: true })
const shareRole = z.enum(['viewer', 'editor'])

/** What is said at the e-mail field when an address cannot be invited; the page translates it. */
export const MEMBER_MESSAGES = {
  owner: 'This person already owns the manuscript',
} as const

/** A person a manuscript is shared with. The address is shown to staff, within one company and to its person; null to others. */
export const member = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string().nullable(),
  role: shareRole,
})

/** An address a manuscript is offered to and that has not answered; shown to whoever may share the manuscript. */
export const invitedAddress = z.object({
  id: z.uuid(),
  email: z.string(),
  role: shareRole,
  createdAt: timestamp,
})

/**
 * `GET /api/manuscripts/:id/members`. `POST` `{email, role}` offers the manuscript to an address → 201, the same whether or not
 * the address has an account. `PATCH …/:userId` changes a role. `DELETE …/:userId` and `DELETE …/invitations/:id` → 204.
 */
export const memberList = z.object({
  members: z.array(member),
  invitations: z.array(invitedAddress),
  total: z.number().int(),
})
export type MemberList = z.infer<typeof memberList>
export const inviteMemberBody = z.object({
  email: z
    .string()
    .trim()
    .max(320, 'Enter a valid e-mail address')
    .pipe(z.email('Enter a valid e-mail address')),
  role: shareRole,
})
export const patchMemberBody = z.object({ role: shareRole })

/** A manuscript the caller is offered. `affiliation` is the owner's company, empty without one and null for staff. */
export const manuscriptOffer = z.object({
  id: z.uuid(),
  title: z.string(),
  ownerName: z.string(),
  affiliation: z.string().nullable(),
  role: shareRole,
  createdAt: timestamp,
})
export type ManuscriptOffer = z.infer<typeof manuscriptOffer>
/** `GET /api/manuscript-invitations`, newest first. `DELETE …/:id` declines one → 204. */
export const manuscriptOfferList = z.object({
  invitations: z.array(manuscriptOffer),
  total: z.number().int(),
})
/** `POST /api/manuscript-invitations/:id/accept`. */
export const acceptedOffer = z.object({ manuscriptId: z.uuid() })
