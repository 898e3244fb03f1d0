/** A figure of a period and of the previous period. */
export type Compared<T extends number | null = number> = { now: T; before: T }

/** The change of a figure: previous value, direction, and whether it is an improvement. */
export type Change = { before: number; course: 'up' | 'down' | 'even'; tone: 'good' | 'bad' | 'neutral' }

/** Compares a figure with the previous period; null when there is no previous value. */
export function changeOf(
  { now, before }: Compared<number | null>,
  welcome: 'up' | 'down' | 'none',
): Change | null {
  if (now === null || before === null) return null
  if (now === before) return { before, course: 'even', tone: 'neutral' }
  const course = now > before ? 'up' : 'down'
  const tone = welcome === 'none' ? 'neutral' : course === welcome ? 'good' : 'bad'
  return { before, course, tone }
}
