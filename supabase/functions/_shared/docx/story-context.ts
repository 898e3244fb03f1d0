import type { PictureTargets } from './drawing-reader.ts'
import type { DocxNumbering } from './read-numbering.ts'
import type { DocxStyles } from './read-styles.ts'

/** The rest of the file that the text of a part depends on. */
export type StoryContext = {
  styles: DocxStyles
  numbering: DocxNumbering
  /** The URLs of the part's external relationships. */
  links: ReadonlyMap<string, string>
  /** The parts and URLs of the part's pictures by relationship. */
  pictures: PictureTargets
  /** Counts one part of the text and throws when the file has too many. */
  count: () => void
}
