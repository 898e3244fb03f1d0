import { Box, Flex, useLocaleContext } from '@chakra-ui/react'
import { ResponsiveWrapper } from '@nivo/core'
import { HeatMapCanvas, HeatMap as HeatMapDrawing } from '@nivo/heatmap'
import { scaleQuantize } from 'd3-scale'
import {
  canvasTheme,
  chartSides,
  chartTheme,
  drawingColor,
  inDirection,
  labelledSteps,
} from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useCanvasColors } from './use-canvas-colors.ts'

type HeatMapProps = {
  /** One object per row of cells; every row has the same columns in the same order. */
  rows: readonly { id: string; cells: readonly { x: string; y: number | null }[] }[]
  format: (value: number) => string
  /** Draws on a canvas, which is faster for more than about 500 cells. */
  isCanvas?: boolean
}

const margin = { top: 28, bottom: 8, start: 56, end: 8 }
const steps = [12, 34, 56, 78, 100].map(
  (share) => `color-mix(in srgb, ${drawingColor('chart-1')} ${share}%, transparent)`,
)
const canvasAlpha = ['1f', '57', '8f', 'c7', 'ff']

/**
 * A heat map: a grid of cells whose colour becomes stronger from the least to the largest value; a cell without a value
 * is empty. Its legend has the two ends of the scale.
 */
export function HeatMap({ rows, format, isCanvas = false }: HeatMapProps) {
  const colorOf = useCanvasColors()
  const isRtl = useLocaleContext().dir === 'rtl'
  const data = rows.map(({ id, cells }) => ({ id, data: inDirection(cells, isRtl) }))
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ y }) => y ?? []))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // Equal values have the strongest color, unless they are 0.
  const scale = scaleQuantize([least === most ? 0 : least, most || 1], [...steps.keys()])
  const stepOf = (value: number | null) => (value === null ? 0 : scale(value))
  const shared = {
    data,
    enableLabels: false,
    ...chartSides({ isRtl, margin, startAxis: { tickSize: 0, tickPadding: 8 } }),
    emptyColor: 'transparent',
    animate: false,
    tooltip: ({ cell }: { cell: { serieId: string; data: { x: string; y: number | null } } }) =>
      cell.data.y === null ? null : (
        <ChartTip title={cell.serieId} lines={[{ label: cell.data.x, value: format(cell.data.y) }]} />
      ),
  } as const
  const base = colorOf(drawingColor('chart-1'))
  const columns = data[0]?.data.map(({ x }) => x) ?? []
  const sized = (width: number, height: number) => ({
    ...shared,
    width,
    height,
    axisTop: {
      tickSize: 0,
      tickPadding: 8,
      tickValues: labelledSteps(columns, String, width - margin.start - margin.end),
    },
  })
  const drawing = (
    <ResponsiveWrapper>
      {({ width, height }) =>
        isCanvas ? (
          <HeatMapCanvas
            {...sized(width, height)}
            theme={canvasTheme(colorOf)}
            colors={({ value }) => `${base}${canvasAlpha[stepOf(value)]}`}
          />
        ) : (
          <HeatMapDrawing
            {...sized(width, height)}
            theme={chartTheme}
            borderRadius={2}
            xInnerPadding={0.08}
            yInnerPadding={0.08}
            colors={({ value }) => steps[stepOf(value)] ?? 'transparent'}
          />
        )
      }
    </ResponsiveWrapper>
  )
  return (
    <Flex direction="column" height="full">
      <Box flex="1" minH="0">
        {drawing}
      </Box>
      {values.length > 0 ? (
        <Flex
          gap="2"
          pt="2"
          align="center"
          justify="flex-end"
          textStyle="xs"
          color="fg.muted"
          data-part="color-scale"
        >
          <bdi>{format(least === most ? 0 : least)}</bdi>
          <Flex aria-hidden>
            {steps.map((color) => (
              <Box key={color} boxSize="3" style={{ background: color }} />
            ))}
          </Flex>
          <bdi>{format(most)}</bdi>
        </Flex>
      ) : null}
    </Flex>
  )
}
