import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { fromRule } from '../model/recurrence.ts'

/** Returns the sentence of a recurrence rule: "Every 2 weeks, until 22 Nov 2026". */
export function useRepeatText(): (rule: string) => string {
  const intl = useIntl()
  const t = useT('calendar.repeat')
  return (rule) => {
    const { repeat, interval, until } = fromRule(rule)
    if (repeat === 'none') return t('none')
    const every = t(`every.${repeat}`, { count: Number(interval) })
    return until === '' ? every : t('until', { every, day: formatDate(intl, until, 'day') })
  }
}
