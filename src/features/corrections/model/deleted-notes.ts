import type { Correction } from './corrections-types.ts'
import { type MatchedText, type NoteMatch, noteText } from './note-matches.ts'
import type { UnitNote } from './unit-notes.ts'
import { contextOf, correctionId } from './word-corrections.ts'

/**
 * The footnotes that the file deletes, as corrections with their item (R-1017): those whose reference is a tracked
 * deletion, and those without a reference in an item that has as many fewer than when the file was written. Those of a
 * deleted paragraph are part of it.
 */
export function deletedNotes(
  found: readonly NoteMatch[],
  ofUnits: readonly (UnitNote | null)[][],
  text: MatchedText,
): { itemId: string; correction: Correction }[] {
  const tracked = new Map(found.flatMap(({ note, deleted }) => (deleted ? [[note.id, deleted]] : [])))
  const { units, file, matches } = text
  const missing = missingNotes(ofUnits, text)
  const lines = new Map(
    matches.flatMap((match, line) => (match ? [[match.at, file.lines[line]] as const] : [])),
  )
  return ofUnits.flatMap((notes, index) => {
    const words = units[index]?.unit.text ?? ''
    const line = lines.get(index)
    if (!line || line.removed || (line.after.trim() === '' && words.trim() !== '')) return []
    return notes.flatMap((one) => {
      const by = one && tracked.get(one.note.id)
      if (!one || !(by || missing.has(one.note.id))) return []
      const { before, after } = contextOf(words, one.at, one.at)
      const correction: Correction = {
        id: correctionId(one.note.id, 'noteDeleted'),
        change: { kind: 'noteDeleted', noteId: one.note.id },
        context: { before: `${before.trimEnd()} `, removed: noteText(one.note), added: '', after },
        author: by?.author ?? null,
        date: by?.date ?? null,
        isStale: false,
      }
      return [{ itemId: one.item.id, correction }]
    })
  })
}

/** The footnotes without a reference in the items where their number shows that they were not added here since. */
function missingNotes(
  ofUnits: readonly (UnitNote | null)[][],
  { units, file, references }: MatchedText,
): ReadonlySet<string> {
  const present = new Set(references.map(({ key }) => key?.noteId))
  const missing = new Set<string>()
  const ofItems = new Map<string, (UnitNote | null)[]>()
  units.forEach(({ item: { id } }, index) => {
    const notes = ofUnits[index] ?? []
    if (notes.length > 0) ofItems.set(id, [...(ofItems.get(id) ?? []), ...notes])
  })
  for (const [itemId, { notes: count }] of file.counts) {
    const here = references.filter(({ section }) => section === itemId)
    const own = ofItems.get(itemId) ?? []
    const gone = own.flatMap((one) => (one && !present.has(one.note.id) ? [one.note.id] : []))
    const keyed = here.filter(({ key }) => key !== null).length
    const others = here.filter(({ key, inserted }) => key === null && inserted === null).length
    // A note in the text has no bookmark; a further reference without one may be that of a footnote.
    const isClear = others <= own.filter((one) => one === null).length
    if (count !== null && isClear && gone.length === count - keyed) for (const id of gone) missing.add(id)
  }
  return missing
}
