import { ResponsiveLine, ResponsiveLineCanvas } from '@nivo/line'
import { axisWidth, canvasTheme, chartTheme, labelledSteps, seriesColor, wholeTick } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

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
  /** Draws on a canvas, which is faster for more than about 500 points. */
  isCanvas?: boolean
}

/** A line chart over days or other steps; the tooltip lists the values of all lines at a step. */
export function LineChart({ series, formatX, formatY, hasArea = true, isCanvas = false }: LineChartProps) {
  const colorOf = useCanvasColors()
  const steps = series[0]?.values.map(({ x }) => x) ?? []
  const shared = {
    data: series.map(({ id, values }) => ({ id, data: [...values] })),
    margin: {
      top: 10,
      right: 12,
      bottom: 28,
      left: axisWidth(
        series.flatMap(({ values }) => values.map(({ y }) => y)),
        formatY,
      ),
    },
    xScale: { type: 'point' },
    yScale: { type: 'linear', min: 0, max: 'auto', nice: true },
    curve: 'linear',
    enableGridX: false,
    gridYValues: 4,
    axisLeft: { tickValues: 4, tickPadding: 6, format: (value: unknown) => wholeTick(value, formatY) },
    axisBottom: {
      tickPadding: 8,
      tickValues: labelledSteps(steps),
      format: (value: unknown) => formatX(String(value)),
    },
    enablePoints: false,
    enableArea: hasArea,
    areaOpacity: 0.08,
    lineWidth: 2,
  } as const
  const tipAt = (step: string) => (
    <ChartTip
      title={formatX(step)}
      lines={series.flatMap(({ id, label, values }) =>
        values
          .filter(({ x }) => x === step)
          .map(({ y }) => ({ label, value: formatY(y), color: seriesColor(series, id) })),
      )}
    />
  )
  return isCanvas ? (
    <ResponsiveLineCanvas
      {...shared}
      theme={canvasTheme(colorOf)}
      colors={({ id }) => colorOf(seriesColor(series, String(id)))}
      tooltip={({ point }) => tipAt(String(point.data.x))}
    />
  ) : (
    <ResponsiveLine
      {...shared}
      theme={chartTheme}
      colors={({ id }) => seriesColor(series, String(id))}
      enableSlices="x"
      sliceTooltip={({ slice }) => tipAt(String(slice.points[0]?.data.x ?? ''))}
      animate={false}
    />
  )
}
