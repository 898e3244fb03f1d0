import { Flex } from '@chakra-ui/react'
import { INVOICE_STATUSES } from '@contract/demo/invoice.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import { DateInput } from '@/ui/form/date-input.tsx'

/** The filters of the invoice list: status, and periods that end today. */
export function useInvoiceFilters() {
  const status = useT('invoice.status')
  const t = useT('invoice.filter')
  const day = today()
  const since = (days: number) => `${addDays(day, 1 - days)}..${day}`
  return [
    {
      name: 'status',
      label: t('status'),
      all: t('any-status'),
      options: [
        { value: 'unpaid', label: t('unpaid') },
        ...INVOICE_STATUSES.map((value) => ({ value, label: status(value) })),
      ],
    },
    {
      name: 'dates',
      label: t('period'),
      all: t('any-period'),
      options: [
        { value: since(30), label: t('days', { count: 30 }) },
        { value: since(90), label: t('days', { count: 90 }) },
        { value: `${day.slice(0, 4)}-01-01..${day}`, label: t('year') },
      ],
    },
  ] as const
}

/** The two ends of the date range, as the URL holds them: `2026-11-01..2026-11-30`. */
export function DateRangeFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT('invoice.filter')
  const [start = '', end = ''] = value.split('..')
  const join = (from: string, to: string) => onChange(from === '' && to === '' ? '' : `${from}..${to}`)
  return (
    <Flex gap="2" width={{ base: 'full', sm: '80' }}>
      <DateInput
        label={t('from')}
        aria-label={t('from')}
        value={start}
        onChange={(from) => join(from, end)}
      />
      <DateInput label={t('to')} aria-label={t('to')} value={end} onChange={(to) => join(start, to)} />
    </Flex>
  )
}
