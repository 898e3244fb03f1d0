import type { Doc } from '../contract/document.ts'
import { isSavable } from '../contract/document-body.ts'
import { docText, wordCount } from '../contract/document-text.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { DamageLog } from './rtf/damage-log.ts'
import { RtfReader } from './rtf/rtf-reader.ts'
import { Story } from './rtf/story.ts'
import { RtfTables } from './rtf/tables.ts'
import { decodePlainText } from './text/clean-text.ts'
import { decodeSingleByte } from './text/code-pages.ts'
import type { ConvertedText, TextContext } from './text-types.ts'

/** Limits of one conversion, see `ArchiveLimits`. */
export interface TextLimits {
  textBytes: number
  textLength: number
  docBytes: number
}

/**
 * Converts an RTF file to a document and never throws: `damage` lists problems, `kept_raw` marks a file that is too
 * large. Without resolvers, references stay plain text.
 */
export function convertText(
  bytes: Uint8Array,
  context: TextContext = {},
  limits: TextLimits = DEFAULT_LIMITS,
): ConvertedText {
  const damage = new DamageLog()
  if (bytes.length > limits.textBytes) {
    damage.add('too_large')
    return emptyText('kept_raw', damage)
  }
  if (isBlank(bytes)) return emptyText('converted', damage)
  const start = rtfStart(bytes)
  if (start < 0) return convertPlain(bytes, damage, limits)
  const tables = new RtfTables()
  const story = new Story(tables, context, damage, limits.textLength)
  new RtfReader(bytes.subarray(start), tables, story, damage).read()
  if (story.isFull) {
    damage.add('too_much_text')
    return emptyText('kept_raw', damage)
  }
  const doc = story.document()
  if (!isSavable(doc, limits.docBytes)) {
    damage.add('too_much_text')
    return emptyText('kept_raw', damage)
  }
  const text = docText(doc)
  const list = damage.list()
  return {
    outcome: list.length > 0 ? 'damaged' : 'converted',
    doc,
    text,
    wordCount: wordCount(text),
    assets: story.assets,
    commentIds: [...story.commentIds],
    itemLinks: [...story.itemLinks],
    damage: list,
  }
}

const EMPTY: Doc = { type: 'doc', content: [{ type: 'paragraph' }] }

function emptyText(outcome: ConvertedText['outcome'], damage: DamageLog): ConvertedText {
  return {
    outcome,
    doc: structuredClone(EMPTY),
    text: '',
    wordCount: 0,
    assets: [],
    commentIds: [],
    itemLinks: [],
    damage: damage.list(),
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte <= 0x20)
}

/** The index of `{\rtf` after a byte order mark or spaces; -1 without it. */
function rtfStart(bytes: Uint8Array): number {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (at < bytes.length && (bytes[at] as number) <= 0x20) at++
  return String.fromCharCode(...bytes.subarray(at, at + 5)) === '{\\rtf' ? at : -1
}

/** A file that is not RTF despite its name: text is converted as plain text, anything else is kept as a file. */
function convertPlain(bytes: Uint8Array, damage: DamageLog, limits: TextLimits): ConvertedText {
  damage.add('not_rtf')
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if ((!isUtf16 && bytes.includes(0)) || bytes.length > limits.textLength)
    return emptyText('kept_raw', damage)
  const text = decodePlainText(bytes, (latin) => decodeSingleByte(latin, 1252))
  const content = text
    .split('\n')
    .map((line) => (line === '' ? { type: 'paragraph' as const } : paragraphOf(line)))
  const doc: Doc = { type: 'doc', content }
  if (!isSavable(doc, limits.docBytes)) {
    damage.add('too_much_text')
    return emptyText('kept_raw', damage)
  }
  return { ...emptyText('damaged', damage), doc, text, wordCount: wordCount(text) }
}

function paragraphOf(text: string): Doc['content'][number] {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
