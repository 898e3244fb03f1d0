import type { DocNode } from '@contract/document.ts'

/** A paragraph of a list, by the depth of its entry from 0; `isContinued` for a further one of the entry before it. */
export type ListLine = { level: number; isOrdered: boolean; isContinued?: boolean; node: DocNode }

type List = { type: 'bulletList' | 'orderedList'; content: DocNode[] }

/** The lists of consecutive paragraphs; a deeper one is in the entry before it. */
export function listNodes(lines: readonly ListLine[]): DocNode[] {
  const roots: DocNode[] = []
  const open: { list: List; level: number }[] = []
  for (const { level, isOrdered, isContinued = false, node } of lines) {
    while ((open.at(-1)?.level ?? -1) > level) open.pop()
    const last = open.at(-1)
    if (isContinued) {
      const entry = last?.list.content.at(-1)
      if (entry?.type === 'listItem') entry.content.push(node)
      else roots.push(node)
      continue
    }
    const type = isOrdered ? ('orderedList' as const) : ('bulletList' as const)
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

/**
 * Adds the entries of a list to the list before it: those of a continued list, and those that have only deeper lists, which
 * belong to the entry before them. Returns the nodes that are left.
 */
export function joinedEntries(before: DocNode | undefined, list: List, isContinued: boolean): DocNode[] {
  const last = isList(before) ? before : null
  const left: DocNode[] = []
  for (const entry of list.content) {
    if (entry.type !== 'listItem') continue
    const isDeeper = entry.content.every(isList)
    if (isDeeper) {
      const upper = (left.at(-1) ?? last?.content.at(-1)) as DocNode | undefined
      if (upper?.type === 'listItem') upper.content.push(...entry.content)
      else left.push({ ...entry, content: [{ type: 'paragraph' }, ...entry.content] })
    } else if (isContinued && left.length === 0 && last?.type === list.type) last.content.push(entry)
    else left.push(entry)
  }
  return left.length > 0 ? [{ ...list, content: left }] : []
}

const isList = (node: DocNode | undefined): node is List & DocNode =>
  node?.type === 'bulletList' || node?.type === 'orderedList'
