import { useLocaleContext } from '@chakra-ui/react'
import { ResponsiveWrapper } from '@nivo/core'
import { Line, LineCanvas } from '@nivo/line'
import {
  axisWidth,
  canvasTheme,
  chartSides,
  chartTheme,
  inDirection,
  labelledSteps,
  seriesColor,
  wholeTick,
} from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

/** One line of a chart: a name, and a value for every step of the axis. */
export type LineSeries = {
  id: string
  label: string
  color?: string
  /** Null leaves a gap in the line. */
  values: readonly { x: string; y: number | null }[]
}

type LineChartProps = {
  series: readonly LineSeries[]
  formatX: (x: string) => string
  formatY: (y: number) => string
  hasArea?: boolean
  /** Draws on a canvas, which is faster for more than about 500 points. */
  isCanvas?: boolean
}

/** A line chart over days or other steps; the tooltip lists the values of all lines at a step. */
export function LineChart({ series, formatX, formatY, hasArea = true, isCanvas = false }: LineChartProps) {
  const colorOf = useCanvasColors()
  const isRtl = useLocaleContext().dir === 'rtl'
  const steps = series[0]?.values.map(({ x }) => x) ?? []
  const start = axisWidth(
    series.flatMap(({ values }) => values.map(({ y }) => y ?? 0)),
    formatY,
  )
  const margin = { top: 10, bottom: 28, start, end: 12 }
  const shared = {
    data: series.map(({ id, values }) => ({ id, data: inDirection(values, isRtl) })),
    ...chartSides({
      isRtl,
      margin,
      startAxis: { tickValues: 4, tickPadding: 6, format: (value: unknown) => wholeTick(value, formatY) },
    }),
    xScale: { type: 'point' },
    yScale: { type: 'linear', min: 0, max: 'auto', nice: true },
    curve: 'linear',
    enableGridX: false,
    gridYValues: 4,
    enablePoints: false,
    enableArea: hasArea,
    areaOpacity: 0.08,
    lineWidth: 2,
  } as const
  const names = (width: number) => ({
    tickPadding: 8,
    tickValues: labelledSteps(steps, formatX, width - start - margin.end),
    format: (value: unknown) => formatX(String(value)),
  })
  const tipAt = (step: string) => (
    <ChartTip
      title={formatX(step)}
      lines={series.flatMap(({ id, label, values }) =>
        values.flatMap(({ x, y }) =>
          x === step && y !== null ? [{ label, value: formatY(y), color: seriesColor(series, id) }] : [],
        ),
      )}
    />
  )
  return (
    <ResponsiveWrapper>
      {({ width, height }) =>
        isCanvas ? (
          <LineCanvas
            {...shared}
            {...{ width, height }}
            axisBottom={names(width)}
            theme={canvasTheme(colorOf)}
            colors={({ id }) => colorOf(seriesColor(series, String(id)))}
            tooltip={({ point }) => tipAt(String(point.data.x))}
          />
        ) : (
          <Line
            {...shared}
            {...{ width, height }}
            axisBottom={names(width)}
            theme={chartTheme}
            colors={({ id }) => seriesColor(series, String(id))}
            enableSlices="x"
            sliceTooltip={({ slice }) => tipAt(String(slice.points[0]?.data.x ?? ''))}
            animate={false}
          />
        )
      }
    </ResponsiveWrapper>
  )
}
