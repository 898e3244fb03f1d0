import type { ItemSummary, ItemType } from '@contract/items.ts'
import type { BinderTree } from './tree.ts'
import { childrenOf } from './tree.ts'

/** Types whose text is part of the book. */
export const isProse = (type: ItemType): boolean => type === 'chapter' || type === 'scene'

/** Types that hold other items. */
const isContainer = (type: ItemType): boolean => type === 'folder' || type === 'chapter'

/** True for an item whose contents can be shown: a container, or any item with others below it. */
export const holdsItems = (tree: BinderTree, item: ItemSummary): boolean =>
  isContainer(item.type) || childrenOf(tree, item.id).length > 0

/** Types with a list of their own. */
export type ListedType = Exclude<ItemType, 'folder' | 'note'>

/** Types with a list and specific fields of their own. */
export const CATALOGUE_TYPES = ['character', 'location', 'research'] as const satisfies readonly ItemType[]
export type CatalogueType = (typeof CATALOGUE_TYPES)[number]
export const isCatalogue = (type: ItemType): type is CatalogueType =>
  (CATALOGUE_TYPES as readonly ItemType[]).includes(type)

/** The specific fields of each type in display order; ids as in the API. */
export const DETAIL_FIELDS = {
  character: ['role', 'aliases', 'age', 'appearance', 'personality', 'background', 'goals', 'conflict'],
  location: ['aliases', 'kind', 'description', 'atmosphere', 'history'],
  research: ['source', 'url', 'author', 'year', 'summary'],
} as const satisfies Record<CatalogueType, readonly string[]>

const longFields = new Set([
  'appearance',
  'personality',
  'background',
  'goals',
  'conflict',
  'description',
  'atmosphere',
  'history',
  'summary',
])

/** True for a field with a multi-line text. */
export const isLongField = (field: string): boolean => longFields.has(field)

/** The type most likely added below an item: that of its last child, else the next smaller type. */
export function suggestedChildType(tree: BinderTree, parent: ItemSummary | null): ItemType {
  const last = childrenOf(tree, parent?.id ?? null).at(-1)
  if (last && last.type !== 'folder') return last.type
  if (parent === null) return 'chapter'
  if (parent.type === 'chapter') return 'scene'
  return parent.type === 'folder' ? 'note' : parent.type
}
