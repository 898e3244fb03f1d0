import type { CustomField } from '@contract/custom-fields.ts'
import type { ItemSummary } from '@contract/items.ts'
import { type CellValue, compareValues } from '@/ui/data-table/compare-values.ts'
import { fieldMoment } from '../shared/field-values.ts'
import { isCompiled } from './counts.ts'
import { type ItemFilter, isListed } from './item-list.ts'
import { isProse } from './item-types.ts'
import { byPosition } from './positions.ts'
import { ancestorsOf, type BinderTree, branchOf, childrenOf, flattenTree } from './tree.ts'

/** The length of a row without a text. */
export const noLength = { words: 0, characters: 0 } as const

/** The prefix of the id of a column that shows the custom field of an id. */
export const CUSTOM = 'custom:'

/** The words and characters of a row of the outline. */
export type OutlineLength = { words: number; characters: number }

/** The words and characters of each item with those of its descendants, counted in one pass. */
export function branchLengths(tree: BinderTree): ReadonlyMap<string, OutlineLength> {
  const lengths = new Map<string, OutlineLength>()
  const items = [...tree.roots, ...tree.trashRoots].flatMap((root) => branchOf(tree, root.id))
  for (const item of items.toReversed()) {
    const length = { words: item.wordCount, characters: item.characterCount }
    for (const child of childrenOf(tree, item.id)) {
      const below = lengths.get(child.id) ?? noLength
      length.words += below.words
      length.characters += below.characters
    }
    lengths.set(item.id, length)
  }
  return lengths
}

/** The items below a folder, or all outside the trash for null, in binder order. */
const itemsBelow = (tree: BinderTree, folderId: string | null): readonly ItemSummary[] =>
  folderId === null ? flattenTree(tree) : branchOf(tree, folderId).slice(1)

/** The result of a filter: the matching items, and these with the items that lead to them. */
export type OutlineMatches = { found: ReadonlySet<string>; shown: ReadonlySet<string> }

/** The items below a folder that match the filter; null without a filter. */
export function outlineMatches(
  tree: BinderTree,
  folderId: string | null,
  filter: ItemFilter,
): OutlineMatches | null {
  const { q, label, status, collection, custom } = filter
  if (q === '' && label === '' && status === '' && !collection && !custom) return null
  const collected = collection && new Set(collection.itemIds)
  const found = new Set<string>()
  const shown = new Set<string>()
  for (const item of itemsBelow(tree, folderId)) {
    if (!isListed(item, filter) || collected?.has(item.id) === false) continue
    found.add(item.id)
    shown.add(item.id)
    for (const above of ancestorsOf(tree, item.id)) shown.add(above.id)
  }
  return { found, shown }
}

/** The number, words, characters and target of the compiled items below a folder; a filter counts only its matches. */
export function compileTotals(tree: BinderTree, folderId: string | null, only?: ReadonlySet<string>) {
  const totals = { documents: 0, words: 0, characters: 0, target: 0 }
  // The target of a chapter counts instead of those of its scenes.
  const counted = new Set<string>()
  for (const item of itemsBelow(tree, folderId)) {
    const isBelowTarget = item.parentId !== null && counted.has(item.parentId)
    if (isBelowTarget) counted.add(item.id)
    if (!isCompiled(tree, item) || only?.has(item.id) === false) continue
    totals.documents++
    totals.words += item.wordCount
    totals.characters += item.characterCount
    if (item.target === null || isBelowTarget) continue
    totals.target += item.target
    counted.add(item.id)
  }
  return totals
}

/** The value of a column by which siblings are sorted. */
export function outlineValue(
  item: ItemSummary,
  column: string,
  { words, characters }: OutlineLength,
  fields: readonly CustomField[] = [],
): CellValue {
  if (column.startsWith(CUSTOM)) {
    const field = fields.find(({ id }) => id === column.slice(CUSTOM.length))
    const value = field && item.custom[field.title]
    return field?.type === 'date' ? fieldMoment(value) : value
  }
  switch (column) {
    case 'synopsis':
      return item.synopsis
    case 'type':
      return item.type
    case 'label':
      return item.label?.name
    case 'status':
      return item.status
    case 'compile':
      return Number(item.includeInCompile && isProse(item.type))
    case 'words':
      return words
    case 'characters':
      return characters
    case 'target':
      return item.target ?? 0
    case 'progress':
      return item.target === null ? -1 : words / item.target
    case 'keywords':
      return item.keywords.join(', ')
    case 'createdAt':
      return item.createdAt
    case 'updatedAt':
      return item.updatedAt
    default:
      return item.title
  }
}

/** The order of siblings by a column; equal values stay in binder order. */
export function outlineOrder(
  column: string,
  isDescending: boolean,
  lengths: ReadonlyMap<string, OutlineLength>,
  collator: Intl.Collator,
  fields: readonly CustomField[] = [],
): (one: ItemSummary, other: ItemSummary) => number {
  const of = (item: ItemSummary) => outlineValue(item, column, lengths.get(item.id) ?? noLength, fields)
  return (one, other) =>
    compareValues(of(one), of(other), collator) * (isDescending ? -1 : 1) || byPosition(one, other)
}
