import { ResponsiveRadar } from '@nivo/radar'
import { chartTheme, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type RadarChartProps = {
  /** One object per axis: its name under `name`, and a number under every key. */
  rows: readonly (Readonly<Record<string, string | number>> & { name: string })[]
  keys: readonly { id: string; label: string; color?: string }[]
  format: (value: number) => string
}

/** A radar chart: one axis per row and one filled shape per key. */
export function RadarChart({ rows, keys, format }: RadarChartProps) {
  return (
    <ResponsiveRadar
      data={rows.map((row) => ({ ...row }))}
      keys={keys.map(({ id }) => id)}
      indexBy="name"
      margin={{ top: 28, right: 56, bottom: 28, left: 56 }}
      colors={({ key }) => seriesColor(keys, key)}
      theme={chartTheme}
      gridLevels={4}
      gridLabelOffset={12}
      fillOpacity={0.12}
      borderWidth={2}
      dotSize={6}
      sliceTooltip={({ index, data }) => (
        <ChartTip
          title={String(index)}
          lines={data.map(({ id, value, color }) => ({
            label: keys.find((one) => one.id === id)?.label ?? '',
            value: format(value),
            color,
          }))}
        />
      )}
      animate={false}
    />
  )
}
