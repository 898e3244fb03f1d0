import { expect, it } from 'vitest'
import { mailToken, sentAddress } from './mail-link.ts'

it('mailToken reads the token of a mailed link, and nothing else', () => {
  expect(mailToken('#token_hash=abc&type=recovery')).toEqual({ hash: 'abc', type: 'recovery' })
  for (const fragment of [
    '',
    '#top',
    '#token_hash=&type=signup',
    '#token_hash=abc&type=magiclink',
    '#type=invite',
  ])
    expect(mailToken(fragment)).toBeNull()
})

it('R-402: the address of a registration is taken from a history state of that shape only', () => {
  expect(sentAddress({ email: 'ada@example.org' })).toBe('ada@example.org')
  expect(sentAddress({ email: 3 })).toBe('')
  expect(sentAddress(null)).toBe('')
})
