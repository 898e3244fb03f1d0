import type { Doc } from '../contract/document.ts'

/** A comment or footnote of `content.comments` or `N.links`. */
export interface ScrivenerComment {
  /** As in the text's `scrivcmt://` address, upper case; or made from its number where the file has none. */
  sourceId: string
  kind: 'comment' | 'footnote'
  colour: string | null
  text: string
  doc: Doc
  /** Where it is anchored by place instead of by a field (1.0 on macOS): start and length in the text. */
  range: { start: number; length: number } | null
}

/** A picture found inside a text. */
export interface TextAsset {
  /** `picture-1`, `picture-2`, … in text order: the same file always gives the same references. */
  ref: string
  mime: 'image/png' | 'image/jpeg' | 'image/gif'
  extension: 'png' | 'jpg' | 'gif'
  bytes: Uint8Array
  /** Shown size in CSS pixels, where the text says. */
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

/** A part of a text that could not be read as meant; `count` says how often. */
export interface TextDamage {
  code: DamageCode
  message: string
  count: number
}

/** How anchors, links and pictures get their ids; each returns null to leave the text plain. */
export interface TextContext {
  /** Styles of this text: `content.styles`, see `readStyles`. */
  styles?: StyleTable
  /** Comments anchored by place (1.0 on macOS). */
  ranges?: { start: number; length: number; sourceId: string }[]
  /** The id of the `item_comments` row for a `scrivcmt://` address. */
  resolveComment?(sourceId: string): { id: string; kind: 'comment' | 'footnote' } | null
  /** The id of the item for a `scrivlnk://` address. */
  resolveItem?(sourceId: string): string | null
  /** The object path in `manuscript-files` for a picture. */
  resolveAsset?(asset: TextAsset): string | null
}

/** A style of `Files/styles.xml`, as far as it changes what a text is. */
export interface ProjectStyle {
  name: string
  /** 1 to 6, or 0. */
  heading: number
  isQuote: boolean
  isCode: boolean
}

/** The project's styles by id in upper case. */
export type ProjectStyles = ReadonlyMap<string, ProjectStyle>

/** Style numbers of a text → what they mean. */
export interface StyleTable {
  /** Style number, as in `<$Scr_Ps::0>`, → heading level. */
  headings: ReadonlyMap<string, number>
  /** Paragraph styles that are block quotations. */
  quotes: ReadonlySet<string>
  /** Styles that set code. */
  code: ReadonlySet<string>
}

/** A converted text. */
export interface ConvertedText {
  /** `kept_raw`: too large or not readable at all; `doc` is empty and the file is to be kept as it is. */
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

/** One snapshot: a dated RTF with the title the index gives it. */
export interface ScrivenerSnapshot {
  entryIndex: number
  title: string
  /** ISO 8601, or null where neither index nor file name gives one. */
  date: string | null
  /** Its own list of styles, for `styleTable`. */
  styleIds: string[]
}
