import type { Doc } from '../contract/document.ts'

/** A comment or footnote of `content.comments` or `N.links`. */
export interface ScrivenerComment {
  /** The id of the text's `scrivcmt://` link in upper case, or derived from its number when the file has none. */
  sourceId: string
  kind: 'comment' | 'footnote'
  colour: string | null
  text: string
  doc: Doc
  /** The start and length of a position anchor (1.0 on macOS). */
  range: { start: number; length: number } | null
}

/** A picture inside a text. */
export interface TextAsset {
  /** `picture-1`, `picture-2`, … in text order; the same file always gives the same references. */
  ref: string
  mime: 'image/png' | 'image/jpeg' | 'image/gif'
  extension: 'png' | 'jpg' | 'gif'
  bytes: Uint8Array
  /** The display size in CSS pixels, if given. */
  width: number | null
  height: number | null
}

export type DamageCode =
  | 'not_rtf'
  | 'unclosed_groups'
  | 'stray_closing'
  | 'nesting_too_deep'
  | 'too_large'
  | 'too_much_text'
  | 'broken_picture'
  | 'unsupported_picture'
  | 'unknown_code_page'
  | 'unclosed_marker'

/** A part of a text that could not be converted; `count` is the number of occurrences. */
export interface TextDamage {
  code: DamageCode
  message: string
  count: number
}

/** Resolves the ids of anchors, links and pictures; a resolver that returns null leaves the text plain. */
export interface TextContext {
  /** The styles of this text: `content.styles`, see `readStyles`. */
  styles?: StyleTable
  /** Comments anchored by position (1.0 on macOS). */
  ranges?: { start: number; length: number; sourceId: string }[]
  /** The `item_comments` id of a `scrivcmt://` link. */
  resolveComment?(sourceId: string): { id: string; kind: 'comment' | 'footnote' } | null
  /** The item id of a `scrivlnk://` link. */
  resolveItem?(sourceId: string): string | null
  /** The object path of a picture in `manuscript-files`. */
  resolveAsset?(asset: TextAsset): string | null
}

/** A style of `Files/styles.xml` with the properties that affect conversion. */
export interface ProjectStyle {
  name: string
  /** 1 to 6, or 0. */
  heading: number
  isQuote: boolean
  isCode: boolean
}

/** The project's styles by id in upper case. */
export type ProjectStyles = ReadonlyMap<string, ProjectStyle>

/** The meaning of a text's style numbers. */
export interface StyleTable {
  /** Heading level by style number, as in `<$Scr_Ps::0>`. */
  headings: ReadonlyMap<string, number>
  /** Paragraph styles that are block quotations. */
  quotes: ReadonlySet<string>
  /** Styles that set code. */
  code: ReadonlySet<string>
}

/** A converted text. */
export interface ConvertedText {
  /** `kept_raw`: too large or unreadable; `doc` is empty and the file is kept unchanged. */
  outcome: 'converted' | 'damaged' | 'kept_raw'
  doc: Doc
  text: string
  wordCount: number
  assets: TextAsset[]
  /** Ids of `scrivcmt://` anchors in text order, upper case. */
  commentIds: string[]
  /** Ids of `scrivlnk://` links in text order, upper case. */
  itemLinks: string[]
  damage: TextDamage[]
}

/** One snapshot: a dated RTF with its title from the index. */
export interface ScrivenerSnapshot {
  entryIndex: number
  title: string
  /** ISO 8601, or null when neither index nor file name contains a date. */
  date: string | null
  /** The snapshot's list of styles, for `styleTable`. */
  styleIds: string[]
}
