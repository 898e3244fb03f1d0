import { SETTINGS_TABS, settingsSection } from '@contract/demo/shop-settings.ts'
import { expect, it } from 'vitest'
import { settingsForms } from './settings-forms.ts'

it.each(SETTINGS_TABS)('R-276: the form of %s keeps the stored values', (tab) => {
  const values = tab === 'shipping' ? { expressCents: 1250, freeFromCents: 5000 } : {}
  const section = settingsSection.parse({ tab, revision: 1, values })
  const { schema, valuesOf } = settingsForms[tab]
  expect(schema.parse(valuesOf(section))).toEqual(section.values)
})

it('the form of the shipping settings requires both prices, and amounts that are amounts', () => {
  const { error } = settingsForms.shipping.schema.safeParse({ standard: '', express: 'x', freeFrom: 'x' })
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(['standard', 'express', 'freeFrom'])
})

it('R-606: an empty amount of the shipping settings never makes the delivery free', () => {
  const typed = { standard: '4', express: '9', freeFrom: '' }
  expect(settingsForms.shipping.schema.parse(typed)).toMatchObject({
    standardCents: 400,
    freeFromCents: null,
  })
})

it('the form of the payment settings requires one method', () => {
  const { error } = settingsForms.payments.schema.safeParse({ methods: [] })
  expect(error?.issues.map(({ message }) => message)).toEqual(['ecommerce.error.methods'])
})
