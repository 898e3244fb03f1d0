/** A tracked change: who made it and when, as far as the file has it. */
export type DocxChange = {
  author: string
  /** An ISO timestamp, or null. */
  date: string | null
  /** True for text that was moved, not written or deleted. */
  isMove: boolean
}

/** The formatting of a run that the editor has too. */
export type DocxStyle = Readonly<{
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  superscript?: true
  subscript?: true
  /** The run has a character style of code. */
  code?: true
}>

/** A picture of the text, by the name of its part in the file; the part is not read. */
export type DocxPicture = {
  /** The part, or the URL of a picture that is not in the file; empty when the file names none. */
  target: string
  isExternal: boolean
  alt: string
  /** The size at which it is shown, in pixels. */
  width: number | null
  height: number | null
  /** The side of a picture that text flows around. */
  align: 'start' | 'center' | 'end' | null
}

/** Text of one formatting; a line break is `\n`, a tab `\t`, and pictures have no text. */
export type DocxRun = {
  text: string
  style: DocxStyle
  /** The id of its character style, or null. */
  styleId: string | null
  /** The URL of an external link, or null. */
  link: string | null
  /** Set for tracked text that is not in the text before the changes. */
  inserted: DocxChange | null
  /** Set for tracked text that is not in the text after the changes. */
  deleted: DocxChange | null
  /** The note that is referred to here; its text is in `Docx.notes`. */
  note: { kind: 'footnote' | 'endnote'; id: string } | null
  /** The picture that is here; its run has no text. */
  picture: DocxPicture | null
}

/** The start of a bookmark; `at` counts the characters of all runs before it. */
export type DocxBookmark = { name: string; at: number }

/** The cell of a paragraph by its indexes, with the columns that it takes, if several. */
export type DocxCell = {
  table: number
  row: number
  column: number
  columns?: number | undefined
  /** True for a part of the cell above it. */
  isMerged?: boolean | undefined
  /** True in a header row, and for a paragraph with the style of header cells. */
  isHeader?: boolean | undefined
}

/** A paragraph in reading order, also of a list or a table. */
export type DocxParagraph = {
  runs: DocxRun[]
  /** The id of its paragraph style, or null. */
  styleId: string | null
  /** 1 to 6 for a heading, by the outline level of its style; 0 for the title of the document. */
  heading: number | null
  /** True for a line below a picture or a table. */
  isCaption: boolean
  isQuote: boolean
  /** True for the style of code; a block of code may be several paragraphs. */
  isCode: boolean
  /** True for a paragraph with a line across the page, which is a rule unless it has a text. */
  isRule: boolean
  /** `isContinued` for a further paragraph of the entry before it, which programs write with an invisible bullet. */
  list: { level: number; isOrdered: boolean; isContinued?: boolean } | null
  cell: DocxCell | null
  align: 'start' | 'center' | 'end' | 'justify' | null
  /** True when a page begins with this paragraph or inside it. */
  startsPage: boolean
  bookmarks: DocxBookmark[]
  /** Tracked changes of the paragraph as a whole: its end was inserted or deleted. */
  inserted: DocxChange | null
  deleted: DocxChange | null
}

/** A position in the text of the document; `at` counts the characters of all runs of the paragraph before it. */
export type DocxPosition = { paragraph: number; at: number }

/** A comment; a reply has the id of the comment that it answers. */
export type DocxComment = {
  id: string
  author: string
  date: string | null
  text: string
  parentId: string | null
  isResolved: boolean
  /** The text that it is about; null when the file names none. */
  range: { from: DocxPosition; to: DocxPosition } | null
}

/** The text of a Word document with its tracked changes, comments and notes; its contents table is left out. */
export type Docx = {
  paragraphs: DocxParagraph[]
  comments: DocxComment[]
  /** The paragraphs of footnotes and endnotes by `kind` and id, for example `footnote 2`. */
  notes: ReadonlyMap<string, DocxParagraph[]>
}
