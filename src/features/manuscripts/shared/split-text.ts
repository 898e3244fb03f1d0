import type { Doc } from '@contract/document.ts'

/** A text in two parts. */
export type SplitText = {
  before: Doc
  after: Doc
  /** How many levels of nodes the split has cut. */
  depth: number
  /** The notes of the second part. */
  noteIds: string[]
  /** The title of the new item. */
  title: string
}
