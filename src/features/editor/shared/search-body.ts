import type { Doc } from '@contract/document.ts'
import { EditorState } from '@tiptap/pm/state'
import { bodyNode } from '../extensions/body-node.ts'
import { replaceMatches } from '../extensions/replace-matches.ts'
import { documentJson } from '../model/block-cache.ts'
import { keepCase } from '../model/keep-case.ts'

/** Represents an image or a line break in the text of a paragraph; the dot of a regular expression does not match it. */
export const LEAF = '\u2028'

/** The text of a paragraph and the position of the paragraph in its body. */
export type BodyBlock = { at: number; text: string }

/** The texts of the paragraphs of a body, in order. */
export function bodyBlocks(body: Doc | null): BodyBlock[] {
  const blocks: BodyBlock[] = []
  if (body === null) return blocks
  bodyNode(body).descendants((node, at) => {
    if (!node.isTextblock) return true
    if (node.content.size > 0)
      blocks.push({ at, text: node.textBetween(0, node.content.size, undefined, LEAF) })
    return false
  })
  return blocks
}

/** A replaced part: its offsets in the text of a block, and the new text. */
export type TextChange = { at: number; from: number; to: number; by: string }

/** A body with replaced words, given in order, by the rules of "Replace all" in the editor. */
export function replaceInBody(body: Doc, changes: readonly TextChange[], keepsCase: boolean): Doc {
  const { tr } = EditorState.create({ doc: bodyNode(body) })
  const matches = changes.map(({ at, from, to, by }) => ({ from: at + 1 + from, to: at + 1 + to, by }))
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
