import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'

const REPORTS = ['orders', 'sales', 'profit'] as const
type Report = (typeof REPORTS)[number]

/** Orders, sales or profit of each month. */
export function EarningReports({ reports }: { reports: CrmDashboard['reports'] }) {
  const t = useT('dashboards.reports')
  const { count, money, monthToDate, shortMoney } = useFigureFormats()
  const [report, setReport] = useState<Report>('orders')
  const isCount = report === 'orders'
  return (
    <ChartFrame
      title={t('title')}
      description={t(`lead.${report}`)}
      height="260px"
      empty={t('empty')}
      aside={
        <SegmentChoice
          label={t('label')}
          value={report}
          choices={REPORTS.map((value) => ({ value, label: t(value) }))}
          onChange={setReport}
        />
      }
      table={{
        columns: [t('month'), ...REPORTS.map((one) => t(one))],
        rows: reports.map((one) => [monthToDate(one.month), one.orders, money(one.sales), money(one.profit)]),
      }}
    >
      <BarChart
        rows={reports.map((one) => ({ name: monthToDate(one.month), [report]: one[report] }))}
        keys={[{ id: report, label: t(report) }]}
        formatY={isCount ? count : shortMoney}
      />
    </ChartFrame>
  )
}
