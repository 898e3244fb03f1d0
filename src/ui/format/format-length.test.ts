import { expect, it } from 'vitest'
import { formatLength } from './format-length.ts'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [271, '4:31'],
  [3725, '1:02:05'],
])('shows %i seconds as %s', (seconds, text) => expect(formatLength(seconds)).toBe(text))
