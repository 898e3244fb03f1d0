import { expect, it } from 'vitest'
import { isKept } from './sheet-columns.ts'

it('isKept keeps the values that contain a text, without regard to case and outer spaces', () => {
  expect(isKept('Desk lamp', ' LAMP ', 'text')).toBe(true)
  expect(isKept('Desk lamp', 'chair', 'text')).toBe(false)
  expect(isKept(1250, '25', 'text')).toBe(true)
})

it('isKept keeps only the values that equal a choice', () => {
  expect(isKept('Audio', 'Audio', 'choice')).toBe(true)
  expect(isKept('Audio books', 'Audio', 'choice')).toBe(false)
})
