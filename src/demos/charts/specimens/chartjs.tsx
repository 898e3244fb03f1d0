import { useQuery } from '@tanstack/react-query'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { salesQuery } from '@/demos/tables/api/sales.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { daysBetween, today } from '@/lib/time/calendar-day.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { PolarChart } from '@/ui/charts/polar-chart.tsx'
import { RadarChart } from '@/ui/charts/radar-chart.tsx'
import { ScatterChart } from '@/ui/charts/scatter-chart.tsx'
import { DemoChart } from '../components/demo-chart.tsx'
import { Figures, LoadedChart } from '../components/loaded-chart.tsx'
import { inMoney, PartsChart, SeriesChart } from '../components/series-chart.tsx'

export function ChartjsBar() {
  const { count, dayToDate } = useFigureFormats()
  return (
    <Figures of="analytics">
      {({ traffic }) => (
        <SeriesChart
          id="chartjs.bar"
          head="day"
          rows={traffic.daily}
          name={(one) => dayToDate(one.day)}
          exportedName={(one) => one.day}
          series={['visits']}
          format={count}
        >
          {({ rows, keys }) => <BarChart {...{ rows, keys }} formatY={count} isCanvas />}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ChartjsHorizontalBar() {
  const t = useT('charts.figure')
  const { money, shortMoney, country } = useFigureFormats()
  return (
    <Figures of="crm">
      {({ countries }) => (
        <SeriesChart
          id="chartjs.horizontal-bar"
          head="country"
          rows={countries.toReversed()}
          name={(one) => country(one.code)}
          series={[
            { id: 'cents', label: t('days-60') },
            { id: 'before', label: t('days-60-before') },
          ]}
          height="360px"
          {...inMoney(money)}
        >
          {({ rows, keys }) => (
            <BarChart {...{ rows, keys }} formatY={shortMoney} isHorizontal isGrouped isCanvas />
          )}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ChartjsLine() {
  const { money, shortMoney, month } = useFigureFormats()
  return (
    <Figures of="ecommerce">
      {({ years }) => {
        const sorted = years.toSorted((one, other) => one.year - other.year)
        const months = Array.from({ length: 12 }, (_, index): Record<string, number | null> => {
          const revenues = sorted.map(({ year, months: listed }) => [
            String(year),
            listed.find((one) => one.month === index + 1)?.revenue ?? null,
          ])
          return { month: index + 1, ...Object.fromEntries(revenues) }
        })
        return (
          <SeriesChart
            id="chartjs.line"
            head="month"
            rows={months}
            name={(one) => month(`2026-${String(one.month).padStart(2, '0')}-01`)}
            series={sorted.map(({ year }) => ({ id: String(year), label: String(year) }))}
            {...inMoney(money)}
          >
            {({ lines }) => (
              <LineChart series={lines} formatX={String} formatY={shortMoney} hasArea={false} isCanvas />
            )}
          </SeriesChart>
        )
      }}
    </Figures>
  )
}

export function ChartjsRadar() {
  const t = useT('charts.figure')
  const source = useT('dashboards.sources.source')
  const { count } = useFigureFormats()
  return (
    <Figures of="analytics">
      {({ sources }) => (
        <SeriesChart
          id="chartjs.radar"
          head="source"
          rows={sources}
          name={(one) => source(one.source)}
          series={[
            { id: 'visits', label: t('days-30') },
            { id: 'before', label: t('days-30-before') },
          ]}
          format={count}
        >
          {({ rows, keys }) => <RadarChart {...{ rows, keys }} format={count} />}
        </SeriesChart>
      )}
    </Figures>
  )
}

export function ChartjsPolar() {
  const reason = useT('dashboards.exceptions.reason')
  const { count } = useFigureFormats()
  return (
    <Figures of="logistics">
      {({ exceptions }) => (
        <PartsChart
          id="chartjs.polar"
          head="reason"
          measure="shipments"
          parts={exceptions.map((one) => ({ id: one.reason, label: reason(one.reason), value: one.count }))}
          format={count}
        >
          {(shown) => <PolarChart parts={shown} format={count} />}
        </PartsChart>
      )}
    </Figures>
  )
}

export function ChartjsBubble() {
  const t = useT('charts.figure')
  const { count, money, shortMoney, country } = useFigureFormats()
  return (
    <Figures of="crm">
      {({ countries }) => (
        <DemoChart
          id="chartjs.bubble"
          series={countries.map(({ code }) => ({ id: code, label: country(code) }))}
          data={{
            columns: [
              { label: t('country') },
              { label: t('orders'), format: count },
              { label: t('days-60'), ...inMoney(money) },
              { label: t('days-60-before'), ...inMoney(money) },
            ],
            rows: countries.map(({ code, orders, cents, before }) => [country(code), orders, cents, before]),
          }}
        >
          {(shown) => (
            <ScatterChart
              series={shown.map((one) => ({
                ...one,
                points: countries
                  .filter(({ code }) => code === one.id)
                  .map(({ orders, cents, before }) => ({
                    name: one.label,
                    x: orders,
                    y: cents,
                    size: before,
                  })),
              }))}
              x={{ label: t('orders'), format: count }}
              y={{ label: t('days-60'), format: shortMoney }}
              size={{ label: t('days-60-before'), format: money }}
              isCanvas
            />
          )}
        </DemoChart>
      )}
    </Figures>
  )
}

export function ChartjsScatter() {
  const t = useT('charts.figure')
  const { count, exactMoney, shortMoney } = useFigureFormats()
  return (
    <LoadedChart query={useQuery(salesQuery())}>
      {(sales) => {
        const points = sales.map(({ product, date, payment }) => ({
          status: payment.status,
          name: product.name,
          x: daysBetween(date, today()),
          y: Math.round(payment.total * 100),
        }))
        return (
          <DemoChart
            id="chartjs.scatter"
            series={(['Completed', 'Confirmed', 'Cancelled'] as const).map((id) => ({
              id,
              label: t(`sale.${id}`),
            }))}
            data={{
              columns: [
                { label: t('product') },
                { label: t('days-ago'), format: count },
                { label: t('amount'), ...inMoney(exactMoney) },
                { label: t('status') },
              ],
              rows: points.map(({ name, x, y, status }) => [name, x, y, t(`sale.${status}`)]),
            }}
          >
            {(shown) => (
              <ScatterChart
                series={shown.map((one) => ({
                  ...one,
                  points: points.filter(({ status }) => status === one.id),
                }))}
                x={{ label: t('days-ago'), format: count }}
                y={{ label: t('amount'), format: shortMoney }}
                isCanvas
              />
            )}
          </DemoChart>
        )
      }}
    </LoadedChart>
  )
}

export function ChartjsArea() {
  const { count, dayToDate } = useFigureFormats()
  return (
    <Figures of="analytics">
      {({ traffic }) => (
        <SeriesChart
          id="chartjs.area"
          head="day"
          rows={traffic.daily}
          name={(one) => dayToDate(one.day)}
          exportedName={(one) => one.day}
          series={['visits', 'signups']}
          format={count}
        >
          {({ lines }) => <LineChart series={lines} formatX={String} formatY={count} isCanvas />}
        </SeriesChart>
      )}
    </Figures>
  )
}
