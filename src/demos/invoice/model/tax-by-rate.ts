import { calculateInvoice, type LineAmountInput } from '@contract/demo/invoice-totals.ts'

type TaxOfRate = { taxBps: number; netCents: number; taxCents: number }

/** The net amount and the tax of each rate, the highest first; null when a figure is not known. */
export function taxByRate(
  lines: readonly Record<keyof LineAmountInput, number | null>[],
): TaxOfRate[] | null {
  const rates = new Map<number, LineAmountInput[]>()
  for (const { costCents, hoursHundredths, discountBps, taxBps } of lines) {
    if (costCents === null || hoursHundredths === null || discountBps === null || taxBps === null) return null
    rates.set(taxBps, [...(rates.get(taxBps) ?? []), { costCents, hoursHundredths, discountBps, taxBps }])
  }
  return [...rates]
    .sort(([one], [other]) => other - one)
    .map(([taxBps, ofRate]) => {
      const { subtotal, discount, tax } = calculateInvoice(ofRate)
      return { taxBps, netCents: subtotal - discount, taxCents: tax }
    })
}
