import type { Docx } from '@docx/docx-types.ts'
import { textHash } from '@docx/paragraph-key.ts'
import type {
  AddedNote,
  CorrectedItem,
  Correction,
  FileComment,
  ItemCorrections,
} from './corrections-types.ts'
import { type FileLine, type FileText, readFileText } from './file-lines.ts'
import { findComments, inTextOrder } from './find-comments.ts'
import { type ItemUnit, itemUnits } from './item-text.ts'
import { joinedUnits, joinedWords } from './joined-lines.ts'
import { type LineMatch, matchLines } from './match-lines.ts'
import { outOfOrder } from './moved-lines.ts'
import { newNotes, notesOfNewLines } from './new-notes.ts'
import { noteCorrections } from './note-corrections.ts'
import { noteReferences } from './note-matches.ts'
import { findBreaks, type ParagraphBreak } from './paragraph-breaks.ts'
import { removedUnits } from './removed-units.ts'
import { contextOf, correctionId, wordCorrections } from './word-corrections.ts'

/** The corrections that a file contains for the items of a manuscript. */
export type FileCorrections = {
  /** The items with a difference or a comment, in the order of the manuscript. */
  items: ItemCorrections[]
  /** Comments on titles and on text outside of the items. */
  otherComments: FileComment[]
  /** How many items of the manuscript are in the file. */
  itemCount: number
  /** `none` when the file is of another manuscript; `text` when it has no bookmarks of ours. */
  foundBy: 'bookmarks' | 'text' | 'none'
}

/** Compares a file with the items of a manuscript, given in order. */
export function findCorrections(docx: Docx, items: readonly CorrectedItem[]): FileCorrections {
  const file = readFileText(docx)
  const ids = new Set(items.map(({ id }) => id))
  const isOurs = !file.hasKeys || file.lines.some(({ key }) => key !== null && ids.has(key.itemId))
  const units = itemUnits(items)
  const matches = isOurs ? matchLines(units, file) : file.lines.map(() => null)
  const inFile = new Set(matches.flatMap((match) => (match ? [units[match.at]?.item.id] : [])))
  if (!isOurs || inFile.size === 0) return { items: [], otherComments: [], itemCount: 0, foundBy: 'none' }
  const { byItem, other } = findComments(docx, file, units, matches, items)
  const references = noteReferences(docx, file)
  const text = { units, file, matches, references }
  const found = new Corrections(units, file, matches, notesOfNewLines(docx, references)).byItem()
  const notes = noteCorrections(docx, items, text)
  const added = newNotes(docx, text)
  return {
    items: items.flatMap((item) => {
      const corrections = [...(found.get(item.id) ?? []), ...(notes.get(item.id) ?? [])]
      const comments = [...(byItem.get(item.id) ?? []), ...(added.get(item.id) ?? [])].sort(inTextOrder)
      return corrections.length + comments.length > 0 ? [{ item, corrections, comments }] : []
    }),
    otherComments: other,
    itemCount: inFile.size,
    foundBy: file.hasKeys ? 'bookmarks' : 'text',
  }
}

class Corrections {
  readonly #found = new Map<string, { at: number; correction: Correction }[]>()
  /** Lines of another item than the one that they are under now, which are a new paragraph there. */
  readonly #foreign = new Set<number>()

  /** Lines of a paragraph that was split or joined, which are one correction. */
  readonly #broken = new Map<number, ItemUnit>()
  readonly #joined = new Set<number>()

  constructor(
    private readonly units: readonly ItemUnit[],
    private readonly file: FileText,
    private readonly matches: readonly (LineMatch | null)[],
    private readonly notesOf: (line: FileLine) => AddedNote[],
  ) {}

