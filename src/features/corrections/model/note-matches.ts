import { bookText } from '@compile/clean-text.ts'
import type { Docx, DocxChange } from '@docx/docx-types.ts'
import { readNoteBookmark } from '@docx/paragraph-key.ts'
import type { CorrectedItem } from './corrections-types.ts'
import { type FileText, noteName, readNote } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import { type LineMatch, MIN_SIMILARITY, similarity } from './match-lines.ts'
import type { ItemNote, UnitNote } from './unit-notes.ts'

/** The units of the items, the lines of a file, the unit of each line, and the references of the notes of the file. */
export type MatchedText = {
  units: readonly ItemUnit[]
  file: FileText
  matches: readonly (LineMatch | null)[]
  references: readonly NoteReference[]
}

/** A reference of a note in the file. */
export type NoteReference = {
  name: string
  /** The footnote of the bookmark around it, and the hash of its text when the file was written; null without one. */
  key: { noteId: string; hash: string } | null
  /** The item under whose heading it is. */
  section: string | null
  /** The tracked changes that added and deleted it. */
  inserted: DocxChange | null
  deleted: DocxChange | null
}

/** A footnote with its note in the file; the hash is that of its text when the file was written, if it is known. */
export type NoteMatch = ItemNote & { name: string; hash: string | null; deleted: DocxChange | null }

/** The text of a footnote as an export writes it, without outer spaces. */
export const noteText = ({ body }: CorrectedItem['comments'][number]): string => bookText(body).trim()

/** The references of a file in order; a bookmark is that of the reference at its place. */
export const noteReferences = ({ paragraphs }: Docx, file: FileText): NoteReference[] =>
  paragraphs.flatMap(({ runs, bookmarks }, paragraph) => {
    const keys = bookmarks.flatMap(({ name, at }) => {
      const key = readNoteBookmark(name)
      return key ? [{ ...key, at }] : []
    })
    let at = 0
    return runs.flatMap(({ text, note, inserted, deleted }): NoteReference[] => {
      at += text.length
      if (!note) return []
      const index = keys.findIndex((one) => one.at === at)
      const [key = null] = index < 0 ? [] : keys.splice(index, 1)
      return [
        { name: noteName(note), key, section: file.place({ paragraph, at }).section, inserted, deleted },
      ]
    })
  })

/** The notes of a file that are footnotes of the items. */
export function matchNotes(
  { notes }: Docx,
  owners: ReadonlyMap<string, ItemNote>,
  ofUnits: readonly (UnitNote | null)[][],
  { file, matches, references }: MatchedText,
): NoteMatch[] {
  // A file that kept other bookmarks of ours has no footnote of ours without one.
  if (file.hasKeys || references.some(({ key }) => key !== null)) return byBookmark(references, owners)
  return notes.size === 0 ? [] : byOrder(notes, ofUnits, file, matches)
}

function byBookmark(
  references: readonly NoteReference[],
  owners: ReadonlyMap<string, ItemNote>,
): NoteMatch[] {
  const seen = new Set<string>()
  return references.flatMap(({ key, name, deleted }) => {
    const owner = owners.get(key?.noteId ?? '')
    // A program may repeat a bookmark; the first one counts.
    if (!key || !owner || seen.has(key.noteId)) return []
    seen.add(key.noteId)
    return [{ ...owner, name, hash: key.hash, deleted }]
  })
}

/**
 * The notes of paragraphs that have as many in the file as in the item; of others, the order does not tell which one was
 * added or deleted. A note with other words than the footnote is another one.
 */
function byOrder(
  notes: Docx['notes'],
  ofUnits: readonly (UnitNote | null)[][],
  { lines }: FileText,
  matches: readonly (LineMatch | null)[],
): NoteMatch[] {
  return lines.flatMap((line, index) => {
    const own = ofUnits[matches[index]?.at ?? -1] ?? []
    const earlier = line.references.filter(({ inserted }) => inserted === null)
    if (own.length !== earlier.length) return []
    return earlier.flatMap(({ name, deleted }, at): NoteMatch[] => {
      const owner = own[at]
      if (!owner) return []
      const { before, after } = readNote(notes.get(name) ?? [])
      const isSame = similarity(noteText(owner.note), before || after) >= MIN_SIMILARITY
      return isSame ? [{ ...owner, name, hash: null, deleted }] : []
    })
  })
}
