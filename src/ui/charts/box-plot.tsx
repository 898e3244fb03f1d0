import { useLocaleContext } from '@chakra-ui/react'
import { BoxPlot as NivoBoxPlot } from '@nivo/boxplot'
import { ResponsiveWrapper } from '@nivo/core'
import { axisWidth, chartSides, chartTheme, drawingColor, inDirection, labelledSteps } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

/** The quantiles that are drawn: whiskers, box and median. */
export const BOX_QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const

type BoxPlotProps = {
  /** The values of each group; a group without values has no box. */
  groups: readonly { id: string; label: string; color: string; values: readonly number[] }[]
  format: (value: number) => string
  labels: { median: string; middle: string; range: string }
}

/** A box plot: the median, the middle half and the range from the 10th to the 90th percentile of each group. */
export function BoxPlot({ groups, format, labels }: BoxPlotProps) {
  const isRtl = useLocaleContext().dir === 'rtl'
  const drawn = inDirection(
    groups.filter(({ values }) => values.length > 0),
    isRtl,
  )
  const start = axisWidth(
    groups.flatMap(({ values }) => values),
    format,
  )
  return (
    <ResponsiveWrapper>
      {({ width, height }) => (
        <NivoBoxPlot
          width={width}
          height={height}
          data={drawn.flatMap(({ label, values }) => values.map((value) => ({ group: label, value })))}
          groups={drawn.map(({ label }) => label)}
          {...chartSides({
            isRtl,
            margin: { top: 10, bottom: 28, start, end: 12 },
            startAxis: { tickValues: 4, tickPadding: 6, format: (value: unknown) => format(Number(value)) },
          })}
          axisBottom={{
            tickPadding: 8,
            // The legend names the groups whose label has no room.
            tickValues: labelledSteps(
              drawn.map(({ label }) => label),
              String,
              width - start - 12,
            ),
          }}
          axisTop={null}
          quantiles={[...BOX_QUANTILES]}
          minValue={0}
          padding={0.45}
          enableGridX={false}
          gridYValues={4}
          colors={({ group }) => drawn.find(({ label }) => label === group)?.color ?? 'currentColor'}
          opacity={0.75}
          borderRadius={3}
          borderWidth={1}
          borderColor={drawingColor('fg-muted')}
          medianColor={drawingColor('fg')}
          medianWidth={2}
          whiskerColor={drawingColor('fg-muted')}
          whiskerWidth={1}
          whiskerEndSize={0.4}
          theme={{ ...chartTheme, translation: {} }}
          tooltip={({ formatted, label, color }) => {
            const [low, first, median, third, high] = formatted.values.map(Number)
            const between = (from = 0, to = 0) => `${format(from)} – ${format(to)}`
            return (
              <ChartTip
                title={label}
                lines={[
                  { label: labels.median, value: format(median ?? 0), ...(color ? { color } : {}) },
                  { label: labels.middle, value: between(first, third) },
                  { label: labels.range, value: between(low, high) },
                ]}
              />
            )
          }}
          valueFormat={String}
          animate={false}
        />
      )}
    </ResponsiveWrapper>
  )
}
