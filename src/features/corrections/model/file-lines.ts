import type { Docx, DocxChange, DocxParagraph, DocxPosition, DocxRun } from '@docx/docx-types.ts'
import {
  type ItemCounts,
  type ParagraphKey,
  readCountBookmark,
  readParagraphBookmark,
} from '@docx/paragraph-key.ts'
import type { CorrectionRun } from '@/features/editor/shared/apply-corrections.ts'

/** A paragraph of a file as it is after all tracked changes. */
export type FileLine = {
  key: ParagraphKey | null
  /** The keys of all paragraphs that are joined in it. */
  keys: ParagraphKey[]
  /** The item under whose heading it is; null before the first and outside of the text. */
  section: string | null
  /** The text before the tracked changes. */
  before: string
  /** The text after the tracked changes. */
  after: string
  runs: (CorrectionRun & { inserted: DocxChange | null })[]
  /** Tracked deletions at their offset in `after`. */
  deletions: { at: number; change: DocxChange }[]
  /** The references of notes in order, at their offset in `after`. */
  references: { name: string; at: number; inserted: DocxChange | null; deleted: DocxChange | null }[]
  /** The change that deleted the paragraph as a whole, or null. */
  removed: DocxChange | null
  inserted: DocxChange | null
  /** The tracked change that joined it with the paragraph after it, or null. */
  joined: DocxChange | null
  /** True for a heading, and for a style that only lines around the text have. */
  isApart: boolean
}

/** A file as lines, with what it says about the items in it. */
export type FileText = {
  lines: FileLine[]
  hasKeys: boolean
  /** The items whose heading is in the file. */
  sections: ReadonlySet<string>
  /** How many paragraphs and footnotes an item had when the file was written. */
  counts: ReadonlyMap<string, ItemCounts>
  /** The line and offset in `after` of a position; the line is null outside of the text of items. */
  place: (position: DocxPosition) => { line: number | null; at: number; section: string | null }
}

const MARKS = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const
const SECTION = /^q_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i
/** The number before a paragraph, which programs may write as two runs, and that of a paragraph joined with it. */
const NUMBER = /(?:\d+\t)+|^\d+$|^\t$/
const JOINED_NUMBER = /^\d+\t$/
// Our own styles: lines between scenes and in them, and pieces before and after the text.
const APART: ReadonlySet<string | null> = new Set(['Separator', 'Rule', 'Matter'])
const isApart = ({ styleId }: DocxParagraph) => APART.has(styleId)

const sectionOf = ({ bookmarks }: DocxParagraph): string | null => {
  for (const { name } of bookmarks) {
    const [, ...parts] = SECTION.exec(name) ?? []
    if (parts.length > 0) return parts.join('-').toLowerCase()
  }
  return null
}
/** The keys of each paragraph. Only the first one counts: LibreOffice repeats the bookmark in both parts of a split. */
function keysOf(paragraphs: readonly DocxParagraph[]): ParagraphKey[][] {
  const seen = new Set<string>()
  return paragraphs.map(({ bookmarks }) =>
    bookmarks.flatMap(({ name }) => {
      const key = seen.has(name) ? null : readParagraphBookmark(name)
      seen.add(name)
      return key ?? []
    }),
  )
}

type Part = { run: DocxRun; isShown: boolean }
/**
 * The runs of a paragraph; those that are not shown are no text of the manuscript: the number of the paragraph and the
 * description of a picture that is not embedded. Text that is typed beside the number has its style, and is shown.
 */
function partsOf({ runs }: DocxParagraph): Part[] {
  let isNumbered = false
  return runs.flatMap((run): Part[] => {
    if (run.styleId !== 'ParagraphNumber') return [{ run, isShown: run.styleId !== 'PictureDescription' }]
    const number = run.inserted ? null : (isNumbered ? JOINED_NUMBER : NUMBER).exec(run.text)
    if (!number) return [{ run, isShown: true }]
    isNumbered ||= number[0].endsWith('\t')
    const part = (from: number, to: number, isShown: boolean) => ({
      run: { ...run, text: run.text.slice(from, to) },
      isShown,
    })
    const end = number.index + number[0].length
    const all = [
      part(0, number.index, true),
      part(number.index, end, false),
      part(end, run.text.length, true),
    ]
    return all.filter((one) => one.run.text !== '')
  })
}
/** True for a deleted paragraph; an editor may leave its number. */
const isRemovedWhole = ({ deleted }: DocxParagraph, parts: readonly Part[]) =>
  deleted && parts.every(({ run, isShown }) => run.deleted || !isShown)

