import { useLocaleContext } from '@chakra-ui/react'
import { Bar, BarCanvas } from '@nivo/bar'
import { ResponsiveWrapper } from '@nivo/core'
import {
  axisWidth,
  barNameWidth,
  canvasTheme,
  chartSides,
  chartTheme,
  inDirection,
  labelledSteps,
  seriesColor,
  wholeTick,
} from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { type LineOverBars, lineLayer } from './line-over-bars.tsx'
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
  /** A line on the same scale as the bars, for vertical bars that are not on a canvas. */
  line?: LineOverBars
}

type HoveredBar = { id: string | number; value: number; indexValue: string | number }

/** Bars, stacked or side by side. */
export function BarChart({
  rows,
  keys,
  formatY,
  isHorizontal = false,
  isGrouped = false,
  onChoose,
  isCanvas = false,
  line,
}: BarChartProps) {
  const colorOf = useCanvasColors()
  const isRtl = useLocaleContext().dir === 'rtl'
  const values = { tickValues: 4, tickPadding: 6, format: (value: unknown) => wholeTick(value, formatY) }
  const figures = rows.flatMap((row) => [
    ...keys.map(({ id }) => Number(row[id] ?? 0)),
    ...(line ? [line.valueOf(row.name)] : []),
  ])
  const labels = rows.map(({ name }) => name)
  const startOf = (width: number) =>
    isHorizontal ? barNameWidth(labels, width) : axisWidth(figures, formatY)
  const end = isHorizontal ? 28 : 12
  const fittingTicks = (width: number) =>
    Math.min(4, Math.max(2, Math.floor(width / axisWidth(figures, formatY))))
  const names = (width: number) => ({
    tickPadding: 8,
    // Horizontal bars have room for long names.
    ...(isHorizontal ? {} : { tickValues: labelledSteps(labels, String, width - startOf(width) - end) }),
  })
  const shared = {
    data: (isHorizontal ? [...rows] : inDirection(rows, isRtl)).map((row) => ({ ...row })),
    keys:
      isGrouped && !isHorizontal ? inDirection(keys, isRtl).map(({ id }) => id) : keys.map(({ id }) => id),
    indexBy: 'name',
    layout: isHorizontal ? 'horizontal' : 'vertical',
    groupMode: isGrouped ? 'grouped' : 'stacked',
    valueScale: {
      type: 'linear',
      nice: true,
      reverse: isHorizontal && isRtl,
      max: line ? Math.max(...figures) : 'auto',
    },
    padding: 0.35,
    innerPadding: isGrouped ? 2 : 0,
    borderRadius: 3,
    enableLabel: false,
    enableGridX: isHorizontal,
    enableGridY: !isHorizontal,
    gridYValues: 4,
    gridXValues: 4,
    tooltip: ({ id, value, indexValue }: HoveredBar) => (
      <ChartTip
        title={String(indexValue)}
        lines={[
          {
            label: keys.find((one) => one.id === id)?.label ?? '',
            value: formatY(value),
            color: seriesColor(keys, String(id)),
          },
          ...(line
            ? [{ label: line.label, value: formatY(line.valueOf(String(indexValue))), color: line.color }]
            : []),
        ]}
      />
    ),
    ...(onChoose
      ? { onClick: ({ indexValue }: Pick<HoveredBar, 'indexValue'>) => onChoose(String(indexValue)) }
      : {}),
  } as const
  const sized = (width: number, height: number) =>
    ({
      ...shared,
      width,
      height,
      ...chartSides({
        isRtl,
        margin: { top: 10, bottom: 28, start: startOf(width), end },
        startAxis: isHorizontal ? names(width) : values,
      }),
      axisBottom: isHorizontal
        ? { ...values, tickValues: fittingTicks(width - startOf(width) - end) }
        : names(width),
    }) as const
  return (
    <ResponsiveWrapper>
      {({ width, height }) =>
        isCanvas ? (
          <BarCanvas
            {...sized(width, height)}
            theme={canvasTheme(colorOf)}
            colors={({ id }) => colorOf(seriesColor(keys, String(id)))}
          />
        ) : (
          <Bar
            {...sized(width, height)}
            layers={['grid', 'axes', 'bars', ...(line ? [lineLayer(line)] : [])]}
            theme={chartTheme}
            colors={({ id }) => seriesColor(keys, String(id))}
            animate={false}
          />
        )
      }
    </ResponsiveWrapper>
  )
}
