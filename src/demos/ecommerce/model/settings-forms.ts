import { type SettingsTab, type ShopSettingsSection, settingsValues } from '@contract/demo/shop-settings.ts'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { centsFrom, dollarsText } from '@/demos/shared/typed-money.ts'
import { moneyText, wholeText } from './form-values.ts'

/** The schema of a tab's form, whose result is saved, and the form's values of a stored section. */
type SettingsFormOf = {
  schema: z.ZodType<FieldValues, FieldValues>
  valuesOf: (section: ShopSettingsSection) => FieldValues
}

const text = (most: number) => z.string().trim().max(most, 'ecommerce.error.long')
const email = z.union([z.literal(''), z.email('ecommerce.error.email')], { error: 'ecommerce.error.email' })
const stored = ({ values }: ShopSettingsSection): FieldValues => ({ ...values })

const shipping: SettingsFormOf = {
  schema: z.object({
    processingDays: wholeText(60).transform(Number),
    zones: z.array(
      z
        .object({
          name: text(60).min(1, 'ecommerce.error.zone'),
          rate: text(60).min(1, 'ecommerce.error.rate'),
          price: moneyText.min(1, 'ecommerce.error.price'),
          freeFrom: moneyText,
        })
        .transform(({ price, freeFrom, ...zone }) => ({
          ...zone,
          priceCents: centsFrom(price) ?? 0,
          freeFromCents: centsFrom(freeFrom),
        })),
    ),
  }),
  valuesOf: (section) =>
    section.tab !== 'shipping'
      ? {}
      : {
          processingDays: String(section.values.processingDays),
          zones: section.values.zones.map(({ priceCents, freeFromCents, ...zone }) => ({
            ...zone,
            price: dollarsText(priceCents),
            freeFrom: dollarsText(freeFromCents),
          })),
        },
}

/** The form of each tab. */
export const settingsForms: Readonly<Record<SettingsTab, SettingsFormOf>> = {
  'store-details': {
    schema: settingsValues['store-details'].extend({
      name: text(100).min(1, 'ecommerce.error.store-name'),
      email,
      senderEmail: email,
    }),
    valuesOf: stored,
  },
  payments: { schema: settingsValues.payments.extend({ payoutEmail: email }), valuesOf: stored },
  checkout: { schema: settingsValues.checkout, valuesOf: stored },
  shipping,
  locations: {
    schema: z.object({
      locations: z.array(
        z.object({
          name: text(60).min(1, 'ecommerce.error.location'),
          address: text(200),
          city: text(80),
          country: text(60),
          phone: text(40),
          fulfilsOnline: z.boolean(),
        }),
      ),
    }),
    valuesOf: stored,
  },
  notifications: { schema: settingsValues.notifications, valuesOf: stored },
}
