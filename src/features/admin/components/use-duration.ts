import { useIntl } from 'react-intl'

const dayHours = 24

/** Formats hours as minutes, hours or days (from two days); null becomes a dash. */
export function useDuration(): (hours: number | null) => string {
  const intl = useIntl()
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 })
  return (hours) => {
    if (hours === null) return '–'
    if (hours < 1) return unit(Math.round(hours * 60), 'minute')
    return hours < 2 * dayHours ? unit(hours, 'hour') : unit(hours / dayHours, 'day')
  }
}
