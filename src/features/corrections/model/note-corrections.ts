import { bookText } from '@compile/clean-text.ts'
import type { Docx, DocxParagraph } from '@docx/docx-types.ts'
import { readNoteBookmark, textHash } from '@docx/paragraph-key.ts'
import type { CorrectedItem, Correction } from './corrections-types.ts'
import { type FileText, noteName, readNote } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import { type LineMatch, MIN_SIMILARITY, similarity } from './match-lines.ts'
import { type ItemNote, unitNotes } from './unit-notes.ts'
import { correctionId, wordCorrections } from './word-corrections.ts'

/** A footnote with its note in the file; the hash is that of its text when the file was written, if it is known. */
type NoteMatch = ItemNote & { name: string; hash: string | null }

/** The text of a footnote as an export writes it, without outer spaces. */
export const noteText = ({ body }: CorrectedItem['comments'][number]): string => bookText(body).trim()

/**
 * The changed words of the footnotes of each item, found by their bookmarks (R-1005), or in a file without any by their
 * order (R-1009). Footnotes that the file deletes are no corrections; those that it adds are found by `newNotes`.
 */
export function noteCorrections(
  docx: Docx,
  items: readonly CorrectedItem[],
  paragraphs: { units: readonly ItemUnit[]; file: FileText; matches: readonly (LineMatch | null)[] },
): Map<string, Correction[]> {
  const found = new Map<string, Correction[]>()
  const owners = new Map(
    items.flatMap((item) =>
      item.comments.flatMap((note) => (note.kind === 'footnote' ? [[note.id, { item, note }] as const] : [])),
    ),
  )
  const keys = docx.paragraphs.flatMap(notesIn)
  // A file that kept other bookmarks of ours has no footnote of ours without one.
  const hasKeys = keys.length > 0 || paragraphs.file.hasKeys
  const matches = hasKeys ? byBookmark(keys, owners) : byOrder(docx, owners, paragraphs)
  for (const { item, note, name, hash } of matches) {
    const text = noteText(note)
    const line = readNote(docx.notes.get(name) ?? [])
    if (line.after === '') continue
    const base = hash === null ? text : ([text, line.before].find((one) => textHash(one) === hash) ?? null)
    const corrections = wordCorrections({ item, index: 0, unit: { text } }, line, { base })
    found.set(item.id, [
      ...(found.get(item.id) ?? []),
      ...corrections.flatMap((correction): Correction[] => {
        const { change, context } = correction
        if (change.kind !== 'words') return []
        const { from, to } = change
        const id = correctionId(note.id, correction.id)
        return [
          { ...correction, id, change: { kind: 'note', noteId: note.id, from, to, text: context.added } },
        ]
      }),
    ])
  }
  return found
}

type NoteKey = { noteId: string; hash: string; name: string }

/** The names of the notes that have a bookmark, which are or were footnotes of the manuscript. */
export const keyedNotes = ({ paragraphs }: Docx): ReadonlySet<string> =>
  new Set(paragraphs.flatMap(notesIn).map(({ name }) => name))

function byBookmark(keys: readonly NoteKey[], owners: ReadonlyMap<string, ItemNote>): NoteMatch[] {
  const seen = new Set<string>()
  return keys.flatMap(({ noteId, hash, name }) => {
    const owner = owners.get(noteId)
    // A program may repeat a bookmark; the first one counts.
    if (!owner || seen.has(noteId)) return []
    seen.add(noteId)
    return [{ ...owner, name, hash }]
  })
}

/**
 * The notes of paragraphs that have as many in the file as in the item; of others, the order does not tell which one was
 * added or deleted. A note with other words than the footnote is another one.
 */
function byOrder(
  { notes }: Docx,
  owners: ReadonlyMap<string, ItemNote>,
  { units, file, matches }: Parameters<typeof noteCorrections>[2],
): NoteMatch[] {
  if (notes.size === 0) return []
  const ofUnits = unitNotes(units, owners)
  return file.lines.flatMap((line, index) => {
    const own = ofUnits[matches[index]?.at ?? -1] ?? []
    if (own.length !== line.notes.length) return []
    return line.notes.flatMap(({ name, isDeleted }, at): NoteMatch[] => {
      const owner = own[at]
      if (!owner || isDeleted) return []
      const { before, after } = readNote(notes.get(name) ?? [])
      const isSame = similarity(noteText(owner.note), before || after) >= MIN_SIMILARITY
      return isSame ? [{ ...owner, name, hash: null }] : []
    })
  })
}

/** The notes of a paragraph with their keys: a bookmark is that of the reference at its place. */
function notesIn({ runs, bookmarks }: DocxParagraph): NoteKey[] {
  let at = 0
  const references = runs.flatMap(({ text, note }) => {
    at += text.length
    return note ? [{ at, name: noteName(note) }] : []
  })
  return bookmarks.flatMap((bookmark) => {
    const key = readNoteBookmark(bookmark.name)
    const index = key ? references.findIndex((reference) => reference.at === bookmark.at) : -1
    const [reference] = index < 0 ? [] : references.splice(index, 1)
    return key && reference ? [{ ...key, name: reference.name }] : []
  })
}
