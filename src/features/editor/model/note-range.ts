import type { EditorState } from '@tiptap/pm/state'
import type { Anchor } from './anchors.ts'

/**
 * The text that a new note is about: the selection, or else the word at or before the caret, or else the one after it
 * (R-515).
 * In a block without text a footnote is at the caret, and a comment is null.
 */
export function noteRange(
  { doc, selection }: EditorState,
  kind: Anchor['kind'],
): { from: number; to: number } | null {
  const { from, to, empty, $from } = selection
  if (!empty) return { from, to }
  const block = $from.parent
  if (!block.isTextblock) return null
  // An object, such as an image, is one character that is no part of a word.
  const textOf = (start: number, end: number) => doc.textBetween(start, end, ' ', ' ')
  const before = /(\S+)(\s*)$/.exec(textOf($from.start(), from))
  const rest = textOf(from, $from.end())
  if (before) {
    const [, word = '', space] = before
    const start = $from.start() + before.index
    // The caret may be inside the word.
    const end = space === '' ? (/^\S*/.exec(rest)?.[0].length ?? 0) : 0
    return { from: start, to: start + word.length + end }
  }
  const after = /\S+/.exec(rest)
  if (after) return { from: from + after.index, to: from + after.index + after[0].length }
  return kind === 'footnote' ? { from, to } : null
}
