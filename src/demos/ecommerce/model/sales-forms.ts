import { CARD_BRANDS, CUSTOMER_STATUSES } from '@contract/demo/customer-records.ts'
import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import * as z from 'zod'
import type { ReasonWords } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

type ErrorName = MessageKey<'ecommerce-sales.error'>

const error = (name: ErrorName) => `ecommerce-sales.error.${name}` as const
const text = (max: number) => z.string().trim().max(max, error('long'))
const required = (max: number, name: ErrorName) => text(max).min(1, error(name))
const email = z
  .string()
  .trim()
  .pipe(z.email(error('email')))

/** The form of an address. */
export const addressForm = z.object({
  recipient: required(120, 'name'),
  street: required(200, 'street'),
  extra: text(200),
  postcode: required(20, 'postcode'),
  city: required(120, 'city'),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
})
export type AddressForm = z.infer<typeof addressForm>

/** The form of a customer. */
export const customerForm = z.object({
  name: required(120, 'name'),
  email,
  contact: text(40),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
  status: z.enum(CUSTOMER_STATUSES),
})
export type CustomerForm = z.infer<typeof customerForm>

/** The form of a payment card; `expires` is a month such as `2028-04`. */
export const cardForm = z.object({
  brand: z.enum(CARD_BRANDS),
  lastFour: z
    .string()
    .trim()
    .regex(/^\d{4}$/, error('last-four')),
  holder: required(120, 'name'),
  expires: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, error('expires')),
})

/** The form of an invitation to the referral programme. */
export const referralForm = z.object({ email })

/** The words of a refused customer, and of a refused card. */
export const customerWords: ReasonWords = { taken: error('email-taken'), past: error('expires') }

/** The words of a refused invitation. */
export const referralWords: ReasonWords = { taken: error('invited') }
