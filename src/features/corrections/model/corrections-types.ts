import type { Doc } from '@contract/document.ts'
import type { ItemComment } from '@contract/items.ts'
import type { CorrectionRun } from '@/features/editor/shared/apply-corrections.ts'

/** An item with the text that a file is compared with. */
export type CorrectedItem = {
  id: string
  title: string
  revision: number
  content: Doc | null
  comments: readonly Pick<ItemComment, 'id' | 'kind' | 'parentId' | 'body' | 'resolvedAt'>[]
}

/** A footnote that the file adds with its paragraph, at the word that it is about. */
export type AddedNote = FileEntry & { from: number; to: number }

type Where =
  | { kind: 'words'; unit: number; from: number; to: number; runs: CorrectionRun[] }
  | { kind: 'inserted'; after: number; runs: CorrectionRun[]; notes: AddedNote[] }
  | { kind: 'removed'; unit: number }
  | { kind: 'moved'; unit: number; after: number }
  | { kind: 'split'; unit: number; from: number; to: number }
  | { kind: 'joined'; unit: number; between: string }
  /** The offsets are those of the text of a footnote without outer spaces. */
  | { kind: 'note'; noteId: string; from: number; to: number; text: string }
  | { kind: 'noteDeleted'; noteId: string }

/** One difference between an item and the file, which is accepted or refused. */
export type Correction = {
  /** The same for the same change of the same text, also in another visit. */
  id: string
  change: Where
  /** The text around it, and the text that it removes and adds. */
  context: { before: string; removed: string; added: string; after: string }
  /** The person who made a tracked change, or null. */
  author: string | null
  date: string | null
  /** True when its old text is not in the manuscript any more, so that it cannot be accepted. */
  isStale: boolean
}

/** An entry of a thread in the file. */
export type FileEntry = { author: string; date: string | null; body: string }

/** A thread, or a footnote that the file adds, at its text in an item. */
export type FileComment = {
  id: string
  kind: 'comment' | 'footnote'
  /** The comment of the item that the entries answer; null for a new thread, which its first entry begins. */
  threadId: string | null
  /** The thread or the replies that the item does not have yet. */
  entries: FileEntry[]
  /** Whether the file marks the thread as done, and the item does not. */
  isResolved: boolean
  /** The text of the comment and its replies, each after the name of its author. */
  body: string
  passage: string
  author: string
  date: string | null
  /** Null when the item has no text for it. */
  anchor: { unit: number; from: number; to: number } | null
}

/** The corrections of one item, in the order of its text. */
export type ItemCorrections = {
  item: CorrectedItem
  corrections: Correction[]
  comments: FileComment[]
}
