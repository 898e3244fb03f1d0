type Year<M> = { year: number; months: readonly M[] }

/** The months of the latest year, each with its first day. */
export function latestMonths<M extends { month: number }>(
  years: readonly Year<M>[],
): (M & { day: string })[] {
  const latest = years.toSorted((one, other) => other.year - one.year)[0]
  return (latest?.months ?? []).map((one) => ({
    ...one,
    day: `${latest?.year}-${String(one.month).padStart(2, '0')}-01`,
  }))
}
