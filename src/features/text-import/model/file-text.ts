import type { DocNode } from '@contract/document.ts'

/** Why a file cannot be read; screens have a message for each. */
export type TextProblem =
  | 'required'
  | 'several'
  | 'folder'
  | 'wrong_type'
  | 'too_large'
  | 'empty'
  | 'not_text'
  | 'no_text'
  | 'damaged'
  | 'encrypted'
  | 'too_slow'

/** A file that cannot be read as a text. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(readonly code: TextProblem) {
    super(`The file cannot be read: ${code}`)
  }
}

/** A block as a reader finds it. */
export type ReadBlock = {
  node: DocNode
  /** The block is the first one of a page. */
  startsPage?: boolean
  /** More empty lines are before the block than between paragraphs. */
  isAfterGap?: boolean
}

/** A footnote, which a mark in the text names by its id. */
export type TextFootnote = { id: string; body: string }

/** A picture of a file; `path` is that of its nodes until the manuscript exists. */
export type FilePicture = { path: string; name: string; blob: Blob }

/** Why a picture is left out; the note about the file has words for each. */
export const LEFT_OUT_REASONS = ['linked', 'missing', 'format', 'size', 'count', 'damaged', 'note'] as const

/** A picture that is not imported. */
export type LeftOutPicture = { name: string; reason: (typeof LEFT_OUT_REASONS)[number] }

/** The result of every reader: the text of a file in the nodes of the editor. */
export type ReadText = {
  title: string
  author: string
  /** A language tag; null when the file names none, and for a measured text when its words show none. */
  language: string | null
  blocks: ReadBlock[]
  notes: TextFootnote[]
  pictures: FilePicture[]
  leftOut: LeftOutPicture[]
}

/** A block with its measures. */
export type FileBlock = ReadBlock & { words: number; bytes: number; nodes: number; pictures: number }

/** A file that is read and measured. */
export type ParsedText = Omit<ReadText, 'blocks'> & {
  blocks: FileBlock[]
  /** The file is in Windows-1252, which cannot be told from other old encodings. */
  isGuessedEncoding: boolean
}

/** The plain text of inline nodes. */
export const textOfLine = (nodes: readonly DocNode[] | undefined): string =>
  (nodes ?? [])
    .map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : ''))
    .join('')

/** A paragraph of a plain text. */
export const paragraphOf = (text: string): DocNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] }