/** Reads the lines of a file that comes back from an editor. */
export function readFileText({ paragraphs }: Docx): FileText {
  const lines: FileLine[] = []
  const places: { line: number | null; start: number; section: string | null }[] = []
  const sections = new Set<string>()
  const counts = new Map<string, ItemCounts>()
  const allKeys = keysOf(paragraphs)
  const hasKeys = allKeys.some((keys) => keys.length > 0)
  let section: string | null = null
  /** The line that goes on with the next paragraph, because the end between both was deleted. */
  let open: FileLine | null = null
  const parts = paragraphs.map(partsOf)
  for (const [index, paragraph] of paragraphs.entries()) {
    const head = sectionOf(paragraph)
    if (head !== null) {
      section = head
      sections.add(head)
      for (const { name } of paragraph.bookmarks) {
        const count = readCountBookmark(name)
        if (count) counts.set(count.itemId, count)
      }
    }
    const keys = allKeys[index] ?? []
    const [key = null] = keys
    if (head === null && key === null && paragraph.styleId === 'Matter') section = null
    const isBetween = head !== null || isApart(paragraph)
    const isOutside = hasKeys && key === null && (isBetween || section === null)
    // A title is no text, also where the end of the paragraph before it was deleted.
    if (isOutside && (open === null || isBetween)) {
      open = null
      places.push({ line: null, start: 0, section })
      continue
    }
    if (key !== null && !sections.has(key.itemId) && section !== key.itemId) section = key.itemId
    const line: FileLine = open ?? emptyLine(section)
    if (open === null) lines.push(line)
    places.push({ line: lines.length - 1, start: line.after.length, section })
    line.key ??= key
    line.keys.push(...keys)
    line.inserted ??= paragraph.inserted
    line.isApart ||= paragraph.heading !== null || isApart(paragraph)
    const own = parts[index] ?? []
    for (const { run, isShown } of own) if (isShown) addRun(line, run)
    if (isRemovedWhole(paragraph, own) && line !== open) line.removed = paragraph.deleted
    open = paragraph.deleted && line.removed === null ? line : null
    if (open) line.joined ??= paragraph.deleted
  }
  const place: FileText['place'] = ({ paragraph, at }) => {
    const found = places[paragraph]
    if (!found) return { line: null, at: 0, section: null }
    let offset = found.start
    let left = at
    for (const { run, isShown } of parts[paragraph] ?? []) {
      const length = Math.min(left, run.text.length)
      left -= length
      if (isShown && !run.deleted) offset += length
    }
    return { line: found.line, at: offset, section: found.section }
  }
  return { lines, hasKeys, sections, counts, place }
}

/** Reads a note as one line; its paragraphs are parted by line breaks, and the space around it is not read. */
export function readNote(paragraphs: readonly DocxParagraph[]): FileLine {
  const line = emptyLine(null)
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) {
      line.before += '\n'
      line.after += '\n'
      line.runs.push({ text: '\n', marks: [], inserted: null })
    }
    for (const run of paragraph.runs)
      addRun(line, line.before + line.after === '' ? { ...run, text: run.text.trimStart() } : run)
  }
  return { ...line, before: line.before.trimEnd(), after: line.after.trimEnd() }
}

const emptyLine = (section: string | null): FileLine => ({
  key: null,
  keys: [],
  section,
  before: '',
  after: '',
  runs: [],
  deletions: [],
  references: [],
  removed: null,
  inserted: null,
  joined: null,
  isApart: false,
})

/** The name of a note in the notes of its file. */
export const noteName = ({ kind, id }: NonNullable<DocxRun['note']>): string => `${kind} ${id}`

function addRun(line: FileLine, { text, style, note, inserted, deleted }: DocxRun): void {
  if (note) line.references.push({ name: noteName(note), at: line.after.length, inserted, deleted })
  if (!inserted) line.before += text
  if (deleted) {
    // Text that one person inserted and another deleted is in neither version.
    if (!inserted && text !== '') line.deletions.push({ at: line.after.length, change: deleted })
    return
  }
  line.after += text
  if (text !== '') line.runs.push({ text, marks: MARKS.filter((mark) => style[mark]), inserted })
}
