import { expect, it } from 'vitest'
import { networkAddressOf } from './network-address.ts'

const addressIn = (value: string | null, header = 'x-forwarded-for') =>
  networkAddressOf(new Headers(value === null ? {} : { [header]: value }), header)

it('R-427: the network address is the last entry of the header, which the client cannot write', () => {
  expect(addressIn('203.0.113.7')).toBe('203.0.113.7')
  expect(addressIn('1.1.1.1, 2.2.2.2 ,203.0.113.7 ')).toBe('203.0.113.7')
  expect(addressIn('1.1.1.1,')).toBe('')
  expect(addressIn(null)).toBe('')
})

it('R-427: no other header replaces a missing one', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.1.1.1', 'cf-connecting-ip': '1.1.1.1' })
  expect(networkAddressOf(headers, 'x-client-8f2c')).toBe('')
})
