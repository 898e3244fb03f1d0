import type { ItemSummary, ItemType } from '@contract/items.ts'
import type { BinderTree } from './tree.ts'
import { childrenOf } from './tree.ts'

/** Types whose text makes the book. */
export const isProse = (type: ItemType): boolean => type === 'chapter' || type === 'scene'

/** Types one keeps other items in: double click opens them as an outline. */
export const isContainer = (type: ItemType): boolean => type === 'folder' || type === 'chapter'

/** Types with a list and fitting fields of their own. */
export const CATALOGUE_TYPES = ['character', 'location', 'research'] as const satisfies readonly ItemType[]
export type CatalogueType = (typeof CATALOGUE_TYPES)[number]
export const isCatalogue = (type: ItemType): type is CatalogueType =>
  (CATALOGUE_TYPES as readonly ItemType[]).includes(type)

/** The fitting fields of each of them, in the order they are shown; ids as the API keeps them. */
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

/** Whether a field is written in sentences rather than in a word or two. */
export const isLongField = (field: string): boolean => longFields.has(field)

/** What one most likely adds below an item: what stands there already, else the next smaller thing. */
export function suggestedChildType(tree: BinderTree, parent: ItemSummary | null): ItemType {
  const last = childrenOf(tree, parent?.id ?? null).at(-1)
  if (last && last.type !== 'folder') return last.type
  if (parent === null) return 'chapter'
  if (parent.type === 'chapter') return 'scene'
  return parent.type === 'folder' ? 'note' : parent.type
}
