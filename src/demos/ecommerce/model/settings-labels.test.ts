import { SETTINGS_TABS, settingsValues } from '@contract/demo/shop-settings.ts'
import { expect, it } from 'vitest'
import english from '../../../../locales/en/ecommerce.json' with { type: 'json' }
import { settingsLabels } from './settings-labels.ts'

it('R-562: every field of the shop settings has a label for conflict notes', () => {
  const names = SETTINGS_TABS.flatMap((tab) => Object.keys(settingsValues[tab].shape))
  const labels = names.map((name) => `ecommerce.settings.${settingsLabels[name] ?? name}`)
  expect(names.length).toBeGreaterThan(10)
  expect(labels.filter((id) => !(id in english))).toEqual([])
})
