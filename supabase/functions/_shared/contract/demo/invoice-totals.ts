/** The fields of an invoice line that its amount depends on; all are integers. */
export type LineAmountInput = {
  costCents: number
  /** Hours in hundredths: 150 is one and a half hours. */
  hoursHundredths: number
  /** Discount and tax in basis points: 2000 is 20 %. */
  discountBps: number
  taxBps: number
}

/** The amounts of one line in cents. */
export type LineAmounts = { base: number; discount: number; tax: number; amount: number }

/** The amounts of an invoice in cents: the sums of its lines. */
export type InvoiceTotals = {
  lines: readonly LineAmounts[]
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** The largest total that the database stores, in cents. */
export const MAX_TOTAL_CENTS = 999_999_999_999

/** Divides non-negative integers and rounds half up. */
const divide = (value: number, by: number) => Math.floor((value + by / 2) / by)

function lineAmounts(line: LineAmountInput): LineAmounts {
  const base = divide(line.costCents * line.hoursHundredths, 100)
  const discount = divide(base * line.discountBps, 10_000)
  const tax = divide((base - discount) * line.taxBps, 10_000)
  return { base, discount, tax, amount: base - discount + tax }
}

/**
 * Calculates an invoice for the form, the API and the PDF: each line is rounded, then the lines are added.
 */
export function calculateInvoice(input: readonly LineAmountInput[]): InvoiceTotals {
  const lines = input.map(lineAmounts)
  const sum = (key: keyof LineAmounts) => lines.reduce((total, line) => total + line[key], 0)
  return { lines, subtotal: sum('base'), discount: sum('discount'), tax: sum('tax'), total: sum('amount') }
}
