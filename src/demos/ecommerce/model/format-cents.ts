import type { IntlShape } from 'react-intl'

/** Formats cents as an amount of the shop's currency. */
export const formatCents = (intl: Pick<IntlShape, 'formatNumber'>, cents: number): string =>
  intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
