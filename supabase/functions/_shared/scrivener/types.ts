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
  | 'collection_shortened'
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
  /** In the templates folder, that folder included. */
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
  /** Hand-picked lists of documents in their order; the ids are source ids, each once. */
  collections: { title: string; itemIds: string[] }[]
  /** Titles of collections that are searches run again each time they are opened: they hold no list of documents. */
  savedSearches: string[]
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
