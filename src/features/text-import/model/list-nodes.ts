import type { DocNode } from '@contract/document.ts'

/** A paragraph of a list, by the depth of its entry from 0. */
export type ListLine = { level: number; isOrdered: boolean; node: DocNode }

type List = { type: 'bulletList' | 'orderedList'; content: DocNode[] }

/** The lists of consecutive paragraphs; a deeper one is in the entry before it. */
export function listNodes(lines: readonly ListLine[]): DocNode[] {
  const roots: List[] = []
  const open: { list: List; level: number }[] = []
  for (const { level, isOrdered, node } of lines) {
    while ((open.at(-1)?.level ?? -1) > level) open.pop()
    const type = isOrdered ? ('orderedList' as const) : ('bulletList' as const)
    const last = open.at(-1)
    const entry: DocNode = { type: 'listItem', content: [node] }
    if (last && last.level === level && last.list.type === type) {
      last.list.content.push(entry)
      continue
    }
    if (last?.level === level) open.pop()
    const list: List = { type, content: [entry] }
    const above = open.at(-1)?.list.content.at(-1)
    if (above?.type === 'listItem') above.content.push(list)
    else roots.push(list)
    open.push({ list, level })
  }
  return roots
}
