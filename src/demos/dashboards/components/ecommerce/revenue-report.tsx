import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BarCard } from '../bar-card.tsx'

const KEYS = ['revenue', 'expenses', 'budget'] as const

/** Revenue, expenses and budget of each month of a year. */
export function RevenueReport({ years }: { years: EcommerceDashboard['years'] }) {
  const t = useT('dashboards.revenue')
  const { money, monthToDate, shortMoney } = useFigureFormats()
  const [chosen, setChosen] = useState('')
  const shown = years.find(({ year }) => String(year) === chosen) ?? years[0]
  const months = shown?.months ?? []
  const sum = (key: (typeof KEYS)[number]) => months.reduce((total, one) => total + one[key], 0)
  return (
    <BarCard
      title={t('title')}
      description={t('lead', { revenue: money(sum('revenue')), budget: money(sum('budget')) })}
      height="280px"
      empty={t('empty')}
      aside={
        <SegmentChoice
          label={t('year')}
          value={String(shown?.year ?? '')}
          choices={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
          onChange={setChosen}
        />
      }
      heading={t('month')}
      keys={KEYS.map((id) => ({ id, label: t(id) }))}
      rows={months.map(({ month: number, ...figures }) => ({
        ...figures,
        name: monthToDate(`${shown?.year}-${String(number).padStart(2, '0')}-01`),
      }))}
      format={money}
      formatAxis={shortMoney}
    />
  )
}
