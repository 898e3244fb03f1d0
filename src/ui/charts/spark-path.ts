const inset = 2

/** The SVG path of a sparkline: empty for fewer than two values, a centred line for equal values. */
export function sparkPath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return ''
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const x = (index: number) => inset + (index / (values.length - 1)) * (width - 2 * inset)
  const y = (value: number) =>
    span === 0 ? height / 2 : height - inset - ((value - low) / span) * (height - 2 * inset)
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
}
