import type { ItemSummary } from '@contract/items.ts'
import { type BinderTree, childrenOf, siblingsIn } from '../../model/tree.ts'

/** Why an item cannot be merged with the next one: a suffix of `manuscripts.merge`. */
export type MergeRefusal = 'last' | 'has-items' | 'next-has-items'

/** The item that a merge appends, or why there is none. */
export function mergeTarget(tree: BinderTree, item: ItemSummary): ItemSummary | MergeRefusal {
  if (childrenOf(tree, item.id).length > 0) return 'has-items'
  const siblings = siblingsIn(tree, item)
  const next = siblings[siblings.findIndex(({ id }) => id === item.id) + 1]
  if (!next) return 'last'
  return childrenOf(tree, next.id).length > 0 ? 'next-has-items' : next
}
