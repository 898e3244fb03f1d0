import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateInvoice } from './invoice-totals.ts'

const line = fc.record({
  costCents: fc.integer({ min: 0, max: 100_000_000 }),
  hoursHundredths: fc.integer({ min: 0, max: 100_000 }),
  discountBps: fc.integer({ min: 0, max: 10_000 }),
  taxBps: fc.integer({ min: 0, max: 10_000 }),
})
const lines = fc.array(line, { maxLength: 40 })
const plain = { costCents: 1000, hoursHundredths: 100, discountBps: 0, taxBps: 0 }

/** The same rule with exact fractions: rounds a / b half up. */
const rounded = (a: bigint, b: bigint) => (2n * a + b) / (2n * b)

describe('calculateInvoice (R-380)', () => {
  it('rounds each step of a line exactly as integers of any size', () => {
    fc.assert(
      fc.property(line, (one) => {
        const [cost, hours, off, tax] = [one.costCents, one.hoursHundredths, one.discountBps, one.taxBps].map(
          BigInt,
        )
        const base = rounded((cost ?? 0n) * (hours ?? 0n), 100n)
        const net = base - rounded(base * (off ?? 0n), 10_000n)
        const amount = net + rounded(net * (tax ?? 0n), 10_000n)
        expect(BigInt(calculateInvoice([one]).total)).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  it('adds the rounded lines: the total does not depend on their order', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { total, subtotal, discount, tax, lines: amounts } = calculateInvoice(all)
        expect(total).toBe(amounts.reduce((sum, { amount }) => sum + amount, 0))
        expect(total).toBe(subtotal - discount + tax)
        expect(calculateInvoice([...all].reverse()).total).toBe(total)
        expect(Number.isSafeInteger(total)).toBe(true)
      }),
    )
  })

  it('never costs more with a larger discount, nor less with a larger tax', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 10_000 }), (one, other) => {
        const [low, high] = [Math.min(one.discountBps, other), Math.max(one.discountBps, other)]
        const withDiscount = (discountBps: number) => calculateInvoice([{ ...one, discountBps }]).total
        expect(withDiscount(high)).toBeLessThanOrEqual(withDiscount(low))
        const taxed = calculateInvoice([{ ...one, taxBps: Math.min(10_000, one.taxBps + other) }]).total
        expect(taxed).toBeGreaterThanOrEqual(calculateInvoice([one]).total)
      }),
    )
  })

  it('calculates examples: half a cent is rounded up, no lines cost nothing', () => {
    expect(calculateInvoice([])).toEqual({ lines: [], subtotal: 0, discount: 0, tax: 0, total: 0 })
    expect(calculateInvoice([{ ...plain, costCents: 1, hoursHundredths: 50 }]).total).toBe(1)
    expect(calculateInvoice([{ ...plain, discountBps: 2500, taxBps: 2000 }])).toMatchObject({
      subtotal: 1000,
      discount: 250,
      tax: 150,
      total: 900,
    })
  })
})
