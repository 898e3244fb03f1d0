import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'

/** The tabs of the shop settings, each saved as one row. */
export const SETTINGS_TABS = [
  'store-details',
  'payments',
  'checkout',
  'shipping',
  'locations',
  'notifications',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

export const UNIT_SYSTEMS = ['metric', 'imperial'] as const
export const PAYMENT_PROVIDERS = ['paypal', 'stripe', 'bank-transfer', 'cash-on-delivery'] as const
export const CONTACT_METHODS = ['phone', 'email'] as const
export const FIELD_RULES = ['hidden', 'optional', 'required'] as const
export const SHOP_EVENTS = [
  'new-customer',
  'new-order',
  'order-paid',
  'order-shipped',
  'order-cancelled',
  'refund-requested',
  'review-posted',
  'low-stock',
] as const

const email = z.union([z.literal(''), z.email('Enter a valid email address').max(320)])
const cents = z.number().int().min(0).max(99_999_999)

/** The values of each tab; a missing value has its default. */
export const settingsValues = {
  'store-details': z.object({
    name: nameText(100, 'Store name is required').default('Quillport Shop'),
    legalName: optionalName(100).default(''),
    phone: optionalName(40).default(''),
    email: email.default(''),
    senderEmail: email.default(''),
    industry: optionalName(60).default(''),
    country: optionalName(60).default(''),
    address: optionalName(200).default(''),
    city: optionalName(80).default(''),
    postCode: optionalName(20).default(''),
    timeZone: z.string().max(60).default('Europe/Paris'),
    units: z.enum(UNIT_SYSTEMS).default('metric'),
    orderPrefix: optionalName(10).default('#'),
    orderSuffix: optionalName(10).default(''),
  }),
  payments: z.object({
    providers: z.array(z.enum(PAYMENT_PROVIDERS)).max(4).default(['paypal', 'stripe']),
    payoutEmail: email.default(''),
    captureLater: z.boolean().default(false),
  }),
  checkout: z.object({
    contactMethod: z.enum(CONTACT_METHODS).default('email'),
    fullName: z.enum(FIELD_RULES).default('required'),
    companyName: z.enum(FIELD_RULES).default('optional'),
    addressLine2: z.enum(FIELD_RULES).default('optional'),
    phoneNumber: z.enum(FIELD_RULES).default('optional'),
    allowGuests: z.boolean().default(true),
    newsletter: z.boolean().default(false),
  }),
  shipping: z.object({
    zones: z
      .array(
        z.object({
          name: nameText(60, 'Zone name is required'),
          rate: nameText(60, 'Rate name is required'),
          priceCents: cents,
          /** Orders of this amount or more ship free; null is never. */
          freeFromCents: cents.nullable(),
        }),
      )
      .max(30)
      .default([]),
    processingDays: z.number().int().min(0).max(60).default(2),
  }),
  locations: z.object({
    locations: z
      .array(
        z.object({
          name: nameText(60, 'Location name is required'),
          address: optionalName(200),
          city: optionalName(80),
          country: optionalName(60),
          phone: optionalName(40),
          fulfilsOnline: z.boolean(),
        }),
      )
      .max(20)
      .default([]),
  }),
  notifications: z.object({
    byEmail: z.array(z.enum(SHOP_EVENTS)).max(8).default(['new-order', 'refund-requested']),
    inApp: z.array(z.enum(SHOP_EVENTS)).max(8).default(['new-order', 'low-stock']),
  }),
} as const satisfies Record<SettingsTab, z.ZodType>

/** The values of one tab. */
export type SettingsOf<T extends SettingsTab> = z.output<(typeof settingsValues)[T]>

const MAX_INTEGER = 2_147_483_647
const revision = z.number().int().min(0).max(MAX_INTEGER)
const section = <T extends SettingsTab>(tab: T) =>
  z.object({ tab: z.literal(tab), revision, values: settingsValues[tab] })

/** One tab with its revision. */
export const settingsSection = z.discriminatedUnion('tab', [
  section('store-details'),
  section('payments'),
  section('checkout'),
  section('shipping'),
  section('locations'),
  section('notifications'),
])
export type ShopSettingsSection = z.infer<typeof settingsSection>

/** `GET /api/apps/ecommerce/settings`. */
export const shopSettings = z.object({ sections: z.array(settingsSection) })
/** `PUT /api/apps/ecommerce/settings` → `{section}`; 409 with the current `{section}`. */
export const saveSettingsBody = settingsSection
export const settingsResponse = z.object({ section: settingsSection })
