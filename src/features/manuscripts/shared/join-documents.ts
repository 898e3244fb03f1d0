import type { Doc, DocNode } from '@contract/document.ts'

const contentOf = (node: DocNode): readonly DocNode[] =>
  'content' in node && node.content ? node.content : []

function joinTexts(last: DocNode, first: DocNode): DocNode | null {
  if (last.type !== 'text' || first.type !== 'text') return null
  const isSame = JSON.stringify(last.marks ?? []) === JSON.stringify(first.marks ?? [])
  return isSame ? { ...last, text: last.text + first.text } : null
}

function joinNodes(before: readonly DocNode[], after: readonly DocNode[], depth: number): DocNode[] {
  const last = before.at(-1)
  const first = after[0]
  if (!last || !first) return [...before, ...after]
  const isSplit = depth > 0 && last.type === first.type && 'content' in last
  const joined = isSplit
    ? ({ ...last, content: joinNodes(contentOf(last), contentOf(first), depth - 1) } as DocNode)
    : joinTexts(last, first)
  return joined ? [...before.slice(0, -1), joined, ...after.slice(1)] : [...before, ...after]
}

/** Appends a body to another one. With a `depth`, so many levels of nodes that a split has cut become one node again. */
export function joinDocuments(before: Doc | null, after: Doc | null, depth = 0): Doc | null {
  if (!before || !after) return before ?? after
  return { type: 'doc', content: joinNodes(before.content, after.content, depth) }
}
