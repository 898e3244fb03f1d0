import { diffWords } from '@/features/editor/shared/diff-words.ts'

/** A stretch of two texts that is equal or was replaced; each side may be empty. */
export type Segment = { isSame: boolean; from: number; to: number; newFrom: number; newTo: number }

/** The stretches of two texts in order; replaced ones never touch each other. */
export function segmentsOf(before: string, after: string): Segment[] {
  const segments: Segment[] = []
  let at = 0
  let newAt = 0
  for (const { kind, text } of diffWords(before, after)) {
    const isSame = kind === 'same'
    const last = segments.at(-1)
    const to = kind === 'added' ? at : at + text.length
    const newTo = kind === 'removed' ? newAt : newAt + text.length
    if (last && !last.isSame && !isSame) Object.assign(last, { to, newTo })
    else segments.push({ isSame, from: at, to, newFrom: newAt, newTo })
    at = to
    newAt = newTo
  }
  return segments
}

/** Replaced stretches with only a space between them are one change for a reader. */
export function joinedChanges(
  segments: readonly Segment[],
  after: string,
  mayJoin: (a: Segment, b: Segment) => boolean,
): Segment[] {
  const changes: Segment[] = []
  segments.forEach((segment, index) => {
    if (segment.isSame) return
    const last = changes.at(-1)
    const between = segments[index - 1]
    const isSpace = between?.isSame && /^[^\S\n]+$/.test(after.slice(between.newFrom, between.newTo))
    if (last && last.to === between?.from && isSpace && mayJoin(last, segment))
      changes[changes.length - 1] = { ...last, to: segment.to, newTo: segment.newTo }
    else changes.push(segment)
  })
  return changes
}

/** Maps an offset of the first text to the second; in a replaced stretch, a range takes all of it. */
export function mapOffset(segments: readonly Segment[], at: number, side: 'start' | 'end'): number {
  const holds = ({ from, to }: Segment) => (side === 'start' ? from <= at && at < to : from < at && at <= to)
  const segment = segments.find(holds)
  if (!segment) return at === 0 ? 0 : (segments.at(-1)?.newTo ?? 0)
  if (segment.isSame) return segment.newFrom + at - segment.from
  return side === 'start' ? segment.newFrom : segment.newTo
}

/** The place of a range of the first text in the second; null when any of it, or its surroundings, was replaced. */
export function keptRange(
  segments: readonly Segment[],
  from: number,
  to: number,
): { from: number; to: number } | null {
  const same = segments.filter(({ isSame }) => isSame)
  const holder = same.find((segment) => segment.from <= from && to <= segment.to)
  if (!holder) return null
  const shift = holder.newFrom - holder.from
  return { from: from + shift, to: to + shift }
}

/** The inverse of the stretches: from the second text to the first. */
export const inverse = (segments: readonly Segment[]): Segment[] =>
  segments.map(({ isSame, from, to, newFrom, newTo }) => ({
    isSame,
    from: newFrom,
    to: newTo,
    newFrom: from,
    newTo: to,
  }))
