import { bookText } from '@compile/clean-text.ts'
import type { DocNode } from '@contract/document.ts'
import type { PictureNode } from '@contract/picture-figure.ts'
import type { LeftOutPicture } from './file-text.ts'

/** A picture that a document refers to. */
export type PictureRef = {
  /** The names of its file in the archive, the first one preferred. */
  targets: readonly string[]
  name: string
}

type Found = PictureRef & {
  isExternal: boolean
  attrs: Omit<PictureNode['attrs'], 'path'>
}

const MAX_ALT = 1000

/** Collects the pictures and captions of a document before the files of the pictures are read. */
export class PictureRefs {
  readonly refs: PictureRef[] = []
  readonly leftOut: LeftOutPicture[] = []
  /** The paragraphs that are captions. */
  readonly captions = new Set<DocNode>()

  /**
   * Adds a picture to a line, with the number of its reference as its path; one without a file has an empty path, so that
   * its line is known to have had a picture.
   */
  add(line: DocNode[], { targets, name, isExternal, attrs }: Found): void {
    const shown = name.slice(0, 200) || '…'
    if (isExternal || targets.length === 0) {
      this.leftOut.push({ name: shown, reason: isExternal ? 'linked' : 'missing' })
      line.push({ type: 'image', attrs: { path: '' } })
      return
    }
    const path = String(this.refs.push({ targets, name: shown }) - 1)
    const alt = bookText(attrs.alt ?? '').slice(0, MAX_ALT)
    line.push({ type: 'image', attrs: { ...attrs, path, alt } })
  }
}

/** The last part of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
