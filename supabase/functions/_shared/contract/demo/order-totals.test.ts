import { describe, expect, it } from 'vitest'
import { orderTotals } from './order-totals.ts'

describe('orderTotals (R-342)', () => {
  it('takes the tax out of the total, rounded half up', () => {
    expect(orderTotals([{ priceCents: 1200, qty: 1 }], 2000)).toEqual({
      netCents: 1000,
      taxCents: 200,
      totalCents: 1200,
    })
    expect(orderTotals([{ priceCents: 3, qty: 1 }], 2000)).toEqual({
      netCents: 2,
      taxCents: 1,
      totalCents: 3,
    })
    expect(orderTotals([], 2000)).toEqual({ netCents: 0, taxCents: 0, totalCents: 0 })
  })

  it('adds up for any amount and rate', () => {
    for (let n = 0; n < 2000; n += 1) {
      const lines = [
        { priceCents: (n * 7919) % 100_003, qty: 1 + (n % 5) },
        { priceCents: (n * 104_729) % 9973, qty: 1 + (n % 3) },
      ]
      const rate = (n * 37) % 3000
      const { netCents, taxCents, totalCents } = orderTotals(lines, rate)
      expect(netCents + taxCents).toBe(totalCents)
      expect(Math.abs(taxCents - (totalCents * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5)
    }
  })
})
