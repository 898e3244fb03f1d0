import { describe, expect, it } from 'vitest'
import { type ORDER_PAYMENTS, ORDER_STATUSES } from './ecommerce.ts'
import { ORDER_ACTIONS, refusalOfTransition } from './order-states.ts'

const allowed = (payment: (typeof ORDER_PAYMENTS)[number], status: (typeof ORDER_STATUSES)[number]) =>
  ORDER_ACTIONS.filter((action) => refusalOfTransition({ payment, status }, action) === null)

describe('refusalOfTransition (R-340)', () => {
  it('allows one shipment step at a time, and only for a paid order', () => {
    expect(ORDER_STATUSES.map((status) => allowed('Paid', status))).toEqual([
      ['refund', 'dispatch'],
      ['refund', 'send'],
      ['refund', 'deliver'],
      ['refund'],
    ])
    for (const status of ORDER_STATUSES) {
      expect(allowed('Pending', status)).toEqual(['pay', 'fail'])
      expect(allowed('Failed', status)).toEqual(['pay'])
      expect(allowed('Cancelled', status)).toEqual([])
    }
  })

  it('gives the reason of every other action', () => {
    const order = { payment: 'Pending', status: 'Ready to Pickup' } as const
    expect(refusalOfTransition(order, 'dispatch')).toBe('unpaid')
    expect(refusalOfTransition(order, 'refund')).toBe('payment')
    expect(refusalOfTransition({ ...order, payment: 'Paid' }, 'deliver')).toBe('earlier')
    expect(refusalOfTransition({ ...order, payment: 'Paid' }, 'pay')).toBe('done')
    expect(refusalOfTransition({ payment: 'Paid', status: 'Delivered' }, 'dispatch')).toBe('done')
  })
})
