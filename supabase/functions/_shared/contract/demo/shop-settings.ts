import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'
import { CHECKOUT_METHODS } from './checkout.ts'

/** The tabs of the shop settings, each saved as one row; every setting acts. */
export const SETTINGS_TABS = ['store-details', 'payments', 'shipping'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

const email = z.union([z.literal(''), z.email().max(320)])
const cents = z.number().int().min(0).max(99_999_999)

/** The values of each tab; a missing value has its default. */
export const settingsValues = {
  'store-details': z.object({
    name: nameText(100).default('Quillport Shop'),
    legalName: optionalName(100).default(''),
    phone: optionalName(40).default(''),
    email: email.default(''),
    address: optionalName(200).default(''),
    postCode: optionalName(20).default(''),
    city: optionalName(80).default(''),
    country: optionalName(60).default(''),
    orderPrefix: optionalName(10).default('#'),
    orderSuffix: optionalName(10).default(''),
  }),
  payments: z.object({
    methods: z
      .array(z.enum(CHECKOUT_METHODS))
      .min(1)
      .max(CHECKOUT_METHODS.length)
      .default([...CHECKOUT_METHODS]),
  }),
  shipping: z.object({
    standardCents: cents.default(0),
    expressCents: cents.default(990),
    /** A cart of this amount or more is delivered free; null is never. */
    freeFromCents: cents.nullable().default(null),
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
  section('shipping'),
])
export type ShopSettingsSection = z.infer<typeof settingsSection>

/** `GET /api/apps/ecommerce/settings`. */
export const shopSettings = z.object({ sections: z.array(settingsSection) })
/** `PUT /api/apps/ecommerce/settings` → `{section}`; 409 with the current `{section}`. */
export const saveSettingsBody = settingsSection
export const settingsResponse = z.object({ section: settingsSection })
