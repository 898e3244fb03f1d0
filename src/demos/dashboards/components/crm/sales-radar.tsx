import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { RadarChart } from '@/ui/charts/radar-chart.tsx'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'

/** A Monday: day n of its week names weekday n. */
const MONDAY = 1

/** The share of each weekday in sales and visits. */
export function SalesRadar({ radar }: { radar: CrmDashboard['radar'] }) {
  const t = useT('dashboards.radar')
  const { percent, weekday } = useFigureFormats()
  const name = (number: number) => weekday(`2024-01-0${MONDAY + number - 1}`)
  const keys = (['sales', 'visits'] as const).map((id) => ({ id, label: t(id) }))
  const share = (value: number) => percent(value / 100)
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="260px"
      legend={keys}
      empty={t('empty')}
      table={{
        columns: [t('weekday'), t('sales'), t('visits')],
        rows: radar.map((one) => [name(one.weekday), share(one.sales), share(one.visits)]),
      }}
    >
      <RadarChart
        rows={radar.map((one) => ({ name: name(one.weekday), sales: one.sales, visits: one.visits }))}
        keys={keys}
        format={share}
      />
    </ChartFrame>
  )
}
