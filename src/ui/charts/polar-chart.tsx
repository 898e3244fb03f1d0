import { ResponsivePolarBar } from '@nivo/polar-bar'
import { chartTheme, drawingColor, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type PolarChartProps = {
  parts: readonly { id: string; label: string; value: number; color?: string }[]
  format: (value: number) => string
}

/** A polar chart: sectors of the same angle whose radius shows the value. */
export function PolarChart({ parts, format }: PolarChartProps) {
  return (
    <ResponsivePolarBar
      data={parts.map((part) => ({
        id: part.id,
        // Each sector needs a number for every key.
        ...Object.fromEntries(parts.map(({ id }) => [id, id === part.id ? part.value : 0])),
      }))}
      keys={parts.map(({ id }) => id)}
      indexBy="id"
      margin={{ top: 16, right: 16, bottom: 16, left: 16 }}
      innerRadius={0.12}
      cornerRadius={2}
      borderWidth={1}
      borderColor={drawingColor('bg-surface')}
      colors={({ id, key }) => seriesColor(parts, String(key ?? id))}
      theme={chartTheme}
      radialAxis={null}
      circularAxisOuter={null}
      enableArcLabels={false}
      enableRadialGrid={false}
      tooltip={({ arc }) => (
        <ChartTip
          lines={[
            {
              label: parts.find(({ id }) => id === arc.key)?.label ?? '',
              value: format(arc.value),
              color: arc.color,
            },
          ]}
        />
      )}
      animate={false}
    />
  )
}
