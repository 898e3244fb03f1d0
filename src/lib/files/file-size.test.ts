import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { formatFileSize, formatLimit } from './file-size.ts'

const [english, french] = [createIntl({ locale: 'en-GB' }), createIntl({ locale: 'fr' })]

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1499, '1 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1 MB'],
  [1_250_000, '1.3 MB'],
  [48_340_000, '48.3 MB'],
  [2_500_000_000, '2.5 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('formatFileSize writes %d bytes as %s, with one decimal from a megabyte on', (bytes, text) => {
  expect(formatFileSize(english, bytes)).toBe(text)
})

it('formatFileSize writes the decimal sign and the unit of the language', () => {
  expect(formatFileSize(french, 1_250_000).replace(/\s/u, ' ')).toBe('1,3 Mo')
})

it('formatLimit writes limits as whole megabytes and gigabytes', () => {
  expect([50 * 1024 ** 2, 2 * 1024 ** 3].map((bytes) => formatLimit(english, bytes))).toEqual([
    '50 MB',
    '2 GB',
  ])
})
