import { textHash } from '@docx/paragraph-key.ts'
import { diffArrays } from 'diff'
import type { FileLine, FileText } from './file-lines.ts'
import { type ItemUnit, UnitHashes } from './item-text.ts'
import { outOfOrder } from './moved-lines.ts'

/** A unit that a line of the file is about. */
export type LineMatch = {
  /** The index in all units. */
  at: number
  /** The text of the unit in the file before the corrections; null when it is not known. */
  base: string | null
}

/** The least similarity of a text and its corrected form. */
export const MIN_SIMILARITY = 0.5
/** With more differences, the texts are not those of each other. */
const MAX_EDITS = 5000

/**
 * Finds the unit of each line: by the bookmark and its hash of the text, or else by the text between lines that
 * were found. The result has an entry for each line.
 */
export function matchLines(units: readonly ItemUnit[], { lines, hasKeys }: FileText): (LineMatch | null)[] {
  const matches: (LineMatch | null)[] = lines.map(() => null)
  const taken = new Set<number>()
  const starts = new Map<string, number>()
  const counts = new Map<string, number>()
  units.forEach(({ item }, at) => {
    if (!starts.has(item.id)) starts.set(item.id, at)
    counts.set(item.id, (counts.get(item.id) ?? 0) + 1)
  })
  const take = (line: number, match: LineMatch) => {
    matches[line] = match
    taken.add(match.at)
  }
  const hashes = new Map<string, UnitHashes>()
  const hashesOf = (itemId: string, start: number) => {
    const known = hashes.get(itemId)
    if (known) return known
    const made = new UnitHashes(units.slice(start, start + (counts.get(itemId) ?? 0)).map(({ unit }) => unit))
    hashes.set(itemId, made)
    return made
  }
  lines.forEach(({ key }, index) => {
    const start = key && starts.get(key.itemId)
    if (!key || start === undefined || start === null) return
    const found = hashesOf(key.itemId, start).find(key.hash, key.index, (one) => !taken.has(start + one))
    if (found) take(index, { at: start + found.index, base: found.text })
  })
  // A bookmark without its text: the unit was changed here, and is the most similar one that is left in the item.
  lines.forEach((line, index) => {
    const start = line.key && starts.get(line.key.itemId)
    if (!line.key || matches[index] || start === undefined || start === null) return
    const base = textHash(line.before) === line.key.hash ? line.before : null
    const end = start + (counts.get(line.key.itemId) ?? 0)
    const at = mostSimilar(units, start, end, taken, base ?? line.after, line.key.index)
    if (at !== null) take(index, { at, base })
  })
  matchGaps(units, lines, matches, taken, hasKeys)
  return matches
}

/** How much of two texts is the same, from 0 to 1, by their words. */
export function similarity(a: string, b: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const left = words(a)
  const right = words(b)
  if (left.length + right.length === 0) return a.trim() === b.trim() ? 1 : 0
  const counts = new Map<string, number>()
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of right) {
    const count = counts.get(word) ?? 0
    if (count > 0) common++
    counts.set(word, count - 1)
  }
  return (2 * common) / (left.length + right.length)
}

function mostSimilar(
  units: readonly ItemUnit[],
  start: number,
  end: number,
  taken: ReadonlySet<number>,
  text: string,
  index: number,
): number | null {
  let best: { at: number; score: number } | null = null
  for (let at = start; at < end; at++) {
    if (taken.has(at)) continue
    const score = similarity(units[at]?.unit.text ?? '', text) - Math.abs(at - start - index) / 1e6
    if (score >= MIN_SIMILARITY && (best === null || score > best.score)) best = { at, score }
  }
  return best?.at ?? null
}

