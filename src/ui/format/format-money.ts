import type { IntlShape } from 'react-intl'

/** Exact to the cent, rounded to whole dollars, or shortened for axes and large figures (`$1.2K`). */
export type MoneyPrecision = 'exact' | 'round' | 'short'

const DIGITS = { exact: 2, round: 0, short: 1 } as const

/** Formats cents as US dollars in the language of the page; the only way to write an amount of the sample data. */
export function formatMoney(
  intl: Pick<IntlShape, 'formatNumber'>,
  cents: number,
  precision: MoneyPrecision = 'exact',
): string {
  return intl.formatNumber(cents / 100, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: precision === 'short' ? 'compact' : 'standard',
    minimumFractionDigits: precision === 'exact' ? 2 : 0,
    maximumFractionDigits: DIGITS[precision],
  })
}

/** Formats a decimal such as `1200.00` in its currency, with a symbol that no other currency has: CA$ and US$. */
export const formatAmount = (
  intl: Pick<IntlShape, 'formatNumber'>,
  amount: string,
  currency: string,
): string => intl.formatNumber(Number(amount), { style: 'currency', currency })
