import type { ItemSummary } from '@contract/items.ts'
import { useMemo } from 'react'
import { useListParams } from '@/lib/routing/list-params.ts'
import { compiledItems } from '../../model/counts.ts'
import { isListed } from '../../model/item-list.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { itemFilterNames } from '../item-filters.tsx'
import { useItemFilter } from '../use-item-filter.ts'

/** The chapters and scenes of a folder, null for the whole manuscript, that match the filters in the address. */
export function useReadingItems(open: LoadedManuscript, folderId: string | null, mayEdit: boolean) {
  const { tree } = open
  const { filters, set } = useListParams({ sortBy: 'order', orderBy: 'asc' }, itemFilterNames)
  const { filter, custom, isNarrowed } = useItemFilter(open, '', filters)
  const items = useMemo(() => {
    const collected = filter.collection && new Set(filter.collection.itemIds)
    return compiledItems(tree, folderId, mayEdit).filter(
      (item: ItemSummary) => isListed(item, filter) && collected?.has(item.id) !== false,
    )
  }, [tree, folderId, mayEdit, filter])
  return {
    items,
    filters,
    filter,
    custom,
    setFilters: set,
    isFiltered: isNarrowed,
  }
}
