/** The amounts of an order in cents; net and tax add up to the total. */
export type OrderTotals = { netCents: number; taxCents: number; totalCents: number }

/** Adds the lines of an order, whose prices include tax; the tax is rounded once, half up. */
export function orderTotals(
  lines: readonly { priceCents: number; qty: number }[],
  taxBps: number,
): OrderTotals {
  const totalCents = lines.reduce((sum, { priceCents, qty }) => sum + priceCents * qty, 0)
  const taxCents = Math.floor((2 * totalCents * taxBps + 10_000 + taxBps) / (2 * (10_000 + taxBps)))
  return { netCents: totalCents - taxCents, taxCents, totalCents }
}
