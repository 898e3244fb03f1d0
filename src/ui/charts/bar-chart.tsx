import { ResponsiveBar, ResponsiveBarCanvas } from '@nivo/bar'
import { axisWidth, canvasTheme, chartTheme, labelledSteps, seriesColor, wholeTick } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

type BarChartProps = {
  /** One object per bar: its name under `name`, and a number under every key. */
  rows: readonly (Readonly<Record<string, string | number>> & { name: string })[]
  keys: readonly { id: string; label: string; color?: string }[]
  formatY: (value: number) => string
  isHorizontal?: boolean
  isGrouped?: boolean
  onChoose?: (name: string) => void
  /** Draws on a canvas, which is faster for more than about 500 bars. */
  isCanvas?: boolean
}

type Bar = { id: string | number; value: number; indexValue: string | number }

/** Bars, stacked or side by side. */
export function BarChart({
  rows,
  keys,
  formatY,
  isHorizontal = false,
  isGrouped = false,
  onChoose,
  isCanvas = false,
}: BarChartProps) {
  const colorOf = useCanvasColors()
  const values = { tickValues: 4, tickPadding: 6, format: (value: unknown) => wholeTick(value, formatY) }
  // Horizontal bars have room for long names.
  const names = {
    tickPadding: 8,
    ...(isHorizontal ? {} : { tickValues: labelledSteps(rows.map(({ name }) => name)) }),
  }
  const labels = rows.flatMap((row) => keys.map(({ id }) => Number(row[id] ?? 0)))
  const shared = {
    data: rows.map((row) => ({ ...row })),
    keys: keys.map(({ id }) => id),
    indexBy: 'name',
    layout: isHorizontal ? 'horizontal' : 'vertical',
    groupMode: isGrouped ? 'grouped' : 'stacked',
    margin: {
      top: 10,
      right: isHorizontal ? 28 : 12,
      bottom: 28,
      left: isHorizontal ? 104 : axisWidth(labels, formatY),
    },
    padding: 0.35,
    innerPadding: isGrouped ? 2 : 0,
    borderRadius: 3,
    enableLabel: false,
    enableGridX: isHorizontal,
    enableGridY: !isHorizontal,
    gridYValues: 4,
    gridXValues: 4,
    axisLeft: isHorizontal ? names : values,
    axisBottom: isHorizontal ? values : names,
    tooltip: ({ id, value, indexValue }: Bar) => (
      <ChartTip
        title={String(indexValue)}
        lines={[
          {
            label: keys.find((one) => one.id === id)?.label ?? '',
            value: formatY(value),
            color: seriesColor(keys, String(id)),
          },
        ]}
      />
    ),
    ...(onChoose
      ? { onClick: ({ indexValue }: Pick<Bar, 'indexValue'>) => onChoose(String(indexValue)) }
      : {}),
  } as const
  return isCanvas ? (
    <ResponsiveBarCanvas
      {...shared}
      theme={canvasTheme(colorOf)}
      colors={({ id }) => colorOf(seriesColor(keys, String(id)))}
    />
  ) : (
    <ResponsiveBar
      {...shared}
      theme={chartTheme}
      colors={({ id }) => seriesColor(keys, String(id))}
      animate={false}
    />
  )
}
