import { CHECKOUT_METHODS } from '@contract/demo/checkout.ts'
import { type SettingsTab, type ShopSettingsSection, settingsValues } from '@contract/demo/shop-settings.ts'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { centsFrom, dollarsText } from '@/demos/shared/typed-money.ts'
import { moneyText } from './form-values.ts'

/** The schema of a tab's form, whose result is saved, and the form's values of a stored section. */
type SettingsFormOf = {
  schema: z.ZodType<FieldValues, FieldValues>
  valuesOf: (section: ShopSettingsSection) => FieldValues
}

const text = (most: number) => z.string().trim().max(most, 'ecommerce.error.long')
const email = z.union([z.literal(''), z.email('ecommerce.error.email')], { error: 'ecommerce.error.email' })
const stored = ({ values }: ShopSettingsSection): FieldValues => ({ ...values })

const shipping: SettingsFormOf = {
  schema: z
    .object({
      standard: moneyText.min(1, 'ecommerce.error.price'),
      express: moneyText.min(1, 'ecommerce.error.price'),
      freeFrom: moneyText,
    })
    .transform(({ standard, express, freeFrom }) => ({
      standardCents: centsFrom(standard) ?? 0,
      expressCents: centsFrom(express) ?? 0,
      freeFromCents: centsFrom(freeFrom),
    })),
  valuesOf: (section) =>
    section.tab !== 'shipping'
      ? {}
      : {
          standard: dollarsText(section.values.standardCents),
          express: dollarsText(section.values.expressCents),
          freeFrom: dollarsText(section.values.freeFromCents),
        },
}

/** The form of each tab. */
export const settingsForms: Readonly<Record<SettingsTab, SettingsFormOf>> = {
  'store-details': {
    schema: settingsValues['store-details'].extend({
      name: text(100).min(1, 'ecommerce.error.store-name'),
      email,
    }),
    valuesOf: stored,
  },
  payments: {
    schema: z.object({
      methods: z.array(z.enum(CHECKOUT_METHODS)).min(1, 'ecommerce.error.methods'),
    }),
    valuesOf: stored,
  },
  shipping,
}
