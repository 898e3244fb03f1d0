import type { DocNode } from '@contract/document.ts'
import type { TextFootnote } from './file-text.ts'

/**
 * Adds a footnote to a line: as a mark on the word before it, which the returned row belongs to, or as a note in the text
 * where no word is before it.
 */
export function addNote(nodes: DocNode[], body: string): TextFootnote | null {
  const last = nodes.at(-1)
  const start = last?.type === 'text' ? lastWordStart(last.text) : null
  if (last?.type !== 'text' || start === null) {
    nodes.push({ type: 'text', text: body, marks: [{ type: 'inlineFootnote' }] })
    return null
  }
  const id = crypto.randomUUID()
  const marks = last.marks ?? []
  nodes.pop()
  if (start > 0) nodes.push({ ...last, text: last.text.slice(0, start) })
  nodes.push({
    type: 'text',
    text: last.text.slice(start),
    marks: [...marks, { type: 'footnote', attrs: { id } }],
  })
  return { id, body }
}

/** Where the last word of a text starts, or null without one. */
function lastWordStart(text: string): number | null {
  const end = text.trimEnd().length
  let start = end
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start--
  return end === 0 ? null : start
}
