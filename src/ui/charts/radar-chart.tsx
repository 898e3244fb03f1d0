import { type GridLabelProps, ResponsiveRadar } from '@nivo/radar'
import { chartTheme, drawingColor, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type RadarChartProps = {
  /** One object per axis: its name under `name`, and a number under every key. */
  rows: readonly (Readonly<Record<string, string | number>> & { name: string })[]
  keys: readonly { id: string; label: string; color?: string }[]
  format: (value: number) => string
}

/** A radar chart: one axis per row and one filled shape per key. */
export function RadarChart({ rows, keys, format }: RadarChartProps) {
  const longest = Math.max(0, ...rows.flatMap(({ name }) => linesOf(name)).map((line) => line.length))
  const side = Math.min(92, Math.max(48, 20 + 7 * longest))
  return (
    <ResponsiveRadar
      data={rows.map((row) => ({ ...row }))}
      keys={keys.map(({ id }) => id)}
      indexBy="name"
      margin={{ top: 28, right: side, bottom: 28, left: side }}
      colors={({ key }) => seriesColor(keys, key)}
      theme={chartTheme}
      gridLevels={4}
      gridLabelOffset={12}
      gridLabel={AxisName}
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

const lineLength = 12

/** A name in lines of about twelve letters, so that long names fit beside the chart. */
function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function AxisName({ id, anchor, x, y }: GridLabelProps) {
  const lines = linesOf(id)
  // A name above the drawing grows upwards, one below it downwards.
  const above = anchor === 'middle' ? (y < 0 ? 1 : 0) : 0.5
  return (
    <text
      x={x}
      y={y - above * (lines.length - 1) * 14}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={12}
      fill={drawingColor('fg-muted')}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 14}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
