import { expect, it } from 'vitest'
import { refuseByMode } from './zip-entry.ts'

const link = 0o120777 << 16

it.each([
  ['Unix', 3, 'link'],
  ['a Mac', 19, 'link'],
  ['Windows, which stores no mode', 10, null],
])('the mode of a link in an archive of %s is checked', (_system, hostSystem, reason) => {
  expect(refuseByMode(hostSystem, link)).toBe(reason)
})
