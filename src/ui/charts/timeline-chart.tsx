import { useLocaleContext } from '@chakra-ui/react'
import { Bar } from '@nivo/bar'
import { ResponsiveWrapper } from '@nivo/core'
import { addDays, daysBetween } from '@/lib/time/calendar-day.ts'
import { chartSides, chartTheme, labelledSteps } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type TimelineChartProps = {
  /** One bar each, the first on top; both days are calendar days. */
  spans: readonly { name: string; from: string; to: string; color: string; note: string }[]
  formatDay: (day: string) => string
}

const margin = { top: 8, bottom: 28, start: 76, end: 28 }

/** A timeline: a bar from the first to the last day of each span. */
export function TimelineChart({ spans, formatDay }: TimelineChartProps) {
  const isRtl = useLocaleContext().dir === 'rtl'
  const first = spans.map(({ from }) => from).sort()[0] ?? ''
  const length = Math.max(1, ...spans.map(({ to }) => daysBetween(first, to)))
  const dayAt = (value: unknown) => formatDay(addDays(first, Number(value)))
  const days = Array.from({ length: length + 1 }, (_, index) => index)
  return (
    <ResponsiveWrapper>
      {({ width, height }) => (
        <Bar
          width={width}
          height={height}
          data={spans.toReversed().map(({ name, from, to, color }) => ({
            name,
            before: daysBetween(first, from),
            span: Math.max(0.5, daysBetween(from, to)),
            color,
          }))}
          keys={['before', 'span']}
          indexBy="name"
          layout="horizontal"
          valueScale={{ type: 'linear', reverse: isRtl, max: length }}
          {...chartSides({ isRtl, margin, startAxis: { tickPadding: 8 } })}
          axisBottom={{
            tickPadding: 8,
            tickValues: labelledSteps(days, dayAt, width - margin.start - margin.end),
            format: dayAt,
          }}
          padding={0.4}
          borderRadius={3}
          enableLabel={false}
          enableGridX
          enableGridY={false}
          gridXValues={4}
          colors={({ id, data }) => (id === 'before' ? 'transparent' : String(data.color))}
          theme={chartTheme}
          tooltip={({ id, indexValue }) => {
            const span = spans.find(({ name }) => name === indexValue)
            if (id === 'before' || !span) return null
            const value = `${formatDay(span.from)} – ${formatDay(span.to)}`
            return <ChartTip title={span.name} lines={[{ label: span.note, value, color: span.color }]} />
          }}
          animate={false}
        />
      )}
    </ResponsiveWrapper>
  )
}
