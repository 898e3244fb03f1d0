import { describe, expect, it } from 'vitest'
import { shownCount } from './nav-counts.ts'

describe('shownCount', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %i as %j', (count, wanted) => expect(shownCount(count, String)).toBe(wanted))
})
