import { useQuery } from '@tanstack/react-query'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { pagedInvoices } from '@/demos/invoice/api/invoices.ts'
import { salesQuery } from '@/demos/tables/api/sales.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { DonutChart } from '@/ui/charts/donut-chart.tsx'
import { RadarChart } from '@/ui/charts/radar-chart.tsx'
import { RadialChart } from '@/ui/charts/radial-chart.tsx'
import { ScatterChart } from '@/ui/charts/scatter-chart.tsx'
import { TimelineChart } from '@/ui/charts/timeline-chart.tsx'
import { DemoChart } from '../../components/demo-chart.tsx'
import { Figures, LoadedChart } from '../../components/loaded-chart.tsx'
import { inMoney, PartsChart, SeriesChart } from '../../components/series-chart.tsx'
import { salesByCategory } from '../../model/sale-points.ts'

export function ApexChartRadial() {
  const t = useT('charts.figure')
  const { percent } = useFigureFormats()
  const share = (done: number, total: number) => done / Math.max(1, total)
  return (
    <Figures of="academy">
      {({ learner }) => (
        <PartsChart
          id="apex-chart.radial"
          head="progress"
          measure="share"
          parts={[
            { id: 'courses', label: t('courses'), value: share(learner.completed, learner.courses) },
            { id: 'tasks', label: t('lectures'), value: share(learner.tasksDone, learner.tasksTotal) },
            { id: 'time', label: t('time'), value: share(learner.minutesDone, learner.minutesTotal) },
          ]}
          format={percent}
        >
          {(shown) => (
            <RadialChart
              rings={shown.map(({ value, ...one }) => ({ ...one, share: value }))}
              format={percent}
            />
          )}
        </PartsChart>
      )}
    </Figures>
  )
}

export function ApexChartRadar() {
  const t = useT('charts.figure')
  const { percent, weekday } = useFigureFormats()
  return (
    <Figures of="crm">
      {({ radar }) => (
        <SeriesChart
          id="apex-chart.radar"
          head="weekday"
          rows={radar.map((one) => ({ ...one, sales: one.sales / 100, visits: one.visits / 100 }))}
          // 2026-01-05 is a Monday.
          name={(one) => weekday(`2026-01-${String(4 + one.weekday).padStart(2, '0')}`)}
          series={[{ id: 'sales', label: t('revenue') }, 'visits']}
          format={percent}
        >
          {({ rows, keys }) => <RadarChart {...{ rows, keys }} format={percent} />}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ApexChartDonut() {
  const source = useT('dashboards.sources.source')
  const { count } = useFigureFormats()
  return (
    <Figures of="analytics">
      {({ sources }) => (
        <PartsChart
          id="apex-chart.donut"
          head="source"
          measure="visits"
          parts={sources.map((one) => ({ id: one.source, label: source(one.source), value: one.visits }))}
          format={count}
        >
          {(shown) => <DonutChart parts={shown} format={count} />}
        </PartsChart>
      )}
    </Figures>
  )
}

export function ApexChartScatter() {
  const t = useT('charts.figure')
  const { exactMoney, shortMoney, decimal } = useFigureFormats()
  return (
    <LoadedChart query={useQuery(salesQuery())}>
      {(sales) => {
        const groups = salesByCategory(sales)
        return (
          <DemoChart
            id="apex-chart.scatter"
            series={groups}
            data={{
              columns: [
                { label: t('product') },
                { label: t('rating'), format: decimal },
                { label: t('price'), ...inMoney(exactMoney) },
              ],
              rows: groups.flatMap(({ points }) => points.map(({ name, x, y }) => [name, x, y])),
            }}
          >
            {(shown) => (
              <ScatterChart
                series={groups.filter(({ id }) => shown.some((one) => one.id === id))}
                x={{ label: t('rating'), format: decimal }}
                y={{ label: t('price'), format: shortMoney }}
              />
            )}
          </DemoChart>
        )
      }}
    </LoadedChart>
  )
}

export function ApexChartTimeline() {
  const t = useT('charts.figure')
  const status = useT('invoice.status')
  const { day } = useFigureFormats()
  const query = useQuery(pagedInvoices.page({ page: 1, itemsPerPage: 10 }))
  return (
    <LoadedChart query={query}>
      {({ rows: invoices }) => {
        const statuses = [...new Set(invoices.map(({ invoiceStatus }) => invoiceStatus))]
        return (
          <DemoChart
            id="apex-chart.timeline"
            series={statuses.map((id, index) => ({ id, label: status(id), color: chartColor(index) }))}
            height="400px"
            data={{
              columns: (['invoice', 'status', 'issued', 'due'] as const).map((id) => ({ label: t(id) })),
              rows: invoices.map(({ id, invoiceStatus, issuedDate, dueDate }) => [
                `#${id}`,
                status(invoiceStatus),
                { text: day(issuedDate), exported: issuedDate },
                { text: day(dueDate), exported: dueDate },
              ]),
            }}
          >
            {(shown) => (
              <TimelineChart
                spans={invoices.flatMap(({ id, invoiceStatus, issuedDate, dueDate }) =>
                  shown
                    .filter((one) => one.id === invoiceStatus)
                    .map(({ label, color }) => ({
                      name: `#${id}`,
                      from: issuedDate,
                      to: dueDate,
                      note: label,
                      color,
                    })),
                )}
                formatDay={day}
              />
            )}
          </DemoChart>
        )
      }}
    </LoadedChart>
  )
}
