import { ResponsiveHeatMap, ResponsiveHeatMapCanvas } from '@nivo/heatmap'
import { canvasTheme, chartTheme } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

type HeatMapProps = {
  /** One object per row of cells; every row has the same columns in the same order. */
  rows: readonly { id: string; cells: readonly { x: string; y: number }[] }[]
  format: (value: number) => string
  /** Draws on a canvas, which is faster for more than about 500 cells. */
  isCanvas?: boolean
}

const margin = { top: 28, right: 8, bottom: 8, left: 56 }
const steps = [1, 2, 3, 4].map(
  (step) => `color-mix(in srgb, var(--qp-colors-chart-1) ${step * 25}%, transparent)`,
)
const canvasAlpha = ['40', '80', 'bf', 'ff']

/** A heat map: a grid of cells whose colour becomes stronger with the value. */
export function HeatMap({ rows, format, isCanvas = false }: HeatMapProps) {
  const colorOf = useCanvasColors()
  const data = rows.map(({ id, cells }) => ({ id, data: [...cells] }))
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ y }) => y)))
  const stepOf = (value: number | null) => Math.min(3, Math.max(0, Math.ceil(((value ?? 0) / most) * 4) - 1))
  const shared = {
    data,
    margin,
    enableLabels: false,
    axisTop: { tickSize: 0, tickPadding: 8 },
    axisLeft: { tickSize: 0, tickPadding: 8 },
    emptyColor: 'transparent',
    animate: false,
    tooltip: ({ cell }: { cell: { serieId: string; data: { x: string; y: number } } }) => (
      <ChartTip title={cell.serieId} lines={[{ label: cell.data.x, value: format(cell.data.y) }]} />
    ),
  } as const
  if (!isCanvas) {
    return (
      <ResponsiveHeatMap
        {...shared}
        theme={chartTheme}
        borderRadius={2}
        xInnerPadding={0.08}
        yInnerPadding={0.08}
        colors={({ value }) => steps[stepOf(value)] ?? 'transparent'}
      />
    )
  }
  const base = colorOf('var(--qp-colors-chart-1)')
  return (
    <ResponsiveHeatMapCanvas
      {...shared}
      theme={canvasTheme(colorOf)}
      colors={({ value }) => `${base}${canvasAlpha[stepOf(value)]}`}
    />
  )
}
