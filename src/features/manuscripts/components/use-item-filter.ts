import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { customChoices } from '../model/custom-filter.ts'
import type { ItemFilter } from '../model/item-list.ts'
import { useCollection } from '../shared/use-collection.ts'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import type { itemFilterNames } from './item-filters.tsx'

type Filters = Readonly<Record<(typeof itemFilterNames)[number], string>>

/**
 * The filter that the words and choices of the address name, and the choices by a custom field; a value that no item
 * has is not chosen.
 */
export function useItemFilter(
  { tree, manuscript, collections }: Pick<LoadedManuscript, 'tree' | 'manuscript' | 'collections'>,
  q: string,
  { label, status, collection: collectionId, custom: customId }: Filters,
) {
  const { locale } = useIntl()
  const { customFields } = manuscript
  const collection = useCollection(collections, collectionId, tree, manuscript)
  const choices = useMemo(
    () => customChoices(tree, customFields, new Intl.Collator(locale, { numeric: true })),
    [tree, customFields, locale],
  )
  const custom = useMemo(() => choices.find((choice) => choice.id === customId), [choices, customId])
  const filter = useMemo(
    (): ItemFilter => ({ q, label, status, collection, custom }),
    [q, label, status, collection, custom],
  )
  return {
    filter,
    custom: choices,
    /** True with a choice beside the words. */
    isNarrowed: label !== '' || status !== '' || collection !== undefined || custom !== undefined,
  }
}
