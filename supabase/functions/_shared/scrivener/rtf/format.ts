/** A field's link target, applied to the text inside the field. */
export interface FieldLink {
  kind: 'url' | 'comment' | 'item'
  value: string
}

/** The format of a text run; immutable, so that runs with the same format share one object. */
export interface CharFormat {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly script: 'super' | 'sub' | null
  /** Index in the colour table, 0 for none. */
  readonly highlight: number
  readonly link: FieldLink | null
  readonly isFootnote: boolean
}

export const PLAIN: CharFormat = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  script: null,
  highlight: 0,
  link: null,
  isFootnote: false,
}

/** The format of a paragraph. */
export interface ParaFormat {
  readonly align: 'center' | 'right' | 'justify' | null
  /** `\ls`, or 0 for none; -1 and -2 are the old bullet and numbered lists (`\pn`). */
  readonly list: number
  readonly level: number
  readonly isInTable: boolean
  /** `\itap`: 2 or more is a table inside a cell. */
  readonly tableDepth: number
  /** Heading level from `\outlinelevel`, or 0. */
  readonly outline: number
  /** `\s`, or -1. */
  readonly style: number
}

export const PLAIN_PARA: ParaFormat = {
  align: null,
  list: 0,
  level: 0,
  isInTable: false,
  tableDepth: 0,
  outline: 0,
  style: -1,
}

export const OLD_BULLETS = -1
export const OLD_NUMBERS = -2
