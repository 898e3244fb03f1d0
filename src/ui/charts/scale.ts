/** The end of a scale from zero: the first of 1, 2, 2.5, 5 and 10 times a power of ten that holds the largest value. */
export function niceMaximum(values: readonly number[]): number {
  const most = Math.max(0, ...values)
  if (most === 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= most) ?? 10
  return factor * power
}

/** The step of a value on a scale of `count` steps from the least to the largest value; null without a value. */
export function stepOnScale(
  value: number | null,
  values: readonly (number | null)[],
  count: number,
): number | null {
  if (value === null) return null
  const known = values.filter((one) => one !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (most === least) return most === 0 ? 0 : count - 1
  return Math.min(count - 1, Math.floor(((value - least) / (most - least)) * count))
}
