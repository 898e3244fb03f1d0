import type { ItemSummary } from '@contract/items.ts'
import { type BinderTree, childrenOf, siblingsIn } from '../../model/tree.ts'

/** Why items cannot be merged: a suffix of `manuscripts.merge`. */
export type MergeRefusal = 'last' | 'has-items' | 'next-has-items' | 'apart'

/** The item that a merge appends, or why there is none. */
export function mergeTarget(tree: BinderTree, item: ItemSummary): ItemSummary | MergeRefusal {
  if (childrenOf(tree, item.id).length > 0) return 'has-items'
  const siblings = siblingsIn(tree, item)
  const next = siblings[siblings.findIndex(({ id }) => id === item.id) + 1]
  if (!next) return 'last'
  return childrenOf(tree, next.id).length > 0 ? 'next-has-items' : next
}

/** Several items in the order of the binder, of which a merge makes one, or why it cannot. */
export function mergeRange(
  tree: BinderTree,
  items: readonly ItemSummary[],
): readonly ItemSummary[] | MergeRefusal {
  const [first] = items
  if (!first) return 'apart'
  if (items.some(({ id }) => childrenOf(tree, id).length > 0)) return 'has-items'
  const ids = new Set(items.map(({ id }) => id))
  const siblings = siblingsIn(tree, first)
  const start = siblings.findIndex(({ id }) => ids.has(id))
  const range = siblings.slice(start, start + ids.size)
  return range.every(({ id }) => ids.has(id)) && range.length === ids.size ? range : 'apart'
}
