/** A figure of a period and of the one before it. */
export type Compared<T extends number | null = number> = { now: T; before: T }

/** How a figure moved: what it was, which way it went, and whether that is welcome. */
export type Change = { before: number; course: 'up' | 'down' | 'even'; tone: 'good' | 'bad' | 'neutral' }

/** Says how a figure moved; null where there is nothing to compare with. */
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
