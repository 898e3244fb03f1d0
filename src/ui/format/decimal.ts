import type { IntlShape } from 'react-intl'

/**
 * Parses a typed decimal with at most `digits` decimal places to an integer of the smallest unit; null when it is not
 * one. Both decimal separators are accepted.
 */
export function parseDecimal(text: string, digits = 2): number | null {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''))
  const fraction = match?.[2] ?? ''
  if (!match || fraction.length > digits) return null
  return Number(`${match[1]}${fraction.padEnd(digits, '0')}`)
}

/**
 * Parses a typed decimal as `parseDecimal`, also with the separators of thousands of the reader's language: 1,200.50 in
 * English is 1 200,50 in French.
 */
export function parseLocalDecimal(intl: Pick<IntlShape, 'formatNumberToParts'>, text: string): number | null {
  const group = intl.formatNumberToParts(1000).find(({ type }) => type === 'group')?.value ?? ''
  const [whole = '', ...rest] = text.split(group === ',' ? '.' : ',')
  const isGrouped = rest.length < 2 && /^\d{1,3}(,\d{3})+$/.test(whole.trim().replaceAll(group, ','))
  return parseDecimal(isGrouped && group !== '' ? [whole.replaceAll(group, ''), ...rest].join('.') : text)
}

/** Writes an integer of hundredths as the reader types it: 6050 is 60.50 or 60,50, and 300 is 3. */
export const formatDecimal = (intl: Pick<IntlShape, 'formatNumber'>, hundredths: number): string =>
  intl.formatNumber(hundredths / 100, {
    useGrouping: false,
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
