import { ResponsivePie } from '@nivo/pie'
import { chartTheme, drawingColor, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type DonutChartProps = {
  parts: readonly { id: string; label: string; value: number; color?: string }[]
  format: (value: number) => string
}

/** A donut chart with the total in its middle; the caller renders the legend with the figures. */
export function DonutChart({ parts, format }: DonutChartProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <ResponsivePie
      data={[...parts]}
      margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
      innerRadius={0.68}
      padAngle={1}
      cornerRadius={3}
      colors={({ id }) => seriesColor(parts, String(id))}
      theme={chartTheme}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      layers={[
        'arcs',
        ({ centerX, centerY }) => (
          <text
            key="total"
            x={centerX}
            y={centerY}
            textAnchor="middle"
            dominantBaseline="central"
            style={{ fontSize: 22, fontWeight: 600 }}
            fill={drawingColor('fg')}
          >
            {format(total)}
          </text>
        ),
      ]}
      tooltip={({ datum }) => (
        <ChartTip lines={[{ label: String(datum.label), value: format(datum.value), color: datum.color }]} />
      )}
      animate={false}
    />
  )
}
