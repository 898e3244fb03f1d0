import type { Docx, DocxComment } from '@docx/docx-types.ts'
import type { CorrectedItem, FileComment, FileEntry } from './corrections-types.ts'
import type { FileText } from './file-lines.ts'
import type { ItemUnit } from './item-text.ts'
import { collapsedText, type KnownThread, knownThreads } from './known-threads.ts'
import type { LineMatch } from './match-lines.ts'
import { mapOffset, segmentsOf } from './text-segments.ts'
import { correctionId } from './word-corrections.ts'

type Found = { byItem: Map<string, FileComment[]>; other: FileComment[] }

/** The longest text of a comment or footnote. */
export const MAX_BODY = 50_000
const signed = ({ author, text }: DocxComment) => (author === '' ? text : `${author}: ${text}`)
const entryOf = ({ author, date, text }: DocxComment): FileEntry => ({
  author,
  date,
  body: text.slice(0, MAX_BODY),
})

/**
 * The threads of a file, by item. A comment that the item has already, because it was exported or taken over before, is
 * left out; its new replies, and that it was marked as done in the file, belong to the thread of the item.
 */
export function findComments(
  { comments }: Docx,
  file: FileText,
  units: readonly ItemUnit[],
  matches: readonly (LineMatch | null)[],
  items: readonly CorrectedItem[],
): Found {
  const found: Found = { byItem: new Map(), other: [] }
  const threads = knownThreads(items, units)
  const resolved = new Set<string>()
  for (const root of comments) {
    if (root.parentId !== null && comments.some(({ id }) => id === root.parentId)) continue
    const thread = [root, ...repliesOf(root, comments)]
    const position = thread.find(({ range }) => range)?.range ?? null
    const place = position && file.place(position.from)
    const unit = place ? unitAt(place.line, units, matches, place.section) : null
    const itemId = unit?.item.id ?? place?.section ?? null
    const known = threads.get(itemId ?? '')?.find(({ texts }) => hasComment(texts, root)) ?? null
    const fresh = thread.filter((comment) => comment.text !== '' && !hasComment(known?.texts, comment))
    // LibreOffice writes replies as comments of their own, and marks each of a thread as resolved.
    const isResolved = root.isResolved && known?.isResolved !== true && !(known?.id && resolved.has(known.id))
    if (isResolved && known?.id) resolved.add(known.id)
    if (fresh.length === 0 && !(isResolved && known?.id)) continue
    const range = unit && position ? anchorOf(unit, file, matches, position) : null
    const shown = fresh[0] ?? root
    const body = (fresh.length > 0 ? fresh : [root]).map(signed).join('\n')
    const comment: FileComment = {
      kind: 'comment',
      id: correctionId(itemId ?? '', 'comment', body, isResolved ? 'resolved' : ''),
      threadId: known?.id ?? null,
      entries: fresh.map(entryOf),
      isResolved,
      body,
      passage: range && unit ? unit.unit.text.slice(range.from, range.to) : '',
      author: shown.author,
      date: shown.date,
      // A caption has no place for the mark of a comment.
      anchor: range && unit?.unit.picture === null ? { unit: unit.index, ...range } : null,
    }
    if (itemId === null || !threads.has(itemId)) found.other.push(comment)
    else found.byItem.set(itemId, [...(found.byItem.get(itemId) ?? []), comment])
  }
  return found
}

const hasComment = (texts: KnownThread['texts'] | undefined, comment: DocxComment) =>
  texts !== undefined && (texts.has(collapsedText(comment.text)) || texts.has(collapsedText(signed(comment))))

/** Orders comments by their place in the text. */
export const inTextOrder = (a: FileComment, b: FileComment): number => order(a) - order(b)

const order = ({ anchor }: FileComment) => (anchor ? anchor.unit + anchor.from / 1e7 : -1)

function repliesOf(root: DocxComment, comments: readonly DocxComment[]): DocxComment[] {
  return comments.filter(({ parentId }) => parentId === root.id)
}

/** The unit of a line, or for a new paragraph that of the line before it in the same item. */
function unitAt(
  line: number | null,
  units: readonly ItemUnit[],
  matches: readonly (LineMatch | null)[],
  section: string | null,
): ItemUnit | null {
  for (let at = line ?? -1; at >= 0; at--) {
    const unit = units[matches[at]?.at ?? -1]
    if (unit && (section === null || unit.item.id === section || at === line)) return unit
    if (unit) return null
  }
  return null
}

/** The range of a comment in the text of its unit; an empty one takes the word before it. */
export function anchorOf(
  { unit }: ItemUnit,
  file: FileText,
  matches: readonly (LineMatch | null)[],
  { from, to }: NonNullable<DocxComment['range']>,
): { from: number; to: number } | null {
  const { text } = unit
  const start = file.place(from)
  const end = file.place(to)
  const line = start.line === null ? undefined : file.lines[start.line]
  const isOwn = line !== undefined && matches[start.line ?? -1] !== null
  let range = { from: text.length, to: text.length }
  if (line && isOwn) {
    const segments = segmentsOf(line.after, text)
    const last = end.line === start.line ? end.at : line.after.length
    range = { from: mapOffset(segments, start.at, 'start'), to: mapOffset(segments, last, 'end') }
  }
  if (range.from < range.to) return range
  return wordAt(text, range.to)
}

/** The word at or before an offset, or else the first one; null without a word. */
export function wordAt(text: string, at: number): { from: number; to: number } | null {
  const word = /\S+\s*$/.exec(text.slice(0, at)) ?? /\S+/.exec(text)
  return word ? { from: word.index, to: word.index + word[0].trimEnd().length } : null
}
