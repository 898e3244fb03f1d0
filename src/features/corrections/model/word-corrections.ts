import { textHash } from '@docx/paragraph-key.ts'
import type { CorrectionRun } from '@/features/editor/shared/apply-corrections.ts'
import type { Correction } from './corrections-types.ts'
import type { FileLine } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import type { LineMatch } from './match-lines.ts'
import { inverse, joinedChanges, keptRange, mapOffset, type Segment, segmentsOf } from './text-segments.ts'

const CONTEXT = 60

/** The text around a change, cut at a word. */
export function contextOf(text: string, from: number, to: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, from - CONTEXT), from)
  const after = text.slice(to, to + CONTEXT)
  return {
    before: from > CONTEXT ? `…${before.replace(/^\S*/, '')}` : before,
    after: to + CONTEXT < text.length ? `${after.replace(/\S*$/, '')}…` : after,
  }
}

/** The runs of a line between two offsets of its text after the changes. */
export function runsBetween({ runs }: FileLine, from: number, to: number): CorrectionRun[] {
  const found: CorrectionRun[] = []
  let at = 0
  for (const { text, marks } of runs) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    if (part !== '') found.push({ text: part, marks })
    at += text.length
  }
  return found
}

/** The author and date of the tracked changes in a stretch of a line. */
export function trackedChangeOf({ runs, deletions, after }: FileLine, { newFrom, newTo }: Segment) {
  let at = 0
  for (const { text, inserted } of runs) {
    if (inserted && at < newTo && at + text.length > newFrom) return inserted
    at += text.length
  }
  // Of two equal spaces around a deletion, the comparison may keep the other one.
  const start = after.slice(0, newFrom).trimEnd().length
  const end = after.length - after.slice(newTo).trimStart().length
  const isIn = (from: number, to: number) => deletions.find((one) => from <= one.at && one.at <= to)?.change
  return isIn(newFrom, newTo) ?? isIn(start, end) ?? null
}

/** The same for the same change of the same text. */
export const correctionId = (...parts: readonly (string | number)[]): string => textHash(parts.join('\u0000'))

type WordsUnit = Pick<ItemUnit, 'item' | 'index'> & { unit: Pick<ItemUnit['unit'], 'text'> }

/** The changed words of a text that is in the file and in the item. */
export function wordCorrections(
  { item, index, unit }: WordsUnit,
  line: FileLine,
  { base }: Pick<LineMatch, 'base'>,
): Correction[] {
  const { after } = line
  const current = unit.text
  if (after === current) return []
  // Without the earlier text, changes of the editor and changes made here since cannot be told apart.
  const isUnknown = base === null
  const earlier = base ?? current
  const segments = segmentsOf(earlier, after)
  const author = (segment: Segment) => trackedChangeOf(line, segment)
  const changes = joinedChanges(segments, after, (a, b) => author(a)?.author === author(b)?.author)
  if (changes.length === 0) return []
  const toCurrent = segmentsOf(earlier, current)
  const isApplied = appliedIn(segmentsOf(current, after), toCurrent)
  return changes.flatMap((change): Correction[] => {
    if (isApplied(change)) return []
    const range =
      keptRange(toCurrent, change.from, change.to) ?? quoteRange(earlier, current, toCurrent, change)
    const { from, to } = range ?? {
      from: mapOffset(toCurrent, change.from, 'start'),
      to: mapOffset(toCurrent, change.to, 'end'),
    }
    const removed = earlier.slice(change.from, change.to)
    const added = after.slice(change.newFrom, change.newTo)
    const tracked = author(change)
    return [
      {
        id: correctionId(item.id, 'words', earlier, change.from, removed, added),
        change: {
          kind: 'words',
          unit: index,
          from,
          to,
          runs: runsBetween(line, change.newFrom, change.newTo),
        },
        context: { ...contextOf(earlier, change.from, change.to), removed, added },
        author: tracked?.author ?? null,
        date: tracked?.date ?? null,
        isStale: isUnknown || range === null,
      },
    ]
  })
}

/** A test whether a change is in the current text already, as after an earlier visit. */
function appliedIn(toAfter: readonly Segment[], toCurrent: readonly Segment[]) {
  const fromAfter = inverse(toAfter)
  return ({ from, to, newFrom, newTo }: Segment): boolean => {
    const place = keptRange(fromAfter, newFrom, newTo)
    if (!place) return false
    const isAtBorder = (at: number) =>
      toCurrent.some((segment) => !segment.isSame && segment.newFrom <= at && at <= segment.newTo)
    const isChangedHere = toCurrent.some(
      (segment) => !segment.isSame && segment.from <= to && from <= segment.to,
    )
    return (
      isChangedHere &&
      isAtBorder(place.from) &&
      !toAfter.some((segment) => !segment.isSame && segment.from <= place.to && place.from <= segment.to)
    )
  }
}

/** The range of a change in a text whose quotation marks the export wrote in another way. */
function quoteRange(earlier: string, current: string, toCurrent: readonly Segment[], { from, to }: Segment) {
  if (plain(earlier) !== plain(current)) return null
  return {
    from: mapOffset(toCurrent, from, 'start'),
    to: mapOffset(toCurrent, to, from === to ? 'start' : 'end'),
  }
}

const plain = (text: string) => text.replace(/«\s?|\s?»|["“”„‟]/g, '"')
