import type { ItemSummary, ItemType } from '@contract/items.ts'
import type { Collection } from '@contract/manuscripts.ts'
import { hasCriteria, matchesCriteria } from '@contract/match-search.ts'
import type { SavedSearch } from '@contract/saved-searches.ts'
import { branchWordCount } from './counts.ts'
import type { CustomChoice } from './custom-filter.ts'
import { ancestorsOf, type BinderTree, childrenOf, flattenBook } from './tree.ts'

/** A row of a type list: the item, its path and its word count. */
export type ItemLine = {
  item: ItemSummary
  order: number
  path: string
  words: number
  childCount: number
}

/** The filters of an item list; an empty string means no filter. */
export type ItemFilter = {
  q: string
  /** Id of a label or `NONE`. */
  label: string
  /** Id of a status or `NONE`. */
  status: string
  collection: Collection | undefined
  /** A value of a custom field. */
  custom: CustomChoice | undefined
}

/** True for an item whose label, status, custom field and words match the filter; the collection is not checked. */
export const isListed = (item: ItemSummary, filter: Omit<ItemFilter, 'collection'>): boolean =>
  matchesCriteria(
    item,
    filter,
    filter.custom && { title: filter.custom.field.title, value: filter.custom.value },
  )

/** The search that a filter is saved as, without its collection; null without a criterion. */
export function searchOf({ q, label, status, custom }: ItemFilter): SavedSearch | null {
  const value = custom ? { fieldId: custom.field.id, value: custom.value } : null
  const search = { q: q.trim(), label, status, custom: value }
  return hasCriteria(search) ? search : null
}

/**
 * The items of a type outside the trash and the templates that match the filter, in the order of the collection or the binder.
 */
export function listOfType(tree: BinderTree, type: ItemType, filter: ItemFilter): readonly ItemLine[] {
  const { collection } = filter
  const places = collection && new Map(collection.itemIds.map((id, place) => [id, place]))
  return flattenBook(tree)
    .map((item, order) => ({ item, order: places ? (places.get(item.id) ?? -1) : order }))
    .filter(({ item, order }) => item.type === type && order >= 0 && isListed(item, filter))
    .sort((a, b) => a.order - b.order)
    .map(({ item, order }) => ({
      item,
      order,
      path: ancestorsOf(tree, item.id)
        .map((above) => above.title)
        .filter(Boolean)
        .join(' › '),
      words: branchWordCount(tree, item.id),
      childCount: childrenOf(tree, item.id).length,
    }))
}

/** The names of fields that have a value in at least one item of the type; other columns are hidden. */
export function filledColumns(tree: BinderTree, type: ItemType): ReadonlySet<string> {
  const filled = new Set<string>()
  for (const item of tree.byId.values()) {
    if (item.type !== type || item.inTrash || tree.templateIds.has(item.id)) continue
    if (item.parentId !== null) filled.add('place')
    if (item.label) filled.add('label')
    if (item.status) filled.add('status')
    if (item.headline) filled.add('headline')
    if (item.keywords.length > 0) filled.add('keywords')
  }
  return filled
}
