/** The name by which a paragraph of an item is found again in a file that comes back. */
export type ParagraphKey = {
  itemId: string
  /** The index of the paragraph in the text of its item when the file was written. */
  index: number
  /** A short hash of its text in the file. */
  hash: string
}

const PREFIX = '_q'
const COUNT_PREFIX = '_n'
const NOTE_PREFIX = '_f'
const ITEM_LENGTH = 25
const INDEX_LENGTH = 4
const HASH_LENGTH = 8
const ITEM = `([0-9a-z]{${ITEM_LENGTH}})`
const NAME = new RegExp(`^${PREFIX}${ITEM}([0-9a-z]{${INDEX_LENGTH}})([0-9a-z]{${HASH_LENGTH}})$`, 'i')
const COUNT_NAME = new RegExp(`^${COUNT_PREFIX}${ITEM}([0-9a-z]{1,4})(?:_([0-9a-z]{1,4}))?$`, 'i')
const NOTE_NAME = new RegExp(`^${NOTE_PREFIX}${ITEM}([0-9a-z]{${HASH_LENGTH}})$`, 'i')

/**
 * The bookmark of a paragraph: Word allows 40 letters, digits and underscores, ignores their case, and hides names that
 * begin with an underscore.
 */
export function paragraphBookmark(itemId: string, index: number, text: string): string {
  return [PREFIX, itemCode(itemId), index.toString(36).padStart(INDEX_LENGTH, '0'), textHash(text)].join('')
}

/** How many paragraphs the text of an item has, and how many footnotes; earlier files do not have the second number. */
export type ItemCounts = { paragraphs: number; notes: number | null }

/** The bookmark of an item that holds its numbers, so that a deleted last paragraph or a deleted footnote is noticed. */
export const countBookmark = (itemId: string, paragraphs: number, notes: number): string =>
  `${COUNT_PREFIX}${itemCode(itemId)}${paragraphs.toString(36)}_${notes.toString(36)}`

/** The item and its numbers in the name of a bookmark; null for another bookmark. */
export function readCountBookmark(name: string): (ItemCounts & { itemId: string }) | null {
  const [, item, paragraphs, notes] = COUNT_NAME.exec(name) ?? []
  const itemId = readItemCode(item ?? '')
  if (itemId === null || paragraphs === undefined) return null
  return {
    itemId,
    paragraphs: Number.parseInt(paragraphs, 36),
    notes: notes === undefined ? null : Number.parseInt(notes, 36),
  }
}

/** The bookmark at the reference of a footnote: the id of its row and a hash of its text without outer spaces. */
export const noteBookmark = (noteId: string, text: string): string =>
  `${NOTE_PREFIX}${itemCode(noteId)}${textHash(text.trim())}`

/** The footnote and the hash in the name of a bookmark; null for another bookmark. */
export function readNoteBookmark(name: string): { noteId: string; hash: string } | null {
  const [, note, hash] = NOTE_NAME.exec(name) ?? []
  const noteId = readItemCode(note ?? '')
  return noteId === null || hash === undefined ? null : { noteId, hash: hash.toLowerCase() }
}

const itemCode = (itemId: string) =>
  BigInt(`0x${itemId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(ITEM_LENGTH, '0')

/** The id of an item in its short form; null for a number that is no id. */
function readItemCode(code: string): string | null {
  let value = 0n
  for (const digit of code.toLowerCase()) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  const hex = value.toString(16).padStart(32, '0')
  return code === '' || hex.length > 32
    ? null
    : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The key in the name of a bookmark; null for a bookmark of another program. */
export function readParagraphBookmark(name: string): ParagraphKey | null {
  const [, item, index, hash] = NAME.exec(name) ?? []
  if (item === undefined || index === undefined || hash === undefined) return null
  const itemId = readItemCode(item)
  if (itemId === null) return null
  return {
    itemId,
    index: Number.parseInt(index, 36),
    hash: hash.toLowerCase(),
  }
}

/** A hash that tells texts apart which differ by accident; it protects against nothing else. */
export function textHash(text: string): string {
  const high = fnv(text, 0x811c9dc5)
  const low = fnv(text, 0x01234567) & 0x1ff
  return (high * 0x200 + low).toString(36).padStart(HASH_LENGTH, '0')
}

/** FNV-1a over the code units of a text. */
function fnv(text: string, basis: number): number {
  let hash = basis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
