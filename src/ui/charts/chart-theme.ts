import type { DefaultSeries, LineSvgProps } from '@nivo/line'

type ChartTheme = NonNullable<LineSvgProps<DefaultSeries>['theme']>

/**
 * A colour of the theme for a drawing. react-spring, which draws bars and boxes, replaces `var(--name)` by its value,
 * which then follows neither the theme nor print; it does not recognise the variable after a space.
 */
export const drawingColor = (name: string): string => `var( --qp-colors-${name})`

/** The series colours in order of use; CSS variables, so they follow the theme. */
export const chartColors: readonly string[] = Array.from({ length: 8 }, (_, index) =>
  drawingColor(`chart-${index + 1}`),
)

/** The colour of the series at `index`; colours repeat after the eighth. */
export const chartColor = (index: number): string => chartColors[index % chartColors.length] ?? 'currentColor'

/** The theme of every chart: faint grid, small type, the product's surfaces. */
export const chartTheme: ChartTheme = {
  text: { fontFamily: 'var(--qp-fonts-body)', fontSize: 12, fill: drawingColor('fg-muted') },
  axis: {
    ticks: { line: { stroke: 'transparent' }, text: { fill: drawingColor('fg-muted'), fontSize: 12 } },
    domain: { line: { stroke: 'transparent' } },
    legend: { text: { fill: drawingColor('fg-muted') } },
  },
  grid: { line: { stroke: drawingColor('border'), strokeWidth: 1 } },
  crosshair: { line: { stroke: drawingColor('fg-faint'), strokeDasharray: '3 3' } },
  labels: { text: { fill: drawingColor('fg') } },
}

/** The theme of a chart on a canvas, where `colorOf` resolves the CSS variables. */
export function canvasTheme(colorOf: (color: string) => string): ChartTheme {
  const text = {
    fontFamily: colorOf('var(--qp-fonts-body)'),
    fontSize: 12,
    fill: colorOf(drawingColor('fg-muted')),
  }
  const hidden = { line: { stroke: 'transparent' } }
  return {
    text,
    axis: { ticks: { ...hidden, text }, domain: hidden },
    grid: { line: { stroke: colorOf(drawingColor('border')), strokeWidth: 1 } },
    crosshair: { line: { stroke: colorOf(drawingColor('fg-faint')), strokeDasharray: '3 3' } },
  }
}

/** The series' own colour, or else the palette colour at its index. */
export function seriesColor(series: readonly { id: string; color?: string }[], id: string): string {
  const index = series.findIndex((one) => one.id === id)
  return series[index]?.color ?? chartColor(index)
}

const mostTicks = 7
const digitWidth = 7
const labelGap = 10

/** The axis steps that get a label: at most seven, and only as many as fit beside each other in `width` pixels. */
export function labelledSteps<T>(
  steps: readonly T[],
  labelOf: (step: T) => string = String,
  width = Number.POSITIVE_INFINITY,
): T[] {
  const longest = Math.max(1, ...steps.map((step) => labelOf(step).length)) * digitWidth + labelGap
  const most = Math.max(1, Math.min(mostTicks, Math.floor(width / longest)))
  const every = Math.max(1, Math.ceil(steps.length / most))
  return steps.filter((_, index) => index % every === 0)
}

const narrowAxis = 36

/** The space at the start of a chart for the labels of its values: as wide as the longest of them. */
export const axisWidth = (values: readonly number[], format: (value: number) => string): number =>
  Math.max(narrowAxis, 14 + digitWidth * Math.max(0, ...values.map((value) => format(value).length)))

const narrowNames = 104

/** The space for the names beside horizontal bars: as wide as the longest, at most half of the chart. */
export const barNameWidth = (names: readonly string[], width: number): number =>
  Math.max(
    narrowNames,
    Math.min(width / 2, 14 + digitWidth * Math.max(0, ...names.map(({ length }) => length))),
  )

/** Formats an axis tick of a count; fractions get no label. */
export const wholeTick = (value: unknown, format: (value: number) => string): string =>
  Number.isInteger(Number(value)) ? format(Number(value)) : ''

type Sides<Axis> = {
  isRtl: boolean
  /** The axis at the start of the line: left, or right in right-to-left. */
  startAxis: Axis
  margin: Readonly<{ top: number; bottom: number; start: number; end: number }>
}

/** The axis and the margins of a chart in the direction of the page; charts themselves know only left and right. */
export function chartSides<Axis>({ isRtl, startAxis, margin: { top, bottom, start, end } }: Sides<Axis>) {
  return isRtl
    ? { margin: { top, bottom, left: end, right: start }, axisLeft: null, axisRight: startAxis }
    : { margin: { top, bottom, left: start, right: end }, axisLeft: startAxis, axisRight: null }
}

/** The items in the order in which a chart draws them from left to right. */
export const inDirection = <T>(items: readonly T[], isRtl: boolean): T[] =>
  isRtl ? items.toReversed() : [...items]
