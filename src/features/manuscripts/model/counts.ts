import type { ItemSummary } from '@contract/items.ts'
import { isProse } from './item-types.ts'
import { type BinderTree, branchOf, childrenOf, flattenTree } from './tree.ts'

/** Whether an item's text is part of the compiled book. */
export const isCompiled = (item: ItemSummary): boolean =>
  isProse(item.type) && item.includeInCompile && !item.inTrash

/** Words of an item and all below it. */
export const branchWordCount = (tree: BinderTree, id: string): number =>
  branchOf(tree, id).reduce((sum, item) => sum + item.wordCount, 0)

/** What is read of a branch (null: of the whole manuscript), in order: its compiled chapters, and its compiled scenes that have text. */
export const compiledItems = (tree: BinderTree, rootId: string | null): readonly ItemSummary[] =>
  (rootId === null ? flattenTree(tree) : branchOf(tree, rootId)).filter(
    (item) => isCompiled(item) && (item.hasText || item.type === 'chapter'),
  )

/** Where writing goes on: the chapter or scene changed last that has no children to write in, else the first one. */
export function lastWritten(tree: BinderTree): ItemSummary | null {
  const texts = flattenTree(tree).filter((item) => isProse(item.type))
  const leaves = texts.filter((item) => item.hasText || childrenOf(tree, item.id).length === 0)
  const newest = leaves.reduce<ItemSummary | null>(
    (best, item) => (best === null || item.updatedAt > best.updatedAt ? item : best),
    null,
  )
  return newest ?? texts[0] ?? null
}
