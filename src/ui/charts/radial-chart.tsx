import { ResponsiveRadialBar } from '@nivo/radial-bar'
import { chartTheme, drawingColor, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type RadialChartProps = {
  /** One ring each, the first outermost; `share` is from 0 to 1. */
  rings: readonly { id: string; label: string; share: number; color?: string }[]
  format: (share: number) => string
}

/** A radial bar chart: a ring for each share of a whole; the caller renders the figures. */
export function RadialChart({ rings, format }: RadialChartProps) {
  return (
    <ResponsiveRadialBar
      data={rings
        .toReversed()
        .map(({ id, share }) => ({ id, data: [{ x: id, y: Math.min(1, Math.max(0, share)) }] }))}
      maxValue={1}
      startAngle={-130}
      endAngle={130}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      innerRadius={rings.length === 1 ? 0.74 : 0.4}
      padding={0.3}
      cornerRadius={6}
      colors={({ groupId }) => seriesColor(rings, groupId)}
      tracksColor={drawingColor('bg-emphasized')}
      theme={chartTheme}
      enableRadialGrid={false}
      enableCircularGrid={false}
      radialAxisStart={null}
      circularAxisOuter={null}
      tooltip={({ bar }) => (
        <ChartTip
          lines={[
            {
              label: rings.find(({ id }) => id === bar.groupId)?.label ?? '',
              value: format(bar.value),
              color: bar.color,
            },
          ]}
        />
      )}
      animate={false}
    />
  )
}
