import { expect, it } from 'vitest'
import { orderNumber } from './order-number.ts'

it('R-606: the number of an order has the prefix and the suffix of the settings', () => {
  expect(orderNumber(5089, { orderPrefix: 'QP-', orderSuffix: '/26' })).toBe('QP-5089/26')
})
