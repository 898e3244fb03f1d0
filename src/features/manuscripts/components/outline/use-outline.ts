import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListParams } from '@/lib/routing/list-params.ts'
import { branchLengths, compileTotals, outlineMatches, outlineOrder } from '../../model/outline.ts'
import { noSelection, type RowSelection, selectedItems } from '../../model/row-selection.ts'
import { rowsBelow } from '../../model/rows.ts'
import { useCurrentRow } from '../../shared/binder/use-current-row.ts'
import { useExpansion } from '../../shared/binder/use-expansion.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { itemFilterNames } from '../item-filters.tsx'
import { useItemFilter } from '../use-item-filter.ts'

type Input = { open: LoadedManuscript; folderId: string | null }

type Sort = { sortBy: string; orderBy: 'asc' | 'desc' }

/** Ascending, then descending, then in binder order again. */
function sortAfterClick({ sortBy, orderBy }: Sort, column: string): Sort {
  if (sortBy !== column) return { sortBy: column, orderBy: 'asc' }
  return orderBy === 'asc' ? { sortBy: column, orderBy: 'desc' } : { sortBy: 'order', orderBy: 'asc' }
}

/** The rows of the outline: expanded branches, filter and order, with the lengths and totals they show. */
export function useOutline({ open, folderId }: Input) {
  const { manuscript, tree } = open
  const { customFields } = manuscript
  const intl = useIntl()
  const { expanded, setExpanded } = useExpansion('outline', manuscript.id, tree)
  const { q, state, filters, set } = useListParams({ sortBy: 'order', orderBy: 'asc' }, itemFilterNames)
  const { sortBy, orderBy } = state
  const { filter, custom } = useItemFilter(open, q, filters)
  const lengths = useMemo(() => branchLengths(tree), [tree])
  const matches = useMemo(() => outlineMatches(tree, folderId, filter), [tree, folderId, filter])
  const order = useMemo(() => {
    if (sortBy === 'order') return undefined
    const collator = new Intl.Collator(intl.locale, { numeric: true })
    return outlineOrder(sortBy, orderBy === 'desc', lengths, collator, customFields)
  }, [sortBy, orderBy, lengths, intl.locale, customFields])
  const rows = useMemo(
    () => rowsBelow(tree, folderId, { expanded, only: matches?.shown, order }),
    [tree, folderId, expanded, matches, order],
  )
  const totals = useMemo(() => compileTotals(tree, folderId, matches?.found), [tree, folderId, matches])
  const current = useCurrentRow(rows, null)
  const [selection, setSelection] = useState<RowSelection>(noSelection)
  // The URL changes in a transition, so a second click at once would read the order before the first.
  const latestSort = useRef<Sort>({ sortBy, orderBy })
  useEffect(() => {
    latestSort.current = { sortBy, orderBy }
  }, [sortBy, orderBy])
  const sortNext = (column: string) => {
    latestSort.current = sortAfterClick(latestSort.current, column)
    set(latestSort.current)
  }
  return {
    rows,
    lengths,
    totals,
    matches,
    ...current,
    selection,
    setSelection,
    selected: useMemo(() => selectedItems(rows, selection), [rows, selection]),
    expanded,
    setExpanded,
    params: { q, filters, filter, custom, sort: { sortBy, orderBy }, set, sortNext },
    /** True while the rows have the order of the binder, so that they can be moved. */
    isInOrder: order === undefined && matches === null,
  }
}
