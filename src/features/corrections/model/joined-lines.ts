import { textHash } from '@docx/paragraph-key.ts'
import type { Correction } from './corrections-types.ts'
import type { FileLine } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import type { LineMatch } from './match-lines.ts'
import { canBreak } from './paragraph-breaks.ts'
import { segmentsOf } from './text-segments.ts'
import { contextOf, correctionId, wordCorrections } from './word-corrections.ts'

/** Separates the paragraphs that a line joins, which the line itself does not. */
const END = '\n'
const textOf = (units: readonly ItemUnit[]) => units.map(({ unit }) => unit.text).join(END)

/**
 * The paragraphs that an editor joined and changed at once, for example by deleting the end of one with the start of the
 * next; empty for another line. The bookmarks of all of them are in the line.
 */
export function joinedUnits(
  units: readonly ItemUnit[],
  { keys, after, removed }: FileLine,
  { at, base }: LineMatch,
  isMatched: (at: number) => boolean,
): ItemUnit[] {
  const first = units[at]
  if (!first || !canBreak(first) || base !== first.unit.text || removed) return []
  const found = [first]
  for (const { itemId, hash } of keys.slice(1)) {
    const next = units[at + found.length]
    const isNext = next && next.item === first.item && itemId === next.item.id && canBreak(next)
    if (!isNext || isMatched(at + found.length) || hash !== textHash(next.unit.text)) break
    found.push(next)
  }
  if (found.length < 2) return []
  const kept = segmentsOf(textOf(found), after).filter(({ isSame }) => isSame)
  const isLeft = (unit: ItemUnit) => {
    const from = textOf(found.slice(0, found.indexOf(unit) + 1)).length - unit.unit.text.length
    return kept.some((one) => one.from < from + unit.unit.text.length && from < one.to)
  }
  // A paragraph without any of its words was deleted, not joined.
  while (found.length > 0 && !isLeft(found.at(-1) as ItemUnit)) found.pop()
  return found.length > 1 && isLeft(first) ? found : []
}

/** The changed words of joined paragraphs, each in its own paragraph, with its unit. */
export function joinedWords(joined: readonly ItemUnit[], line: FileLine, match: LineMatch) {
  const [first] = joined
  if (!first) return []
  const text = textOf(joined)
  const whole = { ...first, unit: { ...first.unit, text } }
  return wordCorrections(whole, line, { ...match, base: text }).flatMap((correction) => {
    const { change } = correction
    return change.kind === 'words' ? inParagraphs(joined, correction, change) : []
  })
}

function inParagraphs(
  joined: readonly ItemUnit[],
  { author, date, isStale, context: { added } }: Correction,
  change: Extract<Correction['change'], { kind: 'words' }>,
): { unit: ItemUnit; correction: Correction }[] {
  let start = 0
  let isAdded = false
  return joined.flatMap((unit) => {
    const { text } = unit.unit
    const from = Math.max(0, change.from - start)
    const to = Math.min(text.length, change.to - start)
    start += text.length + END.length
    if (from > to) return []
    const [runs, ownAdded] = isAdded ? [[], ''] : [change.runs, added]
    isAdded = true
    const removed = text.slice(from, to)
    if (removed === '' && ownAdded === '') return []
    const id = correctionId(unit.item.id, 'words', text, from, removed, ownAdded)
    const context = { ...contextOf(text, from, to), removed, added: ownAdded }
    const own = { kind: 'words' as const, unit: unit.index, from, to, runs }
    return { unit, correction: { id, change: own, context, author, date, isStale } }
  })
}
