import type { DefaultSeries, LineSvgProps } from '@nivo/line'

type ChartTheme = NonNullable<LineSvgProps<DefaultSeries>['theme']>

/** The series colours in order of use; CSS variables, so they follow the theme. */
export const chartColors: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `var(--qp-colors-chart-${index + 1})`,
)

/** The colour of the series at `index`; colours repeat after the eighth. */
export const chartColor = (index: number): string => chartColors[index % chartColors.length] ?? 'currentColor'

/** The theme of every chart: faint grid, small type, the product's surfaces. */
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

/** The theme of a chart on a canvas, where `colorOf` resolves the CSS variables. */
export function canvasTheme(colorOf: (color: string) => string): ChartTheme {
  const text = {
    fontFamily: colorOf('var(--qp-fonts-body)'),
    fontSize: 12,
    fill: colorOf('var(--qp-colors-fg-muted)'),
  }
  const hidden = { line: { stroke: 'transparent' } }
  return {
    text,
    axis: { ticks: { ...hidden, text }, domain: hidden },
    grid: { line: { stroke: colorOf('var(--qp-colors-border)'), strokeWidth: 1 } },
    crosshair: { line: { stroke: colorOf('var(--qp-colors-fg-faint)'), strokeDasharray: '3 3' } },
  }
}

/** The series' own colour, or else the palette colour at its index. */
export function seriesColor(series: readonly { id: string; color?: string }[], id: string): string {
  const index = series.findIndex((one) => one.id === id)
  return series[index]?.color ?? chartColor(index)
}

const mostTicks = 7

/** The axis steps that get a label, spaced so that labels do not overlap. */
export const labelledSteps = <T>(steps: readonly T[]): T[] => {
  const every = Math.max(1, Math.ceil(steps.length / mostTicks))
  return steps.filter((_, index) => index % every === 0)
}

const narrowAxis = 36
const digitWidth = 7

/** The space at the start of a chart for the labels of its values: as wide as the longest of them. */
export const axisWidth = (values: readonly number[], format: (value: number) => string): number =>
  Math.max(narrowAxis, 14 + digitWidth * Math.max(0, ...values.map((value) => format(value).length)))

/** Formats an axis tick of a count; fractions get no label. */
export const wholeTick = (value: unknown, format: (value: number) => string): string =>
  Number.isInteger(Number(value)) ? format(Number(value)) : ''
