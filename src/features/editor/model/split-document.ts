import type { Doc, DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import type { Node } from '@tiptap/pm/model'
import type { SplitText } from '@/features/manuscripts/shared/split-text.ts'
import { findAnchors } from './anchors.ts'
import { documentJson } from './block-cache.ts'

const MAX_TITLE = 40

/** A title from the first words of a text, or its first sentence if that is short; empty without one. */
export function titleFrom(doc: Doc): string {
  const line = (
    docText(doc)
      .split('\n')
      .find((one) => one.trim() !== '') ?? ''
  )
    .replace(/\s+/g, ' ')
    .trim()
  const sentence = /^(.+?)[.!?…]\s/u.exec(line)?.[1]
  if (sentence && sentence.length <= MAX_TITLE) return sentence
  if (line.length <= MAX_TITLE) return line.replace(/[.,;:…]+$/u, '')
  const cut = line.slice(0, MAX_TITLE + 1)
  const end = cut.lastIndexOf(' ')
  // A script without spaces, or one long word; a character of two units is not cut in half.
  const words = end > 0 ? cut.slice(0, end) : Array.from(line).slice(0, MAX_TITLE).join('')
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}…`
}

/** The position between nodes that is nearest to `pos` where it is at the start or end of one, with the levels it cuts. */
function cutAt(doc: Node, pos: number): { at: number; depth: number } {
  const place = doc.resolve(pos)
  let at = pos
  let depth = place.depth
  for (; depth > 0; depth--) {
    if (at === place.start(depth)) at = place.before(depth)
    else if (at === place.end(depth)) at = place.after(depth)
    else break
  }
  return { at, depth }
}

function hasContent(doc: Node): boolean {
  let isFound = doc.textContent.trim() !== ''
  doc.descendants((node) => {
    isFound ||= node.type.name === 'image'
    return !isFound
  })
  return isFound
}

function withoutNotes(nodes: readonly DocNode[], ids: ReadonlySet<string>): DocNode[] {
  return nodes.map((node) => {
    const marks = 'marks' in node ? node.marks : undefined
    const kept = marks?.filter(({ type, ...mark }) => {
      const isNote = type === 'comment' || type === 'footnote'
      return !(isNote && ids.has((mark as { attrs: { id: string } }).attrs.id))
    })
    if (marks) return { ...node, marks: kept } as DocNode
    return 'content' in node && node.content
      ? ({ ...node, content: withoutNotes(node.content, ids) } as DocNode)
      : node
  })
}

/** Why a text cannot be split at a position: a suffix of `editor.split`. */
export type SplitRefusal = 'table' | 'nothing'

/**
 * Splits a text at a position. A note is in the part with the beginning of its words. Refuses a position in a
 * table, and one with nothing before or after it.
 */
export function splitDocument(doc: Node, pos: number): SplitText | SplitRefusal {
  const place = doc.resolve(pos)
  for (let depth = place.depth; depth > 0; depth--)
    if (place.node(depth).type.name === 'table') return 'table'
  const { at, depth } = cutAt(doc, pos)
  const first = doc.cut(0, at)
  const rest = doc.cut(at)
  if (!hasContent(first) || !hasContent(rest)) return 'nothing'
  const kept = new Set(findAnchors(first).map(({ id }) => id))
  const inRest = findAnchors(rest).map(({ id }) => id)
  const json = documentJson(rest)
  const after: Doc = inRest.some((id) => kept.has(id))
    ? { type: 'doc', content: withoutNotes(json.content, kept) }
    : json
  return {
    before: documentJson(first),
    after,
    depth,
    noteIds: inRest.filter((id) => !kept.has(id)),
    title: titleFrom(after),
  }
}
