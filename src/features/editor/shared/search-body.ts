import type { Doc } from '@contract/document.ts'
import { captionLine } from '@contract/picture-values.ts'
import { EditorState } from '@tiptap/pm/state'
import { bodyNode } from '../extensions/body-node.ts'
import { replaceMatches } from '../extensions/replace-matches.ts'
import { documentJson } from '../model/block-cache.ts'
import { keepCase } from '../model/keep-case.ts'

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

/** A replaced part: its offsets in the text of a block, and the new text. */
export type TextChange = { at: number; from: number; to: number; by: string; isCaption?: boolean }

/** A body with replaced words, given in order, by the rules of "Replace all" in the editor. */
export function replaceInBody(body: Doc, changes: readonly TextChange[], keepsCase: boolean): Doc {
  const { tr } = EditorState.create({ doc: bodyNode(body) })
  const inCaptions = changes.filter(({ isCaption }) => isCaption)
  // First the captions: an attribute moves no text.
  for (const at of new Set(inCaptions.map((change) => change.at))) {
    const old: unknown = tr.doc.nodeAt(at)?.attrs.caption
    if (typeof old !== 'string') continue
    const own = inCaptions.filter((change) => change.at === at)
    tr.setNodeAttribute(at, 'caption', captionLine(replaceInText(old, own, keepsCase)) || null)
  }
  const matches = changes
    .filter(({ isCaption }) => !isCaption)
    .map(({ at, from, to, by }) => ({ from: at + 1 + from, to: at + 1 + to, by }))
  replaceMatches(tr, matches, { text: '', keepsCase })
  return documentJson(tr.doc)
}

/** A plain text with replaced words, given in order. */
export function replaceInText(text: string, changes: readonly TextChange[], keepsCase: boolean): string {
  let done = 0
  let replaced = ''
  for (const { from, to, by } of changes) {
    replaced += text.slice(done, from) + (keepsCase ? keepCase(text.slice(from, to), by) : by)
    done = to
  }
  return replaced + text.slice(done)
}
