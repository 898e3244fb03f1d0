/** The quantiles that a box plot draws: whiskers, box and median. */
export const BOX_QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const

/** The values of {@link BOX_QUANTILES} by linear interpolation, as the drawing computes them; empty without values. */
export function boxFigures(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  if (sorted.length === 0) return []
  return BOX_QUANTILES.map((quantile) => {
    const at = (sorted.length - 1) * quantile
    const below = sorted[Math.floor(at)] ?? 0
    return below + ((sorted[Math.ceil(at)] ?? 0) - below) * (at - Math.floor(at))
  })
}
