import type { CustomField } from '../contract/custom-fields.ts'

/** The source of an archive's bytes: a picked file in the browser, a stored object by range, or memory. */
export interface ByteSource {
  readonly size: number
  /** The bytes from `start` to `end` (exclusive); fewer only at the end of the source. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** The Quillport type of an imported item. */
export type QuillportType = 'chapter' | 'scene' | 'character' | 'location' | 'research' | 'folder' | 'note'

/** The four special binder folders. */
export type RootRole = 'draft' | 'research' | 'trash' | 'templates'

/** A warning that does not stop the import; `values` fill a translated message. */
export interface Warning {
  code: WarningCode
  /** An English sentence for users. */
  message: string
  /** The archive file that it is about. */
  path?: string
  /** The binder item that it is about. */
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

/** One binder item, in binder order; `parent` and `index` refer to `ScrivenerProject.items`. */
export interface ScrivenerItem {
  index: number
  /** Index of the parent item, or null at the top level. */
  parent: number | null
  /** 0 at the top level. */
  depth: number
  /** The position among siblings, from 0. */
  position: number
  /** The UUID, or else the ID; unique in the project (a repeated one gets `#2`, `#3`, …). */
  sourceId: string
  uuid: string | null
  id: string | null
  /** The type in Scrivener: DraftFolder, ResearchFolder, TrashFolder, Folder, Text, Image, PDF, Media, Other, … */
  scrivenerType: string
  /** The guessed type, which the user may change; the rule is in `project/guess-types.ts`. */
  type: QuillportType
  /** Empty when untitled. */
  title: string
  /** ISO 8601, or null when missing or invalid. */
  created: string | null
  modified: string | null
  includeInCompile: boolean
  label: { name: string; colour: string | null } | null
  status: string | null
  keywords: string[]
  /** Custom metadata by field title, in file order. */
  custom: { id: string; name: string; value: string }[]
  sectionType: string | null
  target: { goal: number; unit: 'words' | 'characters' } | null
  icon: string | null
  /** The extension of a research file, without the dot. */
  fileExtension: string | null
  isScript: boolean
  /** True in the trash, including the trash folder. */
  isTrash: boolean
  /** True in the templates folder, including that folder. */
  isTemplate: boolean
  /** Set only on the special folder. */
  rootRole: RootRole | null
  /** References and bookmarks of the document, to another item or a URL. */
  bookmarks: { title: string; targetId: string | null; url: string | null }[]
  /** The archive entries (`ZipEntry.index`) of this item, text first. */
  files: number[]
}

export interface NamedColour {
  id: string
  name: string
  /** `#rrggbb`, or null without a colour. */
  colour: string | null
}

/** A parsed project: the content of the `.scrivx`, without texts. */
export interface ScrivenerProject {
  /** From the project's properties, or else the folder's name. */
  title: string
  author: string | null
  /** `1.0`, `1.5`, `2.0`, or the value in the file. */
  version: string
  creator: string
  identifier: string | null
  labelTitle: string
  statusTitle: string
  labels: NamedColour[]
  statuses: { id: string; name: string }[]
  keywords: (NamedColour & { parent: string | null })[]
  sectionTypes: { id: string; name: string }[]
  customFields: CustomField[]
  /** Manual lists of documents in order; the ids are unique source ids. */
  collections: { title: string; itemIds: string[] }[]
  /** Titles of saved searches, which have no list of documents. */
  savedSearches: string[]
  draftTarget: { goal: number; unit: 'words' | 'characters' } | null
  templateFolderId: string | null
  items: ScrivenerItem[]
  warnings: Warning[]
}

/** The role of an archive file. */
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
 * The action for a file: `convert` RTF to a document, `read` it into fields, `keep` it as a file, `skip` or `refuse`
 * it with a reason.
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

/** One archive file and its action; every file is listed once, in processing order. */
export interface PlannedFile {
  entryIndex: number
  /** The name inside the archive, safe for display; never join it to a path. */
  path: string
  role: FileRole
  action: FileAction
  reason: SkipReason | RefuseReason | null
  /** The owning item; null for files of the whole project. */
  itemIndex: number | null
  itemSourceId: string | null
  /** Declared uncompressed size. */
  size: number
}

/** The archive entry indexes of one item's files by role. */
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

/** The plan of an import: every file, and the files of each item by its index in `project.items`. */
export interface ImportPlan {
  files: PlannedFile[]
  items: ItemFiles[]
  /** The entry of the selected `.scrivx`. */
  binderEntry: number
  /** `Files/styles.xml` (Scrivener 3), the project's styles. */
  projectStyles: number | null
}
