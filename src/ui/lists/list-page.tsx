import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { PageFrame } from '../layout/page.tsx'
import { FilteredList, type FilteredListProps } from './filtered-list.tsx'

type ListPageProps<R, F extends string> = FilteredListProps<R, F> & {
  searchLabel: string
  description?: ReactNode
  /** The primary action, repeated in the empty state as the next step, unless that has its own. */
  action?: ReactNode
  /** Stat cards above the table. */
  stats?: ReactNode
  /** Drawers and dialogs of the page. */
  children?: ReactNode
}

/**
 * A page that is one list: title, primary action, stat cards, search, filters and table, with loading, empty, no-match and
 * error states. The page holds the query and the columns; everything else is here.
 */
export function ListPage<R extends RowData, F extends string = never>({
  description,
  action,
  stats,
  empty,
  children,
  ...table
}: ListPageProps<R, F>) {
  return (
    <PageFrame width="wide" title={table.title} description={description} actions={action}>
      {stats}
      <FilteredList {...table} empty={{ action, ...empty }} />
      {children}
    </PageFrame>
  )
}
