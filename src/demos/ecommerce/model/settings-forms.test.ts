import { SETTINGS_TABS, settingsSection } from '@contract/demo/shop-settings.ts'
import { expect, it } from 'vitest'
import { settingsForms } from './settings-forms.ts'

it.each(SETTINGS_TABS)('R-276: the form of %s keeps the stored values', (tab) => {
  const values =
    tab === 'shipping'
      ? { processingDays: 3, zones: [{ name: 'EU', rate: 'Post', priceCents: 990, freeFromCents: null }] }
      : {}
  const section = settingsSection.parse({ tab, revision: 1, values })
  const { schema, valuesOf } = settingsForms[tab]
  expect(schema.parse(valuesOf(section))).toEqual(section.values)
})

it('the form of the shipping settings requires a name, a rate and a price of each zone', () => {
  const zone = { name: '', rate: '', price: '', freeFrom: 'x' }
  const { error } = settingsForms.shipping.schema.safeParse({ processingDays: '1', zones: [zone] })
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(['name', 'rate', 'price', 'freeFrom'])
})
