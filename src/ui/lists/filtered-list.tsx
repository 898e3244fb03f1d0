import { Button } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableProps, TableState } from '../data-table/table-types.ts'
import { NoMatch } from '../feedback/no-match.tsx'
import { EmptyState } from '../feedback/states.tsx'
import { FilterSelect } from './filter-select.tsx'
import { SearchField } from './search-field.tsx'

/** One filter of the toolbar: the name of its URL parameter, its label, the text of "any" and its choices. */
export type ListFilter<F extends string> = {
  name: F
  label: string
  all: string
  options: readonly { value: string; label: string }[]
}

/** The result of `useListParams`: page, order, search and filters as the URL holds them. */
type ListParams<F extends string> = {
  state: TableState
  q: string
  filters: Readonly<Record<F, string>>
  set: (change: Partial<TableState & { q: string } & Record<F, string>>) => void
}

/** The parts of a TanStack Query result that a list shows. */
type ListResult = { isPlaceholderData: boolean; error: unknown; refetch: () => unknown }

export type FilteredListProps<R, F extends string> = Pick<
  DataTableProps<R>,
  | 'rows'
  | 'total'
  | 'columns'
  | 'rowId'
  | 'rowLabel'
  | 'rowHref'
  | 'onOpen'
  | 'rowActions'
  | 'bulk'
  | 'pinned'
  | 'onExport'
> & {
  title: string
  /** Key of the remembered columns and name of the exported file. */
  name: string
  query: ListResult
  params: ListParams<F>
  /** The label of the search; without it the list has none. */
  searchLabel?: string
  filters?: readonly ListFilter<F>[]
  /** Further controls after the filters. */
  toolbar?: ReactNode
  /** The state of a list that has no rows at all. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'body' | 'drawing' | 'action'>
}

/** A table with search and filters, and its loading, empty, no-match and error states. */
export function FilteredList<R extends RowData, F extends string = never>({
  title,
  name,
  query,
  params: { state, q, filters: chosen, set },
  searchLabel,
  filters = [],
  toolbar,
  empty,
  ...table
}: FilteredListProps<R, F>) {
  const hasFilters = filters.some(({ name: filter }) => chosen[filter] !== '')
  // TypeScript cannot see that an object keyed by a generic filter name is a change of these parameters.
  const change = (values: Readonly<Record<string, string | number | undefined>>) =>
    set(values as Parameters<typeof set>[0])
  const isNarrowed = hasFilters || q !== ''
  const clear = () => change({ q: '', ...Object.fromEntries(filters.map((filter) => [filter.name, ''])) })
  return (
    <DataTable
      {...table}
      label={title}
      storageKey={name}
      exportName={name}
      state={state}
      onStateChange={change}
      isBusy={query.isPlaceholderData}
      error={query.error}
      onRetry={() => void query.refetch()}
      toolbar={
        <>
          {searchLabel ? (
            <SearchField
              value={q}
              onChange={(next) => change({ q: next })}
              label={searchLabel}
              minWidth="180px"
            />
          ) : null}
          {filters.map(({ name: filter, ...select }) => (
            <FilterSelect
              key={filter}
              {...select}
              value={chosen[filter]}
              onChange={(value) => change({ [filter]: value })}
            />
          ))}
          {filters.length > 1 && isNarrowed ? (
            <Button variant="ghost" colorPalette="gray" onClick={clear}>
              <X size={16} aria-hidden />
              <FormattedMessage id="ui.filters.clear" />
            </Button>
          ) : null}
          {toolbar}
        </>
      }
      empty={isNarrowed ? <NoMatch hasFilters={hasFilters} onClear={clear} /> : <EmptyState {...empty} />}
    />
  )
}
