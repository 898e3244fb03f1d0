import type { DefaultSeries, LineSvgProps } from '@nivo/line'

type ChartTheme = NonNullable<LineSvgProps<DefaultSeries>['theme']>

/** The colours of series, in the order they are taken; they follow the theme by themselves. */
export const chartColors: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `var(--qp-colors-chart-${index + 1})`,
)

/** The colour of the series with this number; a ninth starts again. */
export const chartColor = (index: number): string => chartColors[index % chartColors.length] ?? 'currentColor'

/** How every chart is drawn: faint grid, small type, our surfaces. */
export const chartTheme: ChartTheme = {
  text: { fontFamily: 'var(--qp-fonts-body)', fontSize: 12, fill: 'var(--qp-colors-fg-muted)' },
  axis: {
    ticks: { line: { stroke: 'transparent' }, text: { fill: 'var(--qp-colors-fg-muted)', fontSize: 11 } },
    domain: { line: { stroke: 'transparent' } },
    legend: { text: { fill: 'var(--qp-colors-fg-muted)' } },
  },
  grid: { line: { stroke: 'var(--qp-colors-border)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--qp-colors-fg-faint)', strokeDasharray: '3 3' } },
  labels: { text: { fill: 'var(--qp-colors-fg)' } },
}
