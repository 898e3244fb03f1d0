import type { ItemSummary, ItemType } from '@contract/items.ts'
import { branchWords } from './counts.ts'
import { matchesWords } from './fold.ts'
import { ancestorsOf, type BinderTree, childrenOf, inBinderOrder } from './tree.ts'

/** A line of the list of one type: the item, where it stands, what it holds. */
export type ItemLine = {
  item: ItemSummary
  order: number
  path: string
  words: number
  childCount: number
}

/** Every item of a type outside the trash that has the words asked for, in the binder's order. */
export function listOfType(tree: BinderTree, type: ItemType, q: string): readonly ItemLine[] {
  return inBinderOrder(tree)
    .map((item, order) => ({ item, order }))
    .filter(({ item }) => item.type === type)
    .map(({ item, order }) => ({
      item,
      order,
      path: ancestorsOf(tree, item.id)
        .map((above) => above.title)
        .filter(Boolean)
        .join(' › '),
      words: branchWords(tree, item.id),
      childCount: childrenOf(tree, item.id).length,
    }))
    .filter(
      ({ item }) => q === '' || matchesWords(`${item.title} ${item.synopsis} ${item.keywords.join(' ')}`, q),
    )
}
