import { ResponsivePie } from '@nivo/pie'
import { chartTheme, seriesColor } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type DonutChartProps = {
  parts: readonly { id: string; label: string; value: number; color?: string }[]
  format: (value: number) => string
}

/** A donut chart; the caller renders the legend with the figures. */
export function DonutChart({ parts, format }: DonutChartProps) {
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
      tooltip={({ datum }) => (
        <ChartTip lines={[{ label: String(datum.label), value: format(datum.value), color: datum.color }]} />
      )}
      animate={false}
    />
  )
}
