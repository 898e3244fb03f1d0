import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { useState } from 'react'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { SegmentChoice } from '@/ui/segment-choice.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

const KEYS = ['revenue', 'expenses', 'budget'] as const

/** Revenue, expenses and budget of each month of a year. */
export function RevenueReport({ years }: { years: EcommerceDashboard['years'] }) {
  const t = useT('dashboards.revenue')
  const { money, month, shortMoney } = useFigureFormats()
  const [chosen, setChosen] = useState('')
  const shown = years.find(({ year }) => String(year) === chosen) ?? years[0]
  const months = shown?.months ?? []
  const name = (number: number) => month(`2024-${String(number).padStart(2, '0')}-01`)
  const sum = (key: (typeof KEYS)[number]) => months.reduce((total, one) => total + one[key], 0)
  const keys = KEYS.map((id) => ({ id, label: t(id) }))
  return (
    <ChartFrame
      title={t('title')}
      description={t('lead', { revenue: money(sum('revenue')), budget: money(sum('budget')) })}
      height="280px"
      legend={keys}
      empty={t('empty')}
      aside={
        <SegmentChoice
          label={t('year')}
          value={String(shown?.year ?? '')}
          choices={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
          onChange={setChosen}
        />
      }
      table={{
        columns: [t('month'), ...keys.map(({ label }) => label)],
        rows: months.map((one) => [name(one.month), ...KEYS.map((key) => money(one[key]))]),
      }}
    >
      <BarChart
        isGrouped
        rows={months.map((one) => ({
          name: name(one.month),
          revenue: one.revenue,
          expenses: one.expenses,
          budget: one.budget,
        }))}
        keys={keys}
        formatY={shortMoney}
      />
    </ChartFrame>
  )
}
