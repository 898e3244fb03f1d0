import type { Doc } from '../contract/document.ts'
import type { ItemComment, ItemSummary } from '../contract/items.ts'
import type { Collection, Manuscript, ManuscriptDetail } from '../contract/manuscripts.ts'

/** The columns of an item that a compile reads. */
export type CompileItem = Pick<
  ItemSummary,
  | 'id'
  | 'parentId'
  | 'type'
  | 'title'
  | 'labelId'
  | 'statusId'
  | 'includeInCompile'
  | 'inTrash'
  | 'hasText'
  | 'wordCount'
  | 'sourceType'
  | 'language'
>

/** The text of an item with its comments and footnotes. */
export type CompileText = { content: Doc | null; comments: readonly ItemComment[] }

/** The source of a book: all items in binder order, and the texts of those in the book. */
export type CompileSource = {
  manuscript: Pick<Manuscript, 'title' | 'author' | 'language'> &
    Partial<Pick<ManuscriptDetail, 'templatesFolderId'>>
  items: readonly CompileItem[]
  collections: readonly Collection[]
  texts: ReadonlyMap<string, CompileText>
}
