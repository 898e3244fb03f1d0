import type { Doc } from '@contract/document.ts'
import { EditorState } from '@tiptap/pm/state'
import { bodyNode } from '../extensions/body-node.ts'
import { replaceMatches } from '../extensions/replace-matches.ts'
import { documentJson } from '../model/block-cache.ts'
import type { ReplacedPart } from './replace-in-text.ts'

/** Represents an image or a line break in the text of a paragraph; the dot of a regular expression does not match it. */
export const LEAF = '\u2028'

/** The text of a paragraph, or the caption of a picture, and the position of that node in its body. */
export type BodyBlock = { at: number; text: string; isCaption: boolean }

/** The texts of the paragraphs of a body, each followed by the captions of its pictures, in order. */
export function bodyBlocks(body: Doc | null): BodyBlock[] {
  const blocks: BodyBlock[] = []
  if (body === null) return blocks
  bodyNode(body).descendants((node, at) => {
    if (!node.isTextblock) return true
    if (node.content.size > 0)
      blocks.push({ at, text: node.textBetween(0, node.content.size, undefined, LEAF), isCaption: false })
    node.forEach((child, offset) => {
      const caption: unknown = child.attrs.caption
      if (typeof caption === 'string' && caption !== '')
        blocks.push({ at: at + 1 + offset, text: caption, isCaption: true })
    })
    return false
  })
  return blocks
}

/** A replaced part of a block. */
export type BlockChange = ReplacedPart & { at: number; isCaption?: boolean }

/** A body with replaced words, given in order, by the rules of "Replace all" in the editor. */
export function replaceInBody(body: Doc, changes: readonly BlockChange[], keepsCase: boolean): Doc {
  const { tr } = EditorState.create({ doc: bodyNode(body) })
  const matches = changes.map(({ at, from, to, by, isCaption }) =>
    isCaption
      ? { from: at, to: at + 1, caption: { from, to }, by }
      : { from: at + 1 + from, to: at + 1 + to, by },
  )
  replaceMatches(tr, matches, { text: '', keepsCase })
  return documentJson(tr.doc)
}
