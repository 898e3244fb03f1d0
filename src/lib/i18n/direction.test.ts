// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { setDirection, startDirection } from './direction.ts'

afterEach(() => setDirection('ltr'))

it('the document has the chosen direction at once, and after each change (R-006)', () => {
  setDirection('rtl')
  startDirection()
  expect(document.documentElement.dir).toBe('rtl')
  setDirection('ltr')
  expect(document.documentElement.dir).toBe('ltr')
})
