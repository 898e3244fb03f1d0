import { expect, test } from 'vitest'
import { keepCase } from './keep-case.ts'

test.each([
  ['lamp', 'light', 'light'],
  ['Lamp', 'light', 'Light'],
  ['LAMP', 'light', 'LIGHT'],
  ['L', 'light', 'Light'],
  ['“Été', 'hiver', 'Hiver'],
  ['lamp', 'NATO', 'NATO'],
  ['Lamp', '', ''],
  ['42', 'light', 'light'],
])('the replacement of %s by %s is %s', (replaced, by, expected) => {
  expect(keepCase(replaced, by)).toBe(expected)
})
