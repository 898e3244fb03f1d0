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
    ticks: { line: { stroke: 'transparent' }, text: { fill: 'var(--qp-colors-fg-muted)', fontSize: 12 } },
    domain: { line: { stroke: 'transparent' } },
    legend: { text: { fill: 'var(--qp-colors-fg-muted)' } },
  },
  grid: { line: { stroke: 'var(--qp-colors-border)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--qp-colors-fg-faint)', strokeDasharray: '3 3' } },
  labels: { text: { fill: 'var(--qp-colors-fg)' } },
}

/** The colour of a series: its own, or the next of the palette. */
export function seriesColor(series: readonly { id: string; color?: string }[], id: string): string {
  const index = series.findIndex((one) => one.id === id)
  return series[index]?.color ?? chartColor(index)
}

const mostTicks = 7

/** The steps of an axis that are labelled, so that no two labels meet. */
export const labelledSteps = <T>(steps: readonly T[]): T[] => {
  const every = Math.max(1, Math.ceil(steps.length / mostTicks))
  return steps.filter((_, index) => index % every === 0)
}

/** A count on an axis: whole numbers only, for half a request is none. */
export const wholeTick = (value: unknown, format: (value: number) => string): string =>
  Number.isInteger(Number(value)) ? format(Number(value)) : ''
