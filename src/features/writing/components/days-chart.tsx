import { Text } from '@chakra-ui/react'
import type { WritingProgress } from '@contract/writing.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { InteractiveChart } from '@/ui/charts/interactive-chart.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { amountsByDay } from '../model/amounts-by-day.ts'

const DAYS = 30

type DaysChartProps = Pick<WritingProgress, 'days' | 'targets'>

/** The words written on each of the last thirty days, as bars and as a table. */
export function DaysChart({ days, targets }: DaysChartProps) {
  const t = useT('writing')
  const tools = useT('writing.chart')
  const intl = useIntl()
  const { unit } = targets
  const shown = amountsByDay(days, unit, today(), DAYS).map(({ day, amount }) => ({
    day,
    amount,
    name: formatDate(intl, day, 'monthDay'),
  }))
  const labels = {
    legend: tools('legend'),
    keys: tools('keys'),
    table: tools('table'),
    csv: tools('csv'),
    png: tools('png'),
    failed: tools('failed'),
  }
  const unitLabel = t(`unit.${unit}`)
  if (shown.every(({ amount }) => amount === 0))
    return (
      <SectionCard title={t('days', { count: DAYS })}>
        <Text color="fg.muted">{t('days.none')}</Text>
      </SectionCard>
    )
  return (
    <SectionCard title={t('days', { count: DAYS })}>
      <InteractiveChart
        title={t('days', { count: DAYS })}
        name={t('manuscript.title')}
        series={[{ id: 'amount', label: unitLabel }]}
        labels={labels}
        height="260px"
        data={{
          columns: [{ label: t('day') }, { label: unitLabel, format: (value) => intl.formatNumber(value) }],
          rows: shown.map(({ day, name, amount }) => [{ text: name, exported: day }, amount]),
        }}
      >
        {(series) => <BarChart rows={shown} keys={series} formatY={(value) => intl.formatNumber(value)} />}
      </InteractiveChart>
    </SectionCard>
  )
}
