import type { QuillportType } from '@scrivener/types.ts'
import type { PreviewNode } from './archive-preview.ts'
import type { PreviewChoices } from './preview-choices.ts'

/** For each node the index after the last node of its branch; nodes are in binder order. */
export function branchEnds(nodes: readonly PreviewNode[]): number[] {
  const ends = nodes.map((_, index) => index + 1)
  for (let index = nodes.length - 1; index >= 0; index--) {
    const parent = nodes[index]?.parent ?? null
    if (parent !== null) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0)
  }
  return ends
}

/** The indexes of the nodes outside collapsed branches. */
export function visibleIndexes(ends: readonly number[], collapsed: ReadonlySet<number>): number[] {
  const visible: number[] = []
  for (let index = 0; index < ends.length; ) {
    visible.push(index)
    index = collapsed.has(index) ? (ends[index] ?? index + 1) : index + 1
  }
  return visible
}

/** The word counts of each node's imported branch, as far as they are known. */
export function branchWordSums(
  nodes: readonly PreviewNode[],
  words: ReadonlyMap<number, number>,
  isOut: readonly boolean[],
): number[] {
  const totals = nodes.map((_, index) => (isOut[index] ? 0 : (words.get(index) ?? 0)))
  for (let index = nodes.length - 1; index >= 0; index--) {
    const parent = nodes[index]?.parent ?? null
    if (parent !== null) totals[parent] = (totals[parent] ?? 0) + (totals[index] ?? 0)
  }
  return totals
}

/** For each node whether it is imported while one of its descendants is excluded. */
export function partlyFlags(nodes: readonly PreviewNode[], isOut: readonly boolean[]): boolean[] {
  const holdsOut = nodes.map(() => false)
  for (let index = nodes.length - 1; index >= 0; index--) {
    const parent = nodes[index]?.parent ?? null
    if (parent !== null && (isOut[index] || holdsOut[index])) holdsOut[parent] = true
  }
  return holdsOut.map((holds, index) => holds && !isOut[index])
}

/**
 * Sets the type of a whole branch; folders keep their type to preserve the structure, and the trash keeps its
 * types.
 */
export function withBranchType(
  nodes: readonly PreviewNode[],
  types: PreviewChoices['types'],
  index: number,
  type: QuillportType,
): PreviewChoices['types'] {
  const next = { ...types }
  const end = branchEnds(nodes)[index] ?? index
  for (const node of nodes.slice(index, end)) {
    if (node.isTrash || node.rootRole || (next[node.sourceId] ?? node.type) === 'folder') continue
    if (type === node.type) delete next[node.sourceId]
    else next[node.sourceId] = type
  }
  return next
}
