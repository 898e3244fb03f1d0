import type { FileText } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import type { LineMatch } from './match-lines.ts'

/** A unit of an item in the file that no line is about; `isSure` when the file shows that it was deleted there. */
export type RemovedUnit = { at: number; isSure: boolean }

/**
 * The units that the file does not have any more. One that was written here after the export is not among them: the
 * numbers in the bookmarks show how many paragraphs are missing between two others.
 */
export function removedUnits(
  units: readonly ItemUnit[],
  { lines, hasKeys, sections, counts }: FileText,
  matches: readonly (LineMatch | null)[],
): RemovedUnit[] {
  const numbers = new Map<number, number>()
  const present = new Map<string, Set<number>>()
  matches.forEach((match, line) => {
    const key = lines[line]?.key
    if (match) numbers.set(match.at, key?.index ?? units[match.at]?.index ?? 0)
    if (!key) return
    const found = present.get(key.itemId) ?? new Set()
    present.set(key.itemId, found.add(key.index))
  })
  const removed: RemovedUnit[] = []
  for (let start = 0; start < units.length; ) {
    const item = units[start]?.item
    let end = start
    while (units[end]?.item === item) end++
    if (item) removed.push(...inItem(start, end, item.id))
    start = end
  }
  return removed

  function inItem(start: number, end: number, itemId: string): RemovedUnit[] {
    const isInFile = sections.has(itemId) || [...numbers.keys()].some((at) => start <= at && at < end)
    if (!isInFile) return []
    const found: RemovedUnit[] = []
    for (let at = start; at < end; at++) {
      if (numbers.has(at)) continue
      let last = at
      while (last + 1 < end && !numbers.has(last + 1)) last++
      const before = at === start ? -1 : (numbers.get(at - 1) ?? -1)
      const after =
        last + 1 < end ? (numbers.get(last + 1) ?? 0) : (counts.get(itemId)?.paragraphs ?? before + 1)
      const isEnd = at === start || last + 1 === end
      const missing = hasKeys ? missingBetween(present.get(itemId), before, after) : isEnd ? 0 : last - at + 1
      if (missing > 0)
        for (let one = at; one <= last; one++) {
          if (units[one]?.unit.text.trim() !== '') found.push({ at: one, isSure: missing === last - at + 1 })
        }
      at = last
    }
    return found
  }
}

function missingBetween(present: ReadonlySet<number> | undefined, before: number, after: number): number {
  let missing = 0
  for (let number = before + 1; number < after; number++) if (!present?.has(number)) missing++
  return missing
}
