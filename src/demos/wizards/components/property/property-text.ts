import type { Property } from '@contract/demo/properties.ts'
import type { IntlShape } from 'react-intl'
import { formatMoney } from '@/ui/format/format-money.ts'

/** An area in square metres; the unit is written as a symbol, because the formatter of numbers has no such unit. */
export const squareMetres = (intl: IntlShape, area: number): string => `${intl.formatNumber(area)} m²`

/** The price of a property, of a month for rent. */
export const propertyPrice = (
  intl: IntlShape,
  { purpose, priceCents }: Pick<Property, 'purpose' | 'priceCents'>,
): string =>
  intl.formatMessage({ id: `wizards.property.amount.${purpose}` }, { amount: formatMoney(intl, priceCents) })
