import { ResponsiveLine } from '@nivo/line'
import { chartTheme, labelledSteps, seriesColor, wholeTick } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

/** One line of a chart: a name, and a value for every step of the axis. */
export type LineSeries = {
  id: string
  label: string
  color?: string
  values: readonly { x: string; y: number }[]
}

type LineChartProps = {
  series: readonly LineSeries[]
  formatX: (x: string) => string
  formatY: (y: number) => string
  hasArea?: boolean
}

/** A line chart over days or other steps; the tooltip lists the values of all lines at a step. */
export function LineChart({ series, formatX, formatY, hasArea = true }: LineChartProps) {
  const steps = series[0]?.values.map(({ x }) => x) ?? []
  return (
    <ResponsiveLine
      data={series.map(({ id, values }) => ({ id, data: [...values] }))}
      margin={{ top: 10, right: 12, bottom: 28, left: 36 }}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: 'auto', nice: true }}
      curve="linear"
      colors={({ id }) => seriesColor(series, String(id))}
      theme={chartTheme}
      enableGridX={false}
      gridYValues={4}
      axisLeft={{ tickValues: 4, tickPadding: 6, format: (value) => wholeTick(value, formatY) }}
      axisBottom={{
        tickPadding: 8,
        tickValues: labelledSteps(steps),
        format: (value) => formatX(String(value)),
      }}
      enablePoints={false}
      enableArea={hasArea}
      areaOpacity={0.08}
      lineWidth={2}
      enableSlices="x"
      sliceTooltip={({ slice }) => (
        <ChartTip
          title={formatX(String(slice.points[0]?.data.x ?? ''))}
          lines={slice.points.map((point) => ({
            label: series.find(({ id }) => id === point.seriesId)?.label ?? '',
            value: formatY(Number(point.data.y)),
            color: point.seriesColor,
          }))}
        />
      )}
      animate={false}
    />
  )
}
