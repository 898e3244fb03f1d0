/** The positions in a list of numbers that are not in its longest increasing part. */
export function outOfOrder(values: readonly number[]): Set<number> {
  const ends: number[] = []
  const previous: number[] = []
  values.forEach((value, at) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = at
  })
  const moved = new Set(values.keys())
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] as number) moved.delete(at)
  return moved
}
