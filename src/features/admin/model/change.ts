/** A figure of a period and of the one before it. */
export type Compared<T extends number | null = number> = { now: T; before: T }

/** How a figure moved: by how much of what it was, which way, and whether that is welcome. */
export type Change = { share: number; course: 'up' | 'down' | 'even'; tone: 'good' | 'bad' | 'neutral' }

/** Says how a figure moved; null where there is nothing to compare with. */
export function changeOf(
  { now, before }: Compared<number | null>,
  welcome: 'up' | 'down' | 'none',
): Change | null {
  if (now === null || before === null || before === 0) return null
  const share = (now - before) / before
  if (share === 0) return { share, course: 'even', tone: 'neutral' }
  const course = share > 0 ? 'up' : 'down'
  const tone = welcome === 'none' ? 'neutral' : course === welcome ? 'good' : 'bad'
  return { share, course, tone }
}
