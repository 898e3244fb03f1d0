import { bookText } from '@compile/clean-text.ts'
import type { Docx, DocxParagraph } from '@docx/docx-types.ts'
import { readNoteBookmark, textHash } from '@docx/paragraph-key.ts'
import type { CorrectedItem, Correction } from './corrections-types.ts'
import { readNote } from './file-lines.ts'
import { correctionId, wordCorrections } from './word-corrections.ts'

/** The text of a footnote as an export writes it, without outer spaces. */
export const noteText = ({ body }: CorrectedItem['comments'][number]): string => bookText(body).trim()

/**
 * The changed words of the footnotes of each item, found by their bookmarks (R-1005). Footnotes that the file adds or
 * deletes are no corrections.
 */
export function noteCorrections(
  { paragraphs, notes }: Docx,
  items: readonly CorrectedItem[],
): Map<string, Correction[]> {
  const found = new Map<string, Correction[]>()
  const owners = new Map(
    items.flatMap((item) =>
      item.comments.flatMap((note) => (note.kind === 'footnote' ? [[note.id, { item, note }] as const] : [])),
    ),
  )
  for (const { noteId, hash, note: name } of paragraphs.flatMap(notesIn)) {
    const owner = owners.get(noteId)
    if (!owner) continue
    // A program may repeat a bookmark; the first one counts.
    owners.delete(noteId)
    const { item, note } = owner
    const text = noteText(note)
    const line = readNote(notes.get(name) ?? [])
    if (line.after === '') continue
    const base = [text, line.before].find((one) => textHash(one) === hash) ?? null
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

/** The notes of a paragraph with their keys: a bookmark is that of the reference at its place. */
function notesIn({ runs, bookmarks }: DocxParagraph): { noteId: string; hash: string; note: string }[] {
  let at = 0
  const references = runs.flatMap(({ text, note }) => {
    at += text.length
    return note ? [{ at, note: `${note.kind} ${note.id}` }] : []
  })
  return bookmarks.flatMap((bookmark) => {
    const key = readNoteBookmark(bookmark.name)
    const index = key ? references.findIndex((reference) => reference.at === bookmark.at) : -1
    const [reference] = index < 0 ? [] : references.splice(index, 1)
    return key && reference ? [{ ...key, note: reference.note }] : []
  })
}
