import { ResponsiveBar } from '@nivo/bar'
import { chartTheme, labelledSteps, seriesColor, wholeTick } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'

type BarChartProps = {
  /** One object per bar: its name under `name`, and a number under every key. */
  rows: readonly (Readonly<Record<string, string | number>> & { name: string })[]
  keys: readonly { id: string; label: string; color?: string }[]
  formatY: (value: number) => string
  isHorizontal?: boolean
  isGrouped?: boolean
  onChoose?: (name: string) => void
}

/** Bars, stacked or side by side. */
export function BarChart({
  rows,
  keys,
  formatY,
  isHorizontal = false,
  isGrouped = false,
  onChoose,
}: BarChartProps) {
  const values = { tickValues: 4, tickPadding: 6, format: (value: unknown) => wholeTick(value, formatY) }
  // Horizontal bars have room for long names.
  const names = {
    tickPadding: 8,
    ...(isHorizontal ? {} : { tickValues: labelledSteps(rows.map(({ name }) => name)) }),
  }
  return (
    <ResponsiveBar
      data={rows.map((row) => ({ ...row }))}
      keys={keys.map(({ id }) => id)}
      indexBy="name"
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      groupMode={isGrouped ? 'grouped' : 'stacked'}
      margin={{ top: 10, right: 12, bottom: 28, left: isHorizontal ? 104 : 36 }}
      padding={0.35}
      innerPadding={isGrouped ? 2 : 0}
      borderRadius={3}
      colors={({ id }) => seriesColor(keys, String(id))}
      theme={chartTheme}
      enableLabel={false}
      enableGridX={isHorizontal}
      enableGridY={!isHorizontal}
      gridYValues={4}
      gridXValues={4}
      axisLeft={isHorizontal ? names : values}
      axisBottom={isHorizontal ? values : names}
      tooltip={({ id, value, indexValue, color }) => (
        <ChartTip
          title={String(indexValue)}
          lines={[{ label: keys.find((one) => one.id === id)?.label ?? '', value: formatY(value), color }]}
        />
      )}
      {...(onChoose
        ? { onClick: ({ indexValue }: { indexValue: string | number }) => onChoose(String(indexValue)) }
        : {})}
      animate={false}
    />
  )
}
