import { ITEM_TYPES } from '@contract/item-types.ts'
import type { QuillportType } from '@scrivener/types.ts'
import type { ArchivePreview, PreviewNode } from './archive-preview.ts'

/** The choices made in the preview. */
export type PreviewChoices = {
  title: string
  /** Types that differ from the guessed ones, by source id. */
  types: Readonly<Record<string, QuillportType>>
  /** Source ids of excluded items; their descendants are excluded too. */
  excluded: ReadonlySet<string>
}

/** The default choices: everything is imported with the guessed types. */
export function initialChoices(preview: ArchivePreview): PreviewChoices {
  return { title: preview.title, types: {}, excluded: new Set() }
}

/** For each node whether it or one of its ancestors is excluded. */
export function excludedFlags(nodes: readonly PreviewNode[], excluded: ReadonlySet<string>): boolean[] {
  const flags: boolean[] = []
  for (const node of nodes) {
    flags.push(excluded.has(node.sourceId) || (node.parent !== null && flags[node.parent] === true))
  }
  return flags
}

/** The ids of all root items, which exclude the whole archive. */
export const allExcluded = (preview: ArchivePreview): Set<string> =>
  new Set(preview.nodes.filter(({ parent }) => parent === null).map(({ sourceId }) => sourceId))

/**
 * Excludes an item or includes it again; including a child of an excluded branch also includes its ancestors,
 * but not its siblings.
 */
export function toggleExcluded(
  preview: ArchivePreview,
  excluded: ReadonlySet<string>,
  index: number,
): Set<string> {
  const { nodes } = preview
  const next = new Set(excluded)
  const node = nodes[index]
  if (!node) return next
  if (!excludedFlags(nodes, excluded)[index]) return next.add(node.sourceId)
  const path: number[] = []
  for (let at: number | null = index; at !== null; at = nodes[at]?.parent ?? null) path.push(at)
  const taken = new Set(path)
  const wasOut = excludedFlags(nodes, excluded)
  for (const at of path) {
    const step = nodes[at]
    if (step) next.delete(step.sourceId)
  }
  // Siblings along the path stay excluded when the whole branch was excluded before.
  for (const [at, other] of nodes.entries()) {
    if (taken.has(at) || other.parent === null || !wasOut[at]) continue
    if (taken.has(other.parent) && other.parent !== index) next.add(other.sourceId)
  }
  return next
}

/** The chosen type of a node. */
export const chosenType = (node: PreviewNode, types: PreviewChoices['types']): QuillportType =>
  types[node.sourceId] ?? node.type

const ORDER: readonly (QuillportType | 'trash')[] = [...ITEM_TYPES, 'trash']

/** Counts the imported items by type in contract order; trashed items are counted separately, at the end. */
export function countTypes(
  preview: ArchivePreview,
  choices: PreviewChoices,
): Map<QuillportType | 'trash', number> {
  const out = excludedFlags(preview.nodes, choices.excluded)
  const counts = new Map<QuillportType | 'trash', number>()
  for (const [index, node] of preview.nodes.entries()) {
    if (out[index]) continue
    // The trash folder itself is always imported, so only its contents count.
    if (node.rootRole === 'trash') continue
    const key = node.isTrash ? 'trash' : chosenType(node, choices.types)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Map([...counts].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)))
}

/** The request body of the choices: changed types only, and every excluded id. */
export function toStartBody(preview: ArchivePreview, choices: PreviewChoices) {
  const out = excludedFlags(preview.nodes, choices.excluded)
  const title = choices.title.trim()
  return {
    types: { ...choices.types },
    exclude: preview.nodes.filter((_, index) => out[index]).map((node) => node.sourceId),
    ...(title ? { title } : {}),
  }
}
