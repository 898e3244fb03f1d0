import type { BarCustomLayer, BarCustomLayerProps, BarDatum } from '@nivo/bar'

/** A line over the bars of a chart: one value for each name. */
export type LineOverBars = { label: string; color: string; valueOf: (name: string) => number }

type Scale = ((value: string | number) => number | undefined) & {
  domain: () => readonly (string | number)[]
  bandwidth?: () => number
}

/** The layer of a bar chart that draws a line through the middle of each name. */
export const lineLayer =
  (line: LineOverBars): BarCustomLayer<BarDatum> =>
  (props) => <BarLine {...props} line={line} />

function BarLine({ xScale, yScale, line }: BarCustomLayerProps<BarDatum> & { line: LineOverBars }) {
  // The library types both scales as any of its scales; vertical bars have bands below and values beside them.
  const bands = xScale as unknown as Scale
  const heights = yScale as unknown as Scale
  const points = bands.domain().map((band) => {
    const x = (bands(band) ?? 0) + (bands.bandwidth?.() ?? 0) / 2
    return [x, heights(line.valueOf(String(band))) ?? 0] as const
  })
  return (
    <g pointerEvents="none">
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke={line.color}
        strokeWidth={2}
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={3} fill={line.color} />
      ))}
    </g>
  )
}
