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

/** What the list is sorted by; `order` is the binder's own. */
export const ITEM_SORTS = ['order', 'title', 'place', 'words', 'status', 'label', 'updatedAt'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

type Question = { q: string; sortBy: string; orderBy: 'asc' | 'desc' }

const sortValue: Record<ItemSort, (line: ItemLine) => string | number> = {
  order: (line) => line.order,
  title: (line) => line.item.title,
  place: (line) => line.path,
  words: (line) => line.words,
  status: (line) => line.item.status ?? '',
  label: (line) => line.item.label?.name ?? '',
  updatedAt: (line) => line.item.updatedAt,
}

function compare(a: string | number, b: string | number, locale: string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), locale, { numeric: true, sensitivity: 'base' })
}

/** Every item of a type outside the trash, searched and sorted; ties keep the binder's order. */
export function listOfType(
  tree: BinderTree,
  type: ItemType,
  question: Question,
  locale: string,
): readonly ItemLine[] {
  const { q, sortBy, orderBy } = question
  const by = ITEM_SORTS.find((known) => known === sortBy) ?? 'order'
  const value = sortValue[by]
  const sign = orderBy === 'desc' ? -1 : 1
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
    .sort((a, b) => sign * compare(value(a), value(b), locale) || a.order - b.order)
}
