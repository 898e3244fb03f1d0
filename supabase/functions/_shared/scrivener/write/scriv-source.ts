import type { CustomField } from '../../contract/custom-fields.ts'
import type { Doc } from '../../contract/document.ts'
import type { ItemComment, ItemSummary } from '../../contract/items.ts'

/** An item of the manuscript with its texts. */
export type ScrivItem = ItemSummary & {
  content: Doc | null
  notesContent: Doc | null
  comments: readonly ItemComment[]
}

/** The source of a copy of a Scrivener project: all items in binder order, also those in the trash. */
export type ScrivSource = {
  items: readonly ScrivItem[]
  labels: readonly { name: string; colour: string | null }[]
  statuses: readonly { name: string }[]
  /** The colour of each keyword that has one. */
  keywordColours: Readonly<Record<string, string>>
  customFields: readonly CustomField[]
  /** Titles of deleted fields, whose values are left out. */
  deletedFields: readonly string[]
  /** The folder of templates, null without one; undefined keeps that of the project. */
  templatesFolderId?: string | null
  /** A stored picture, or null when it does not exist any more. */
  picture: (
    path: string,
  ) => { bytes: Uint8Array; type: 'png' | 'jpg' | 'gif'; width: number; height: number } | null
}
