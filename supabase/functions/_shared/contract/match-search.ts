import type { CustomField } from './custom-fields.ts'
import type { ItemSummary } from './items.ts'
import { matchesWords } from './matches-words.ts'
import type { SavedSearch } from './saved-searches.ts'

/** The choice of items without a label or status. */
export const NONE = 'none'

type SearchedItem = Pick<
  ItemSummary,
  'id' | 'title' | 'synopsis' | 'keywords' | 'labelId' | 'statusId' | 'custom' | 'inTrash'
>

const isChosen = (chosen: string, id: string | null): boolean =>
  chosen === '' || (chosen === NONE ? id === null : chosen === id)

/** Whether any criterion is set. */
export const hasCriteria = ({ q, label, status, text, custom }: SavedSearch): boolean =>
  q !== '' || label !== '' || status !== '' || text !== undefined || custom !== null

/** Whether an item matches words, a label, a status and the value of the custom field of a title. */
export const matchesCriteria = (
  item: SearchedItem,
  { q, label, status }: Record<'q' | 'label' | 'status', string>,
  custom?: { title: string; value: string },
): boolean =>
  isChosen(label, item.labelId) &&
  isChosen(status, item.statusId) &&
  (custom === undefined || item.custom[custom.title] === custom.value) &&
  (q === '' || matchesWords(`${item.title} ${item.synopsis} ${item.keywords.join(' ')}`, q))

function findItems(
  search: SavedSearch,
  items: readonly SearchedItem[],
  fields: readonly CustomField[],
): string[] {
  const { custom } = search
  const field = fields.find(({ id }) => id === custom?.fieldId)
  // The value of a deleted field is not shown, so it matches nothing.
  if (custom && !field) return []
  const value = custom && field ? { title: field.title, value: custom.value } : undefined
  return items.filter((item) => !item.inTrash && matchesCriteria(item, search, value)).map(({ id }) => id)
}

/**
 * Collections in which each saved search has the items outside the trash that match it, in the given order. Those of one
 * with a text are the given ones that match its other criteria (R-1015).
 */
export const withMatches = <C extends { search: SavedSearch | null; itemIds: string[] }>(
  collections: readonly C[],
  items: readonly SearchedItem[],
  fields: readonly CustomField[],
): readonly C[] =>
  collections.map((one) => {
    if (!one.search) return one
    const withText = new Set(one.itemIds)
    const searched = one.search.text === undefined ? items : items.filter(({ id }) => withText.has(id))
    return { ...one, itemIds: findItems(one.search, searched, fields) }
  })
