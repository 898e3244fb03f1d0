import type { ZipEntry } from '../../_shared/scrivener/zip/zip-entry.ts'

/** A file of the archive: how to read it, and its name on the receipt. */
export type FileRef = { entry: ZipEntry; path: string }

/** The item something belongs to. */
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

/** The files that make the texts of one item. */
export type TextFiles = Partial<
  Record<
    'text' | 'notes' | 'synopsis' | 'comments' | 'links' | 'styles' | 'notesComments' | 'notesStyles',
    FileRef
  >
>

export type RawRole = 'main' | 'image' | 'card' | 'package' | 'raw'

/** A step of work, small enough for a slice; kept in `private.import_work`. */
export type Unit =
  | { kind: 'items'; items: ItemRow[]; owned: { n: number; item_id: string }[] }
  | { kind: 'members'; members: MemberRow[] }
  | { kind: 'text'; item: ItemRef; files: TextFiles }
  | { kind: 'snapshots'; item: ItemRef; index: FileRef | null; comments: FileRef | null; files: FileRef[] }
  | { kind: 'keep'; item: ItemRef | null; file: FileRef; role: RawRole; name: string }
export type TextUnit = Extract<Unit, { kind: 'text' }>
export type SnapshotsUnit = Extract<Unit, { kind: 'snapshots' }>
export type KeepUnit = Extract<Unit, { kind: 'keep' }>

/** What every slice may look up; the row -1 of `private.import_work`. */
export type Lookup = {
  /** Ids links may use (upper case) → source id, of the items that come in. */
  aliases: [string, string][]
  projectStyles: FileRef | null
}

/** What a job remembers between slices beside its cursor. */
export type JobState = {
  /** Steps of the unit at the cursor that are done. */
  done?: number
  /** How many of the next units are done one a slice, after a worker died. */
  careful?: number
  /** Where the units of the stage `items` end. */
  itemUnits?: number
  /** What is to be removed from Storage, in the stage `clean`. */
  manuscriptId?: string | null
}
