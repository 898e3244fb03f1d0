import { useQuery } from '@tanstack/react-query'
import { quantile } from 'd3-array'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { salesQuery } from '@/demos/tables/api/sales.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { BOX_QUANTILES, BoxPlot } from '@/ui/charts/box-plot.tsx'
import { HeatMap } from '@/ui/charts/heat-map.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { DemoChart } from '../components/demo-chart.tsx'
import { Figures, LoadedChart } from '../components/loaded-chart.tsx'
import { inMoney, SeriesChart } from '../components/series-chart.tsx'
import { heatRows } from '../model/heat-rows.ts'
import { latestMonths } from '../model/latest-months.ts'
import { salesByCategory } from '../model/sale-points.ts'

export function ApexChartArea() {
  const { count, dayToDate } = useFigureFormats()
  return (
    <Figures of="logistics">
      {({ shipments }) => (
        <SeriesChart
          id="apex-chart.area"
          head="day"
          rows={shipments}
          name={(one) => dayToDate(one.day)}
          exportedName={(one) => one.day}
          series={['shipped', 'delivered']}
          format={count}
        >
          {({ lines }) => <LineChart series={lines} formatX={String} formatY={count} />}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ApexChartBar() {
  const { money, shortMoney, weekdayToDate } = useFigureFormats()
  return (
    <Figures of="analytics">
      {({ earnings }) => (
        <SeriesChart
          id="apex-chart.bar"
          head="day"
          rows={earnings.daily}
          name={(one) => weekdayToDate(one.day)}
          exportedName={(one) => one.day}
          series={['revenue', 'expenses']}
          {...inMoney(money)}
        >
          {({ rows, keys }) => <BarChart {...{ rows, keys }} formatY={shortMoney} isGrouped />}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ApexChartLine() {
  const { money, shortMoney, monthToDate } = useFigureFormats()
  return (
    <Figures of="ecommerce">
      {({ years }) => (
        <SeriesChart
          id="apex-chart.line"
          head="month"
          rows={latestMonths(years)}
          name={(one) => monthToDate(one.day)}
          series={['revenue', 'expenses', 'budget']}
          {...inMoney(money)}
        >
          {({ lines }) => <LineChart series={lines} formatX={String} formatY={shortMoney} hasArea={false} />}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ApexChartMixed() {
  const { money, shortMoney, monthToDate } = useFigureFormats()
  return (
    <Figures of="crm">
      {({ reports }) => (
        <SeriesChart
          id="apex-chart.mixed"
          head="month"
          rows={reports}
          name={(one) => monthToDate(one.month)}
          exportedName={(one) => one.month.slice(0, 7)}
          series={['sales', 'profit']}
          {...inMoney(money)}
        >
          {({ rows, keys, lines }) => {
            const profit = lines.find(({ id }) => id === 'profit')
            const profitOf = (name: string) => profit?.values.find(({ x }) => x === name)?.y ?? 0
            return (
              <BarChart
                rows={rows}
                keys={keys.filter(({ id }) => id === 'sales')}
                formatY={shortMoney}
                {...(profit ? { line: { label: profit.label, color: profit.color, valueOf: profitOf } } : {})}
              />
            )
          }}
        </SeriesChart>
      )}
    </Figures>
  )
}

const quantileNames = {
  0.1: 'quantile.10',
  0.25: 'quantile.25',
  0.5: 'quantile.50',
  0.75: 'quantile.75',
  0.9: 'quantile.90',
} as const

export function ApexChartBoxPlot() {
  const t = useT('charts.figure')
  const { exactMoney, shortMoney } = useFigureFormats()
  return (
    <LoadedChart query={useQuery(salesQuery())}>
      {(sales) => {
        const groups = salesByCategory(sales).map(({ points, ...group }) => ({
          ...group,
          values: points.map(({ y }) => y),
        }))
        const figures = BOX_QUANTILES.map((one) => ({
          label: t(quantileNames[one]),
          ...inMoney(exactMoney),
        }))
        return (
          <DemoChart
            id="apex-chart.box-plot"
            series={groups}
            data={{
              columns: [{ label: t('category') }, ...figures],
              rows: groups.map(({ label, values }) => [
                label,
                ...BOX_QUANTILES.map((one) => quantile(values, one) ?? 0),
              ]),
            }}
          >
            {(shown) => (
              <BoxPlot
                groups={groups.filter(({ id }) => shown.some((one) => one.id === id))}
                format={shortMoney}
                labels={{ median: t('median'), middle: t('middle'), range: t('range') }}
              />
            )}
          </DemoChart>
        )
      }}
    </LoadedChart>
  )
}

export function ApexChartHeatMap() {
  const t = useT('charts.figure')
  const { count, weekToDate, weekday } = useFigureFormats()
  return (
    <Figures of="analytics">
      {({ traffic }) => {
        const heat = heatRows(traffic.daily.map((one) => ({ day: one.day, value: one.visits })))
        const rows = heat.map((row) => ({
          id: weekday(row.day),
          cells: row.cells.map(({ week, value }) => ({ x: weekToDate(week), y: value })),
        }))
        const weeks =
          heat[0]?.cells.map(({ week }) => ({
            label: weekToDate(week),
            exportedLabel: week,
            format: count,
          })) ?? []
        return (
          <DemoChart
            id="apex-chart.heat-map"
            series={[]}
            data={{
              columns: [{ label: t('weekday') }, ...weeks],
              rows: rows.map(({ id, cells }) => [id, ...cells.map(({ y }) => y ?? '–')]),
            }}
          >
            {() => <HeatMap rows={rows} format={count} />}
          </DemoChart>
        )
      }}
    </Figures>
  )
}
