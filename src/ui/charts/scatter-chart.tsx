import { useLocaleContext } from '@chakra-ui/react'
import { ResponsiveScatterPlot, ResponsiveScatterPlotCanvas } from '@nivo/scatterplot'
import { axisWidth, canvasTheme, chartSides, chartTheme, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

type ScatterPoint = {
  name: string
  x: number
  y: number
  /** The value that the area of a bubble shows. */
  size?: number
}

type ScatterAxis = { label: string; format: (value: number) => string }

type ScatterChartProps = {
  series: readonly { id: string; label: string; color?: string; points: readonly ScatterPoint[] }[]
  x: ScatterAxis
  y: ScatterAxis
  /** With it, points are bubbles. */
  size?: ScatterAxis
  /** Draws on a canvas, which is faster for more than about 500 points. */
  isCanvas?: boolean
}

const pointSize = 10
const bubble = { smallest: 8, largest: 44 }

const automatic = { min: 'auto', max: 'auto' } as const

/** The range of an axis with room for a whole bubble at both ends. */
function rangeAround(values: readonly number[]) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const room = Math.max(1, most - least) * 0.12
  return { min: least - room, max: most + room }
}

/** Points by two figures, or bubbles whose area shows a third. */
export function ScatterChart({ series, x, y, size, isCanvas = false }: ScatterChartProps) {
  const colorOf = useCanvasColors()
  const isRtl = useLocaleContext().dir === 'rtl'
  const points = series.flatMap((one) => one.points)
  const most = Math.max(1, ...points.map((point) => point.size ?? 0))
  const sizeOf = (point: ScatterPoint) =>
    size
      ? bubble.smallest + Math.sqrt((point.size ?? 0) / most) * (bubble.largest - bubble.smallest)
      : pointSize
  const tick = (axis: ScatterAxis) => (value: unknown) => axis.format(Number(value))
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const xRange = size ? rangeAround(xs) : automatic
  const yRange = size ? rangeAround(ys) : automatic
  const shared = {
    data: series.map(({ id, points: data }) => ({ id, data: [...data] })),
    ...chartSides({
      isRtl,
      margin: { top: 16, bottom: 48, start: axisWidth(ys, y.format), end: 20 },
      startAxis: { tickValues: 4, tickPadding: 6, format: tick(y) },
    }),
    axisBottom: {
      tickValues: 4,
      tickPadding: 8,
      format: tick(x),
      legend: x.label,
      legendPosition: 'middle',
      legendOffset: 38,
    },
    xScale: { type: 'linear', ...xRange, nice: true, reverse: isRtl },
    yScale: { type: 'linear', min: 0, max: yRange.max, nice: true },
    gridXValues: 4,
    gridYValues: 4,
    nodeSize: ({ data }: { data: ScatterPoint }) => sizeOf(data),
    tooltip: ({ node }: { node: { serieId: string | number; data: ScatterPoint } }) => (
      <ChartTip
        title={node.data.name}
        lines={[
          { label: x.label, value: x.format(node.data.x), color: seriesColor(series, String(node.serieId)) },
          { label: y.label, value: y.format(node.data.y) },
          ...(size ? [{ label: size.label, value: size.format(node.data.size ?? 0) }] : []),
        ]}
      />
    ),
  } as const
  if (isCanvas)
    return (
      <ResponsiveScatterPlotCanvas
        {...shared}
        theme={canvasTheme(colorOf)}
        colors={({ serieId }) => `${colorOf(seriesColor(series, String(serieId)))}cc`}
      />
    )
  return (
    <ResponsiveScatterPlot
      {...shared}
      theme={chartTheme}
      colors={({ serieId }) => seriesColor(series, String(serieId))}
      animate={false}
    />
  )
}
