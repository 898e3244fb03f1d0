import type { FileText } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import type { LineMatch } from './match-lines.ts'

/** A paragraph that the editor split, or joined with the next one, without another change of its words. */
export type ParagraphBreak =
  | { kind: 'split'; at: number; from: number; to: number; lines: readonly [number, number] }
  | { kind: 'joined'; at: number; line: number; between: string }

/** The space between two texts that make up a whole one; null when they do not. */
function between(whole: string, first: string, last: string): { from: number; to: number } | null {
  const [start, end] = [first.trimEnd(), last.trimStart()]
  if (start.trim() === '' || end.trim() === '' || !whole.startsWith(start) || !whole.endsWith(end))
    return null
  const [from, to] = [start.length, whole.length - end.length]
  return from <= to && whole.slice(from, to).trim() === '' ? { from, to } : null
}

/** True for a text that may be split or joined, unlike a line of code and a caption. */
export const canBreak = ({ unit }: ItemUnit): boolean => !unit.isCode && unit.picture === null

/** Finds paragraphs that were split or joined; each is one decision, so that no text is there twice or lost. */
export function findBreaks(
  units: readonly ItemUnit[],
  { lines }: FileText,
  matches: readonly (LineMatch | null)[],
): ParagraphBreak[] {
  const breaks: ParagraphBreak[] = []
  const matched = new Set(matches.flatMap((match) => (match ? [match.at] : [])))
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const [own, following] = [matches[index] ?? null, matches[index + 1] ?? null]
    const match = own ?? following
    const unit = match && units[match.at]
    // The text of the export is still there, so nothing but the end of a paragraph differs.
    if (!match || !unit || !canBreak(unit) || match.base !== unit.unit.text || line.removed) continue
    if (next && !next.removed && (own === null) !== (following === null) && next.section === line.section) {
      const found = between(match.base, line.after, next.after)
      if (found) breaks.push({ kind: 'split', at: match.at, ...found, lines: [index, index + 1] })
    }
    const second = units[match.at + 1]
    if (!own || second?.item !== unit.item || !canBreak(second) || matched.has(match.at + 1)) continue
    const found = between(line.after, match.base, second.unit.text)
    if (found)
      breaks.push({
        kind: 'joined',
        at: match.at,
        line: index,
        between: line.after.slice(found.from, found.to),
      })
  }
  return breaks
}
