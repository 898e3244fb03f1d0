import type { IntlShape } from 'react-intl'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size in the reader's language, in the largest unit that keeps it at 1 or more. */
export function formatFileSize(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return intl.formatNumber(bytes / 1000 ** power, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  })
}

/** Formats a limit, which is a whole number of binary megabytes or gigabytes: 50 MB, 2 GB. */
export function formatLimit(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const isLarge = bytes >= 1024 ** 3
  return intl.formatNumber(bytes / 1024 ** (isLarge ? 3 : 2), {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    unitDisplay: 'short',
  })
}
