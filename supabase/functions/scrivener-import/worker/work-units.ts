import type { ZipEntry } from '../../_shared/scrivener/zip/zip-entry.ts'

/** A file of the archive with its path in the receipt. */
export type FileRef = { entry: ZipEntry; path: string }

/** The item that a unit belongs to. */
export type ItemRef = { id: string; title: string }

/** A row of `manuscript_items` without its texts. */
export type ItemRow = {
  id: string
  parent_id: string | null
  position: number
  type: string
  title: string
  label_id: string | null
  status_id: string | null
  include_in_compile: boolean
  keywords: string[]
  custom: Record<string, string>
  details: Record<string, string>
  target: number | null
  section_type: string | null
  source_id: string
  source_type: string
  source_created_at: string | null
  source_modified_at: string | null
  in_trash: boolean
}

/** A row of `collection_items`. */
export type MemberRow = { collection_id: string; item_id: string; position: number }

/** The text files of one item. */
export type TextFiles = Partial<
  Record<
    'text' | 'notes' | 'synopsis' | 'comments' | 'links' | 'styles' | 'notesComments' | 'notesStyles',
    FileRef
  >
>

export type RawRole = 'main' | 'image' | 'card' | 'package' | 'raw'

/** A step of work that fits in a slice, stored in `private.import_work`. */
export type Unit =
  | { kind: 'items'; items: ItemRow[]; owned: { n: number; item_id: string }[] }
  | { kind: 'members'; members: MemberRow[] }
  | { kind: 'text'; item: ItemRef; files: TextFiles }
  | { kind: 'snapshots'; item: ItemRef; index: FileRef | null; comments: FileRef | null; files: FileRef[] }
  | { kind: 'keep'; item: ItemRef | null; file: FileRef; role: RawRole; name: string }
export type TextUnit = Extract<Unit, { kind: 'text' }>
export type SnapshotsUnit = Extract<Unit, { kind: 'snapshots' }>
export type KeepUnit = Extract<Unit, { kind: 'keep' }>

/** The data that every slice may look up; stored as row -1 of `private.import_work`. */
export type Lookup = {
  /** Ids that links may use (upper case), mapped to the source ids of imported items. */
  aliases: [string, string][]
  projectStyles: FileRef | null
}

/** The state of a job between slices, besides its cursor. */
export type JobState = {
  /** The steps of the unit at the cursor that are done. */
  done?: number
  /** The number of next units that run one per slice, after repeated crashes. */
  singleUnits?: number
  /** The index after the units of the stage `items`. */
  itemUnits?: number
  /** The imported folder of templates. */
  templatesFolderId?: string | null
  /** The manuscript whose Storage objects the stage `clean` deletes. */
  manuscriptId?: string | null
}
