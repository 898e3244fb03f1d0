import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'
import { count, demoListQuery, exactly, picture } from './list.ts'
import { baseRevision, postalAddress, postalAddressBody, SHOP_COUNTRY_CODES } from './postal-address.ts'

export const CUSTOMER_STATUSES = ['Active', 'Inactive'] as const
export const CARD_BRANDS = ['Mastercard', 'Visa', 'American Express'] as const
export const CUSTOMER_TOPICS = ['order', 'shipping', 'sign_in', 'offers'] as const
export type CustomerTopic = (typeof CUSTOMER_TOPICS)[number]

/** `GET /api/apps/ecommerce/customers`: besides page and order, exact status and country code. */
export const customerListQuery = demoListQuery.extend({ status: exactly, country: exactly })

const timestamp = z.iso.datetime()

/** A customer with everything their screen shows; amounts are cents. */
export const customerRecord = z
  .object({
    customerId: count,
    name: z.string(),
    email: z.string(),
    contact: z.string(),
    countryCode: z.string(),
    countryFlag: picture,
    status: z.enum(CUSTOMER_STATUSES),
    avatar: picture,
    revision: z.number().int(),
    orderCount: count,
    spentCents: z.number().int(),
    averageCents: z.number().int(),
    reviewCount: count,
    addresses: z.array(postalAddress.extend({ id: count, isDefault: z.boolean() })),
    cards: z.array(
      z.object({
        id: count,
        brand: z.enum(CARD_BRANDS),
        lastFour: z.string().regex(/^\d{4}$/),
        holder: z.string(),
        expiresOn: z.iso.date(),
        isDefault: z.boolean(),
      }),
    ),
    devices: z.array(
      z.object({
        id: count,
        browser: z.string(),
        device: z.string(),
        city: z.string(),
        lastSeenAt: timestamp,
      }),
    ),
    /** The latest password reset mails. */
    passwordMails: z.array(z.object({ id: count, requestedBy: z.string(), sentAt: timestamp })),
    notifications: z.array(
      z.object({ topic: z.enum(CUSTOMER_TOPICS), byEmail: z.boolean(), byBrowser: z.boolean() }),
    ),
  })
  .meta({ id: 'Customer' })
export type CustomerRecord = z.infer<typeof customerRecord>
export type CustomerAddress = CustomerRecord['addresses'][number]
export const customerRecordResponse = z.object({ customer: customerRecord })

const fields = {
  name: nameText(120),
  email: z.email().max(254),
  contact: optionalName(40).default(''),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
  status: z.enum(CUSTOMER_STATUSES).default('Active'),
}

/** `POST /api/apps/ecommerce/customers` → 201 `{customer}`; an address in use is refused at its field. */
export const createCustomerBody = z.object(fields)
export type CreateCustomerBody = z.input<typeof createCustomerBody>

/** `PUT /api/apps/ecommerce/customers/:customerId` → `{customer}`; 409 with the current `{customer}`. */
export const updateCustomerBody = createCustomerBody.extend({ revision: baseRevision })
export type UpdateCustomerBody = z.input<typeof updateCustomerBody>

/** `POST /api/apps/ecommerce/customers/:customerId/addresses`. */
export const addCustomerAddressBody = postalAddressBody
/** `PUT /api/apps/ecommerce/customers/:customerId/addresses/:addressId`; 409 with the current `{customer}`. */
export const updateCustomerAddressBody = postalAddressBody.extend({ revision: baseRevision })
export type CustomerAddressBody = z.input<typeof updateCustomerAddressBody>

/** `POST /api/apps/ecommerce/customers/:customerId/cards`: never the card number. */
export const addCardBody = z.object({
  brand: z.enum(CARD_BRANDS),
  lastFour: z.string().regex(/^\d{4}$/),
  holder: nameText(120),
  /** The last month of validity, for example `2028-04`. */
  expires: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
})
export type AddCardBody = z.input<typeof addCardBody>

/** `PUT /api/apps/ecommerce/customers/:customerId/notifications`. */
export const customerNotificationBody = z.object({
  topic: z.enum(CUSTOMER_TOPICS),
  byEmail: z.boolean(),
  byBrowser: z.boolean(),
})
export type CustomerNotificationBody = z.input<typeof customerNotificationBody>
