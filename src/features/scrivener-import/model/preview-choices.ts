import { ITEM_TYPES } from '@contract/item-types.ts'
import type { QuillportType } from '@scrivener/types.ts'
import type { ArchivePreview, PreviewNode } from './archive-preview.ts'

/** What the writer decided in the preview. */
export type PreviewChoices = {
  title: string
  /** Types that differ from the guessed ones, by source id. */
  types: Readonly<Record<string, QuillportType>>
  /** Source ids of items left out, each with everything below it. */
  excluded: ReadonlySet<string>
}

/** The choices before any change: everything is imported, with the guessed types. */
export function initialChoices(preview: ArchivePreview): PreviewChoices {
  return { title: preview.title, types: {}, excluded: new Set() }
}

/** For every node, whether it or something above it is left out. */
export function excludedFlags(nodes: readonly PreviewNode[], excluded: ReadonlySet<string>): boolean[] {
  const flags: boolean[] = []
  for (const node of nodes) {
    flags.push(excluded.has(node.sourceId) || (node.parent !== null && flags[node.parent] === true))
  }
  return flags
}

/** Every branch, for leaving out the whole archive before choosing what to import. */
export const allExcluded = (preview: ArchivePreview): Set<string> =>
  new Set(preview.nodes.filter(({ parent }) => parent === null).map(({ sourceId }) => sourceId))

/** Leaves an item out, or takes it back in; taking in a child of a left-out branch takes in its ancestors alone. */
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
  // What stood beside the path in a branch that was out as a whole stays out.
  for (const [at, other] of nodes.entries()) {
    if (taken.has(at) || other.parent === null || !wasOut[at]) continue
    if (taken.has(other.parent) && other.parent !== index) next.add(other.sourceId)
  }
  return next
}

/** The type a node will have. */
export const chosenType = (node: PreviewNode, types: PreviewChoices['types']): QuillportType =>
  types[node.sourceId] ?? node.type

const ORDER: readonly (QuillportType | 'trash')[] = [...ITEM_TYPES, 'trash']

/** Counts what comes in, by type in the order of the contract; the trash is counted apart, at the end. */
export function countTypes(
  preview: ArchivePreview,
  choices: PreviewChoices,
): Map<QuillportType | 'trash', number> {
  const out = excludedFlags(preview.nodes, choices.excluded)
  const counts = new Map<QuillportType | 'trash', number>()
  for (const [index, node] of preview.nodes.entries()) {
    if (out[index]) continue
    // The trash itself always comes along; only what was thrown away counts.
    if (node.rootRole === 'trash') continue
    const key = node.isTrash ? 'trash' : chosenType(node, choices.types)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Map([...counts].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)))
}

/** The choices as the API takes them: only types that were changed, and every id left out. */
export function toStartBody(preview: ArchivePreview, choices: PreviewChoices) {
  const out = excludedFlags(preview.nodes, choices.excluded)
  const title = choices.title.trim()
  return {
    types: { ...choices.types },
    exclude: preview.nodes.filter((_, index) => out[index]).map((node) => node.sourceId),
    ...(title ? { title } : {}),
  }
}
