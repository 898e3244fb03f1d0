import { z } from 'zod'
import { listQuery } from './list.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Why no mail is sent to an address; null where mails are sent. */
export const ADDRESS_STATES = ['unconfirmed', 'bounced', 'complained'] as const
export type AddressState = (typeof ADDRESS_STATES)[number]

/** The state of the address of a person, and who last let mails be sent to it again. */
export const addressFacts = z.object({
  state: z.enum(ADDRESS_STATES).nullable(),
  since: timestamp.nullable(),
  /** The reply code of the mail server or the status of a bounce: 550, 5.1.1. */
  reason: z.string(),
  liftedAt: timestamp.nullable(),
  liftedBy: z.string().nullable(),
})
export type AddressFacts = z.infer<typeof addressFacts>

/** A person whose address is unconfirmed or blocked. */
export const mailAddress = addressFacts.extend({
  /** The public number of the person. */
  no: z.number().int(),
  uid: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  state: z.enum(ADDRESS_STATES),
})
export type MailAddress = z.infer<typeof mailAddress>

/** `GET /api/mail-addresses`: sorted by since (the default, newest first), name or email. */
export const mailAddressListQuery = listQuery.extend({
  state: z.enum(ADDRESS_STATES).optional().catch(undefined),
})
export const mailAddressList = z.object({ addresses: z.array(mailAddress), total: z.number().int() })
export const addressResponse = z.object({ address: addressFacts })
