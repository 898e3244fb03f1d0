import type { Doc } from '../contract/document.ts'

/** Where an archive's bytes come from: a picked file in the browser, a stored object by range, or memory. */
export interface ByteSource {
  readonly size: number
  /** The bytes from `start` up to, not including, `end`; fewer only when the source itself is shorter. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** What an item becomes in Quillport. */
export type QuillportType = 'chapter' | 'scene' | 'character' | 'location' | 'research' | 'folder' | 'note'

/** The four binder folders that mean something by themselves. */
export type RootRole = 'draft' | 'research' | 'trash' | 'templates'

/** Something the writer should know although the import goes on; `values` fill a translated message. */
export interface Warning {
  code: WarningCode
  /** English, made for people. */
  message: string
  /** The file in the archive it is about. */
  path?: string
  /** The binder item it is about. */
  sourceId?: string
  values?: Record<string, string | number>
}

export type WarningCode =
  | 'several_binders'
  | 'unknown_version'
  | 'duplicate_id'
  | 'missing_id'
  | 'title_shortened'
  | 'unknown_item_type'
  | 'missing_file'
  | 'orphan_file'
  | 'refused_file'
  | 'more_warnings'

/** One binder item, in binder order; `parent` and `index` point into `ScrivenerProject.items`. */
export interface ScrivenerItem {
  index: number
  /** Index of the parent item, or null at the top of the binder. */
  parent: number | null
  /** 0 at the top of the binder. */
  depth: number
  /** Place among the siblings, from 0. */
  position: number
  /** The UUID, or the ID where there is none; unique in the project (a repeated one gets `#2`, `#3`, …). */
  sourceId: string
  uuid: string | null
  id: string | null
  /** Scrivener's own type: DraftFolder, ResearchFolder, TrashFolder, Folder, Text, Image, PDF, Media, Other, … */
  scrivenerType: string
  /** What it becomes unless the writer says otherwise; the rule is in `project/guess-types.ts`. */
  type: QuillportType
  /** Empty when untitled. */
  title: string
  /** ISO 8601, or null where absent or unreadable. */
  created: string | null
  modified: string | null
  includeInCompile: boolean
  label: { name: string; colour: string | null } | null
  status: string | null
  keywords: string[]
  /** Custom metadata with the field's title as name; in file order. */
  custom: { id: string; name: string; value: string }[]
  sectionType: string | null
  target: { goal: number; unit: 'words' | 'characters' } | null
  icon: string | null
  /** The extension of a research file, without a dot. */
  fileExtension: string | null
  isScript: boolean
  /** In the trash, the trash folder itself included. */
  isTrash: boolean
  /** In the templates folder, that folder included: left out of an import unless asked for. */
  isTemplate: boolean
  /** Set on the folder itself only. */
  rootRole: RootRole | null
  /** References and bookmarks of the document: to another item or to an address. */
  bookmarks: { title: string; targetId: string | null; url: string | null }[]
  /** Archive entries (by `ZipEntry.index`) this item owns, text first. */
  files: number[]
}

export interface NamedColour {
  id: string
  name: string
  /** `#rrggbb`, or null where the project gives none. */
  colour: string | null
}

/** A parsed project: everything of the `.scrivx`, without any text. */
export interface ScrivenerProject {
  /** From the project's properties, else the folder's name. */
  title: string
  author: string | null
  /** `1.0`, `1.5`, `2.0`, or what the file says. */
  version: string
  creator: string
  identifier: string | null
  labelTitle: string
  statusTitle: string
  labels: NamedColour[]
  statuses: { id: string; name: string }[]
  keywords: (NamedColour & { parent: string | null })[]
  sectionTypes: { id: string; name: string }[]
  customFields: { id: string; title: string; type: string | null }[]
  collections: { title: string; itemIds: string[] }[]
  draftTarget: { goal: number; unit: 'words' | 'characters' } | null
  templateFolderId: string | null
  items: ScrivenerItem[]
  warnings: Warning[]
}

/** What a file of the archive is. */
export type FileRole =
  | 'binder'
  | 'text'
  | 'notes'
  | 'synopsis'
  | 'comments'
  | 'notes_comments'
  | 'links'
  | 'styles'
  | 'notes_styles'
  | 'research'
  | 'package_file'
  | 'card_image'
  | 'snapshot_index'
  | 'snapshot'
  | 'project_styles'
  | 'settings'
  | 'quick_look'
  | 'icon'
  | 'checksum'
  | 'search_index'
  | 'backup'
  | 'lock'
  | 'version'
  | 'system'
  | 'outside_project'
  | 'orphan'
  | 'unknown'

/**
 * What the import does with a file: `convert` RTF to a document, `read` it into fields (synopsis, comments,
 * styles, snapshot index, the binder), `keep` it as a file, `skip` it with a reason, `refuse` it with a reason.
 */
export type FileAction = 'convert' | 'read' | 'keep' | 'skip' | 'refuse'

export type SkipReason =
  | 'other_binder'
  | 'settings'
  | 'quick_look'
  | 'checksum'
  | 'search_index'
  | 'backup'
  | 'lock'
  | 'version'
  | 'system'
  | 'outside_project'

export type RefuseReason =
  | 'link'
  | 'special_file'
  | 'unsafe_name'
  | 'duplicate_name'
  | 'unsupported_method'
  | 'suspicious_ratio'
  | 'too_large'
  | 'damaged_header'

/** One file of the archive and what becomes of it; every file is listed once, in the order of work. */
export interface PlannedFile {
  entryIndex: number
  /** The name inside the archive, made safe to show; never to be joined to a path of ours. */
  path: string
  role: FileRole
  action: FileAction
  reason: SkipReason | RefuseReason | null
  /** The owning item; null for files of the project as a whole. */
  itemIndex: number | null
  itemSourceId: string | null
  /** Declared uncompressed size. */
  size: number
}

/** The files of one item by role; numbers are archive entry indexes. */
export interface ItemFiles {
  text?: number
  notes?: number
  synopsis?: number
  comments?: number
  notesComments?: number
  links?: number
  styles?: number
  notesStyles?: number
  research?: number
  packageFiles?: number[]
  cardImage?: number
  snapshotIndex?: number
  snapshots?: number[]
}

/** The work of an import: every file, and for each item (same index as `project.items`) its files. */
export interface ImportPlan {
  files: PlannedFile[]
  items: ItemFiles[]
  /** The entry of the chosen `.scrivx`. */
  binderEntry: number
  /** `Files/styles.xml` (Scrivener 3), the project's own styles. */
  projectStyles: number | null
}

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
