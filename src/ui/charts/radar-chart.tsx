import { type GridLabelProps, ResponsiveRadar } from '@nivo/radar'
import { scaleLinear } from 'd3-scale'
import { AXIS_LINE, AXIS_OFFSET, axisLines, axisMargin } from './axis-name.ts'
import { chartTheme, drawingColor, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type RadarChartProps = {
  /** One object per axis: its name under `name`, and a number under every key. */
  rows: readonly (Readonly<Record<string, string | number>> & { name: string })[]
  keys: readonly { id: string; label: string; color?: string }[]
  format: (value: number) => string
}

const LEVELS = 4

/** A radar chart: one axis per row and one filled shape per key, on a scale from zero with its end written. */
export function RadarChart({ rows, keys, format }: RadarChartProps) {
  const { side, end } = axisMargin(rows.map(({ name }) => name))
  const values = rows.flatMap((row) => keys.map(({ id }) => Number(row[id])))
  const [, most = 1] = scaleLinear()
    .domain([0, Math.max(...values) || 1])
    .nice(LEVELS)
    .domain()
  return (
    <ResponsiveRadar
      data={rows.map((row) => ({ ...row }))}
      keys={keys.map(({ id }) => id)}
      indexBy="name"
      margin={{ top: end, right: side, bottom: end, left: side }}
      colors={({ key }) => seriesColor(keys, key)}
      theme={chartTheme}
      maxValue={most}
      gridLevels={LEVELS}
      layers={[
        'grid',
        'layers',
        'slices',
        'dots',
        ({ centerX, centerY, radiusScale }) => (
          <g key="scale" aria-hidden>
            {[LEVELS / 2, LEVELS].map((level) => (
              <text
                key={level}
                x={centerX + 4}
                y={centerY - radiusScale((most * level) / LEVELS) + 10}
                style={{ fontSize: 10 }}
                fill={drawingColor('fg-muted')}
              >
                {format((most * level) / LEVELS)}
              </text>
            ))}
          </g>
        ),
      ]}
      gridLabelOffset={AXIS_OFFSET}
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

function AxisName({ id, anchor, x, y }: GridLabelProps) {
  const lines = axisLines(id)
  // A name above the drawing grows upwards, one below it downwards.
  const above = anchor === 'middle' ? (y < 0 ? 1 : 0) : 0.5
  return (
    <text
      x={x}
      y={y - above * (lines.length - 1) * AXIS_LINE}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={12}
      fill={drawingColor('fg-muted')}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : AXIS_LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