/** Matches lines without a bookmark to the units between those of their neighbours. */
function matchGaps(
  units: readonly ItemUnit[],
  lines: readonly FileLine[],
  matches: (LineMatch | null)[],
  taken: Set<number>,
  hasKeys: boolean,
): void {
  const isFree = (index: number) => !matches[index] && !lines[index]?.key && lines[index]?.after.trim() !== ''
  for (let index = 0; index < lines.length; index++) {
    if (!isFree(index)) continue
    let last = index
    while (last + 1 < lines.length && !matches[last + 1]) last++
    const from = matches.slice(0, index).findLast((match) => match !== null)?.at ?? -1
    const to = matches[last + 1]?.at ?? units.length
    const freeLines = Array.from({ length: last - index + 1 }, (_, at) => index + at).filter(isFree)
    const freeUnits = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + 1 + at).filter(
      (at) => !taken.has(at) && (!hasKeys || units[at]?.item.id === lines[index]?.section),
    )
    for (const [line, at] of pairs(lines, units, freeLines, freeUnits)) {
      matches[line] = { at, base: units[at]?.unit.text ?? '' }
      taken.add(at)
    }
    index = last
  }
}

/** Pairs texts that both have once, which is fast for a whole book, and then those between them. */
function pairs(
  lines: readonly FileLine[],
  units: readonly ItemUnit[],
  freeLines: readonly number[],
  freeUnits: readonly number[],
): [number, number][] {
  const unitOf = onlyOnce(freeUnits.map((at) => units[at]?.unit.text.trim() ?? ''))
  const lineOf = onlyOnce(freeLines.map((at) => lines[at]?.before.trim() ?? ''))
  const shared = [...lineOf].flatMap(([text, line]) => {
    const unit = unitOf.get(text)
    return unit === undefined ? [] : [{ line, unit }]
  })
  shared.sort((a, b) => a.line - b.line)
  const moved = outOfOrder(shared.map(({ unit }) => unit))
  const found: [number, number][] = []
  let line = 0
  let unit = 0
  for (const next of [
    ...shared.filter((_, index) => !moved.has(index)),
    { line: freeLines.length, unit: freeUnits.length },
  ]) {
    found.push(
      ...closePairs(lines, units, freeLines.slice(line, next.line), freeUnits.slice(unit, next.unit)),
    )
    const [lineAt, unitAt] = [freeLines[next.line], freeUnits[next.unit]]
    if (lineAt !== undefined && unitAt !== undefined) found.push([lineAt, unitAt])
    line = next.line + 1
    unit = next.unit + 1
  }
  return found
}

/** The index of each text that is there exactly once. */
function onlyOnce(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Map(
    texts.flatMap((text, index) => (counts.get(text) === 1 && text !== '' ? [[text, index]] : [])),
  )
}

/** Pairs equal texts in order, and similar ones between them. */
function closePairs(
  lines: readonly FileLine[],
  units: readonly ItemUnit[],
  freeLines: readonly number[],
  freeUnits: readonly number[],
): [number, number][] {
  const lineText = (at: number) => lines[at]?.before.trim() || lines[at]?.after.trim() || ''
  const unitText = (at: number) => units[at]?.unit.text.trim() ?? ''
  const changes = diffArrays(freeUnits.map(unitText), freeLines.map(lineText), { maxEditLength: MAX_EDITS })
  const found: [number, number][] = []
  let unitAt = 0
  let lineAt = 0
  let gapUnits: number[] = []
  let gapLines: number[] = []
  const close = () => {
    let next = 0
    for (const line of gapLines) {
      const index = gapUnits.findIndex(
        (unit, at) => at >= next && similarity(unitText(unit), lineText(line)) >= MIN_SIMILARITY,
      )
      if (index < 0) continue
      found.push([line, gapUnits[index] as number])
      next = index + 1
    }
    gapUnits = []
    gapLines = []
  }
  for (const { added, removed, value } of changes ?? []) {
    const { length } = value
    if (removed) {
      gapUnits = freeUnits.slice(unitAt, unitAt + length)
      unitAt += length
    } else if (added) {
      gapLines = freeLines.slice(lineAt, lineAt + length)
      lineAt += length
    } else {
      close()
      for (let at = 0; at < length; at++)
        found.push([freeLines[lineAt + at] as number, freeUnits[unitAt + at] as number])
      unitAt += length
      lineAt += length
    }
  }
  close()
  return found
}
