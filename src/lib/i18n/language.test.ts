// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { regionalLocale } from './language.ts'

it('regionalLocale takes the first regional variant of the language that the browser prefers', () => {
  expect(regionalLocale('en', ['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(regionalLocale('fr', ['en-GB'])).toBe('fr')
})

it('regionalLocale skips values that are not language tags, because Intl would throw', () => {
  expect(regionalLocale('en', ['en-US@posix'])).toBe('en')
  expect(regionalLocale('en', ['en-US@posix', 'en-AU'])).toBe('en-AU')
})
