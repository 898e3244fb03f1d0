import type { CompileChoices } from '../contract/compile.ts'

/** The look of a run of text. */
export type RunStyle = Readonly<{
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  code?: true
  superscript?: true
  subscript?: true
  /** A colour such as `#ffee00`, or true for the default highlight. */
  highlight?: string | true
}>

/** The target of a link: a URL, or the section of another item of the book. */
export type LinkTarget = { href: string } | { sectionId: string }

/** A picture in a line or in a figure. */
export type BookImage = {
  kind: 'picture'
  path: string
  alt: string
  width: number | null
  height: number | null
}

/** A part of a line. */
export type Inline =
  | { kind: 'text'; text: string; style: RunStyle; link?: LinkTarget }
  | { kind: 'break' }
  | BookImage
  /** The reference of a note; `index` counts `Book.notes` from 0. */
  | { kind: 'note'; index: number }
  /** The start and end of the text that a comment is about; `index` counts `Book.comments`. */
  | { kind: 'comment-start'; index: number }
  | { kind: 'comment-end'; index: number }

export type Align = 'start' | 'center' | 'end' | 'justify'
export type TableCell = { isHeader: boolean; colspan: number; rowspan: number; blocks: Block[] }

/** A paragraph of a text, or the caption of a figure. */
export type BookParagraph = {
  kind: 'paragraph'
  unit?: number
  align: Align | null
  inlines: Inline[]
  /** The number in a proof, from 1 across the book. */
  number: number | null
}

/**
 * A block of a section. `unit` is the index of the paragraph in the text of its item, counted over paragraphs, headings,
 * lines of code and captions; pieces and notes have none.
 */
export type Block =
  | BookParagraph
  | { kind: 'heading'; unit?: number; level: number; align: Align | null; inlines: Inline[] }
  /** A picture with its caption; `unit` is that of a paragraph of its own, which has no text. */
  | { kind: 'figure'; unit?: number; align: Align | null; picture: BookImage; caption: BookParagraph | null }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; rows: TableCell[][] }
  /** `unit` is that of the first line. */
  | { kind: 'code'; unit?: number; language?: string; lines: string[] }
  | { kind: 'rule' }

export type SectionKind =
  | 'title-page'
  | 'copyright'
  | 'dedication'
  | 'also-by'
  | 'part'
  | 'chapter'
  | 'scene'
  | 'end'

/** A part of the book with one heading at most, in reading order. */
export type Section = {
  /** The id of its item, or the kind of a piece that has none. */
  id: string
  kind: SectionKind
  /** 1 for the highest heading level of the book. */
  level: number
  /** The heading as shown, or null without one. */
  heading: string | null
  /** The name in the contents; null leaves the section out. */
  contentsTitle: string | null
  startsPage: boolean
  /** The line before a scene that follows another text; null for none, empty for an empty line. */
  separator: string | null
  /** The language of its text where that is not the one of the book. */
  language: string | null
  blocks: Block[]
}

/**
 * A footnote or endnote; its number is its place in the book, and its language that of its section. The id is that of its
 * row, or null for a note in the text.
 */
export type BookNote = Pick<Section, 'language' | 'blocks'> & { id: string | null }
/** An entry of a thread of comments. */
export type BookRemark = { author: string; date: string; lines: string[] }
export type BookComment = BookRemark & { replies: BookRemark[] }

/** A book in reading order, from which every writer makes its file. */
export type CompiledBook = {
  title: string
  author: string
  language: string
  direction: 'ltr' | 'rtl'
  choices: CompileChoices
  sections: Section[]
  notes: BookNote[]
  comments: BookComment[]
  wordCount: number
  /** Of the start of a book: the lines of the contents that come after it. */
  later?: readonly Pick<Section, 'heading' | 'level'>[]
}

/** A picture that a writer embeds. */
export type BookPicture = {
  bytes: Uint8Array<ArrayBuffer>
  type: 'png' | 'jpg' | 'gif'
  width: number
  height: number
}
/** The pictures of a book by their path; a missing one is written as its description. */
export type Pictures = ReadonlyMap<string, BookPicture>

/** Reports the share of a file that is written, from 0 to 1. */
export type Progress = (done: number) => void
