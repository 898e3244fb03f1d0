import { CARD_BRANDS, CUSTOMER_MESSAGES, CUSTOMER_STATUSES } from '@contract/demo/customer-records.ts'
import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import { REFERRAL_MESSAGES } from '@contract/demo/review-actions.ts'
import * as z from 'zod'
import { translateMessages } from '@/lib/api/refusal.ts'

const error = (name: string) => `ecommerce-sales.error.${name}`
const text = (max: number) => z.string().trim().max(max, error('long'))
const required = (max: number, name: string) => text(max).min(1, error(name))
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

/** Translates the messages of a refused customer, card or invitation. */
export const translateShopError = translateMessages({
  [CUSTOMER_MESSAGES.email]: error('email'),
  [CUSTOMER_MESSAGES.emailTaken]: error('email-taken'),
  [CUSTOMER_MESSAGES.expires]: error('expires'),
  [REFERRAL_MESSAGES.invited]: error('invited'),
})
