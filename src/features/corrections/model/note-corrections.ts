import type { Docx } from '@docx/docx-types.ts'
import { textHash } from '@docx/paragraph-key.ts'
import type { CorrectedItem, Correction } from './corrections-types.ts'
import { deletedNotes } from './deleted-notes.ts'
import { readNote } from './file-lines.ts'
import { type MatchedText, matchNotes, type NoteMatch, noteText } from './note-matches.ts'
import { unitNotes } from './unit-notes.ts'
import { correctionId, wordCorrections } from './word-corrections.ts'

/**
 * The changed words of the footnotes of each item, found by their bookmarks (R-1005), or in a file without any by their
 * order (R-1009), and the deleted footnotes (R-1017). Those that the file adds are found by `newNotes`.
 */
export function noteCorrections(
  docx: Docx,
  items: readonly CorrectedItem[],
  text: MatchedText,
): Map<string, Correction[]> {
  const found = new Map<string, Correction[]>()
  const add = (itemId: string, corrections: readonly Correction[]) =>
    found.set(itemId, [...(found.get(itemId) ?? []), ...corrections])
  const owners = new Map(
    items.flatMap((item) =>
      item.comments.flatMap((note) => (note.kind === 'footnote' ? [[note.id, { item, note }] as const] : [])),
    ),
  )
  if (owners.size === 0) return found
  const ofUnits = unitNotes(text.units, owners)
  const matches = matchNotes(docx, owners, ofUnits, text)
  for (const match of matches) if (!match.deleted) add(match.item.id, changedWords(docx, match))
  for (const { itemId, correction } of deletedNotes(matches, ofUnits, text)) add(itemId, [correction])
  return found
}

function changedWords({ notes }: Docx, { item, note, name, hash }: NoteMatch): Correction[] {
  const text = noteText(note)
  const line = readNote(notes.get(name) ?? [])
  if (line.after === '') return []
  const base = hash === null ? text : ([text, line.before].find((one) => textHash(one) === hash) ?? null)
  return wordCorrections({ item, index: 0, unit: { text } }, line, { base }).flatMap(
    (correction): Correction[] => {
      const { change, context } = correction
      if (change.kind !== 'words') return []
      const { from, to } = change
      const id = correctionId(note.id, correction.id)
      return [{ ...correction, id, change: { kind: 'note', noteId: note.id, from, to, text: context.added } }]
    },
  )
}
