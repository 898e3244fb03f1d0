import { SETTINGS_TABS, settingsValues } from '@contract/demo/shop-settings.ts'
import { expect, it } from 'vitest'
import { settingsLabels } from './settings-labels.ts'

it('R-562: every field of the shop settings has a label for conflict notes', () => {
  const names = SETTINGS_TABS.flatMap((tab) => Object.keys(settingsValues[tab].shape))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => settingsLabels[name] === undefined)).toEqual([])
})
