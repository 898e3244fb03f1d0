import type { Docx } from '@docx/docx-types.ts'
import type { AddedNote, FileComment } from './corrections-types.ts'
import { type FileLine, noteName, readNote } from './file-lines.ts'
import { anchorOf, MAX_BODY, wordAt } from './find-comments.ts'
import type { ItemUnit } from './item-text.ts'
import { collapsedText } from './known-threads.ts'
import { type MatchedText, type NoteReference, noteText } from './note-matches.ts'
import { correctionId } from './word-corrections.ts'

const PASSAGE = 80

/**
 * The footnotes that a file adds, by item, each at the word before its reference (R-1010): those without a bookmark, and
 * in a file without any those that were inserted as a tracked change. One with the words of a footnote of the item is not
 * new, and code has none. Beside a footnote in the text, which has no bookmark, only tracked ones are sure to be new.
 */
export function newNotes(
  docx: Docx,
  { units, file, matches, references }: MatchedText,
): Map<string, FileComment[]> {
  const found = new Map<string, FileComment[]>()
  if (docx.notes.size === 0) return found
  const keyed = keyedNotes(references)
  const known = knownNotes(units)
  docx.paragraphs.forEach(({ runs }, paragraph) => {
    let at = 0
    for (const { text, note, inserted, deleted } of runs) {
      at += text.length
      if (!note || deleted || keyed.has(noteName(note)) || !(file.hasKeys || inserted)) continue
      const place = { paragraph, at }
      const unit = units[matches[file.place(place).line ?? -1]?.at ?? -1]
      const body = readNote(docx.notes.get(noteName(note)) ?? []).after.slice(0, MAX_BODY)
      if (!unit || unit.unit.isCode || unit.unit.picture !== null || body === '') continue
      if (!inserted && unit.unit.parts.some(({ remark }) => remark === 'inlineFootnote')) continue
      const texts = known.get(unit.item.id)
      const range = anchorOf(unit, file, matches, { from: place, to: place })
      if (!range || texts?.has(collapsedText(body))) continue
      texts?.add(collapsedText(body))
      const [author, date] = [inserted?.author ?? '', inserted?.date ?? null]
      const comment: FileComment = {
        kind: 'footnote',
        id: correctionId(unit.item.id, 'footnote', body, unit.index),
        threadId: null,
        entries: [{ author, date, body }],
        isResolved: false,
        body,
        passage: unit.unit.text.slice(Math.max(0, range.to - PASSAGE), range.to),
        author,
        date,
        anchor: { unit: unit.index, ...range },
      }
      found.set(unit.item.id, [...(found.get(unit.item.id) ?? []), comment])
    }
  })
  return found
}

/** The notes with a bookmark, which are or were footnotes of the manuscript. */
const keyedNotes = (references: readonly NoteReference[]): ReadonlySet<string> =>
  new Set(references.flatMap(({ key, name }) => (key ? [name] : [])))

/** Returns a function that finds the footnotes of a paragraph that is new itself (R-1018). */
export function notesOfNewLines(
  docx: Docx,
  references: readonly NoteReference[],
): (line: FileLine) => AddedNote[] {
  const keyed = keyedNotes(references)
  return ({ references: own, after }) =>
    own.flatMap(({ name, at, inserted, deleted }): AddedNote[] => {
      const body = readNote(docx.notes.get(name) ?? []).after.slice(0, MAX_BODY)
      const word = wordAt(after, at)
      if (deleted || keyed.has(name) || body === '' || !word) return []
      return [{ ...word, author: inserted?.author ?? '', date: inserted?.date ?? null, body }]
    })
}

const footnoteTexts = ({ comments }: ItemUnit['item']) =>
  new Set(comments.filter(({ kind }) => kind === 'footnote').map((note) => collapsedText(noteText(note))))

/** The words of the footnotes of each item, also of those in its text. */
function knownNotes(units: readonly ItemUnit[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const { item, unit } of units) {
    const texts = known.get(item.id) ?? footnoteTexts(item)
    known.set(item.id, texts)
    let inline = ''
    for (const { text, remark } of [...unit.parts, { text: '', remark: null }]) {
      if (remark === 'inlineFootnote') inline += text
      else if (inline !== '') {
        texts.add(collapsedText(inline))
        inline = ''
      }
    }
  }
  return known
}
