import { expect, it } from 'vitest'
import { hasLinkError, sentAddress } from './mail-link.ts'

it('R-402: a refused link is found in the query and in the hash', () => {
  expect(hasLinkError({ search: '?error_code=otp_expired', hash: '' })).toBe(true)
  expect(hasLinkError({ search: '', hash: '#error=access_denied&error_code=otp_expired' })).toBe(true)
  expect(hasLinkError({ search: '?code=1', hash: '' })).toBe(false)
})

it('R-402: the address of a registration is taken from a history state of that shape only', () => {
  expect(sentAddress({ email: 'ada@example.org' })).toBe('ada@example.org')
  expect(sentAddress({ email: 3 })).toBe('')
  expect(sentAddress(null)).toBe('')
})