  byItem(): Map<string, Correction[]> {
    for (const found of findBreaks(this.units, this.file, this.matches)) this.#addBreak(found)
    this.#addJoined()
    const { lines, sections } = this.file
    const own = lines.map(({ section }, line) => {
      const match = this.matches[line]
      const home = match && this.units[match.at]?.item.id
      if (match && section !== null && section !== home && sections.has(home ?? '')) this.#foreign.add(line)
      return match && !this.#foreign.has(line) ? line : null
    })
    const kept = own.filter((line) => line !== null)
    const moved = new Set(
      [...outOfOrder(kept.map((line) => this.matches[line]?.at ?? 0))].map((index) => kept[index]),
    )
    let last: ItemUnit | null = null
    lines.forEach((line, index) => {
      if (this.#broken.has(index)) {
        last = this.#broken.get(index) ?? last
        return
      }
      const match = this.matches[index]
      const unit = match && !this.#foreign.has(index) ? this.units[match.at] : undefined
      if (!match || !unit) {
        this.#addNew(line, last, index)
        return
      }
      if (moved.has(index)) this.#addMoved(unit, last)
      else last = unit
      this.#addChanged(unit, line, match)
    })
    this.#addRemoved()
    return new Map(
      [...this.#found].map(([id, all]) => [
        id,
        all.sort((a, b) => a.at - b.at).map(({ correction }) => correction),
      ]),
    )
  }

  #add(itemId: string, at: number, correction: Correction): void {
    const known = this.#found.get(itemId)
    if (known) known.push({ at, correction })
    else this.#found.set(itemId, [{ at, correction }])
  }

  #addBreak(found: ParagraphBreak): void {
    const unit = this.units[found.at]
    if (!unit || (found.kind === 'split' ? found.lines : [found.line]).some((line) => this.#broken.has(line)))
      return
    const { item, index } = unit
    const { text } = unit.unit
    const isSplit = found.kind === 'split'
    const tracked = isSplit ? this.file.lines[found.lines[0]]?.inserted : this.file.lines[found.line]?.joined
    const [from, to] = isSplit ? [found.from, found.to] : [text.length, text.length]
    const next = this.units[found.at + 1]
    const after = isSplit ? contextOf(text, from, to).after : contextOf(next?.unit.text ?? '', 0, 0).after
    for (const line of isSplit ? found.lines : [found.line])
      this.#broken.set(line, (!isSplit && next) || unit)
    if (!isSplit) this.#joined.add(found.at + 1)
    this.#add(item.id, index, {
      id: correctionId(item.id, found.kind, text, from, after),
      change: isSplit
        ? { kind: 'split', unit: index, from, to }
        : { kind: 'joined', unit: index, between: found.between },
      context: {
        before: contextOf(text, from, to).before,
        removed: isSplit ? '' : '¶',
        added: isSplit ? '¶' : '',
        after: isSplit ? after : ` ${after}`,
      },
      author: tracked?.author ?? null,
      date: tracked?.date ?? null,
      isStale: false,
    })
  }

  /** Adds the joined paragraphs whose words the editor changed too, as single changes of each. */
  #addJoined(): void {
    const matched = new Set(this.matches.flatMap((match) => (match ? [match.at] : [])))
    for (const [line, match] of this.matches.entries()) {
      const fileLine = this.file.lines[line]
      if (!fileLine || !match || this.#broken.has(line)) continue
      const joined = joinedUnits(this.units, fileLine, match, (at) => matched.has(at))
      for (let next = 1; next < joined.length; next++) {
        this.#broken.delete(line)
        this.#addBreak({ kind: 'joined', at: match.at + next - 1, line, between: '' })
      }
      for (const { unit, correction } of joinedWords(joined, fileLine, match))
        this.#add(unit.item.id, unit.index, correction)
    }
  }

  #addChanged(unit: ItemUnit, line: FileLine, match: LineMatch): void {
    const base = match.base ?? unit.unit.text
    if (line.after.trim() === '' && base.trim() !== '') {
      const isStale = match.base === null || !isSameText(match.base, unit.unit.text)
      const by = line.removed ?? line.deletions[0]?.change ?? null
      this.#remove(unit, isStale, by)
      return
    }
    for (const correction of wordCorrections(unit, line, match))
      this.#add(unit.item.id, unit.index, correction)
  }

  #remove({ item, index, unit }: ItemUnit, isStale: boolean, by: FileLine['removed']): void {
    this.#add(item.id, index, {
      id: correctionId(item.id, 'removed', unit.text),
      change: { kind: 'removed', unit: index },
      context: { before: '', removed: unit.text, added: '', after: '' },
      author: by?.author ?? null,
      date: by?.date ?? null,
      isStale,
    })
  }

  #addMoved({ item, index, unit }: ItemUnit, last: ItemUnit | null): void {
    if (unit.text.trim() === '') return
    const after = last?.item === item ? last.index : -1
    this.#add(item.id, index, {
      id: correctionId(item.id, 'moved', unit.text, after),
      change: { kind: 'moved', unit: index, after },
      context: { before: '', removed: '', added: unit.text, after: '' },
      author: null,
      date: null,
      isStale: unit.isCode || unit.picture !== null,
    })
  }

  #addNew(line: FileLine, last: ItemUnit | null, index: number): void {
    const { after: text, runs, section, key } = line
    if (text.trim() === '' || line.removed) return
    const itemId = section ?? last?.item.id
    const item =
      this.units.find((one) => one.item.id === itemId)?.item ?? (section === null ? last?.item : undefined)
    // Text before the first found paragraph of a file without bookmarks is a title page.
    if (!item || (!this.file.hasKeys && (last === null || line.isApart || isTitle(text, this.units)))) return
    // A paragraph that was deleted here comes back only if the editor changed it, and then as a whole.
    const isDeletedHere = key !== null && !this.#foreign.has(index)
    if (isDeletedHere && line.before === text && textHash(text) === key.hash) return
    const after = last?.item === item ? last.index : -1
    const tracked = line.inserted ?? runs.find(({ inserted }) => inserted)?.inserted ?? null
    this.#add(item.id, after + 0.5, {
      id: correctionId(item.id, 'inserted', text, after),
      change: {
        kind: 'inserted',
        after,
        runs: runs.map(({ text: part, marks }) => ({ text: part, marks })),
        notes: this.notesOf(line),
      },
      context: { before: '', removed: '', added: text, after: '' },
      author: tracked?.author ?? null,
      date: tracked?.date ?? null,
      isStale: isDeletedHere,
    })
  }

  #addRemoved(): void {
    for (const line of this.#foreign) {
      const unit = this.units[this.matches[line]?.at ?? -1]
      if (unit && unit.unit.text.trim() !== '') this.#remove(unit, false, null)
    }
    for (const { at, isSure } of removedUnits(this.units, this.file, this.matches)) {
      const unit = this.#joined.has(at) ? undefined : this.units[at]
      if (unit) this.#remove(unit, !isSure, null)
    }
  }
}

const isSameText = (a: string, b: string) => a.replace(/[\s«»"“”„‟]/g, '') === b.replace(/[\s«»"“”„‟]/g, '')

/** True for a heading or a line between scenes, which a file without bookmarks has among the text. */
const isTitle = (text: string, units: readonly ItemUnit[]) =>
  !/[\p{L}\p{N}]/u.test(text) ||
  units.some(({ item }) => item.title !== '' && text.trim().endsWith(item.title))
