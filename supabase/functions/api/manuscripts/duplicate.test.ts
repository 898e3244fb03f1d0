import { expect, it } from 'vitest'
import { nextTitle } from './duplicate.ts'

it.each([
  ['Harbour', 'Harbour (2)'],
  ['Harbour (2)', 'Harbour (3)'],
  ['Harbour (old)', 'Harbour (old) (2)'],
  ['Two\nlines', 'Two\nlines (2)'],
  ['', ''],
])('numbers the copy of %j', (title, expected) => {
  expect(nextTitle(title)).toBe(expected)
})

it('never makes a title that is too long', () => {
  expect(nextTitle('x'.repeat(1000)).length).toBeLessThanOrEqual(1000)
})
