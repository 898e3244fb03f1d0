import { z } from 'zod'

const timestamp = z.iso.datetime({ offset: true })
const shareRole = z.enum(['viewer', 'editor'])

/**
 * A member of a manuscript. The address is visible to staff, within one company and to the member; null to others.
 */
export const member = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string().nullable(),
  role: shareRole,
})

/** A pending invitation to a manuscript; visible to users who may share the manuscript. */
export const invitedAddress = z.object({
  id: z.uuid(),
  email: z.string(),
  role: shareRole,
  createdAt: timestamp,
})

/**
 * `GET /api/manuscripts/:id/members`. `POST` `{email, role}` invites an address → 201, with or without an account.
 * `PATCH …/:userId` changes a role. `DELETE …/:userId` and `…/invitations/:id` → 204.
 */
export const memberList = z.object({
  members: z.array(member),
  invitations: z.array(invitedAddress),
  total: z.number().int(),
})
export type MemberList = z.infer<typeof memberList>
export const inviteMemberBody = z.object({
  email: z.string().trim().max(320).pipe(z.email()),
  role: shareRole,
})
export const patchMemberBody = z.object({ role: shareRole })

/**
 * A manuscript that the caller is invited to. `affiliation` is the owner's company, empty without one and null for
 * staff.
 */
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
