import { Box, Heading } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import type { ComponentProps } from 'react'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import type { DataTableProps, TableState } from '@/ui/data-table/table-types.ts'
import { FilterSelect } from '@/ui/filter-select.tsx'
import { NoMatch } from '@/ui/no-match.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState } from '@/ui/states.tsx'

type ListPanelProps<R> = Pick<
  DataTableProps<R>,
  'rows' | 'total' | 'columns' | 'rowId' | 'rowLabel' | 'onExport' | 'rowHref'
> & {
  /** The id of the heading, for links to the table. */
  id: string
  title: string
  name: string
  query: { isPlaceholderData: boolean; error: unknown; refetch: () => unknown }
  state: TableState
  onChange: (change: Partial<TableState & { q: string; filter: string }>) => void
  search?: { value: string; label: string }
  filter?: Omit<ComponentProps<typeof FilterSelect>, 'onChange'>
  empty: string
}

/** A table with its heading on a dashboard; `ListPage` is the same as a whole page. */
export function ListPanel<R extends RowData>({
  id,
  title,
  name,
  query,
  state,
  onChange,
  search,
  filter,
  empty,
  ...table
}: ListPanelProps<R>) {
  const isNarrowed = (search?.value ?? '') !== '' || (filter?.value ?? '') !== ''
  return (
    // No landmark, because the table inside has the same name.
    <Box id={id} minW="0" mt={{ base: '6', lg: '7' }}>
      <Heading as="h2" textStyle="lg" mb="3">
        {title}
      </Heading>
      <DataTable
        {...table}
        label={title}
        storageKey={name}
        exportName={name}
        state={state}
        onStateChange={onChange}
        isBusy={query.isPlaceholderData}
        error={query.error}
        onRetry={() => void query.refetch()}
        toolbar={
          <>
            {search ? <SearchField {...search} onChange={(q) => onChange({ q })} /> : null}
            {filter ? <FilterSelect {...filter} onChange={(value) => onChange({ filter: value })} /> : null}
          </>
        }
        empty={
          isNarrowed ? (
            <NoMatch
              hasFilters={(filter?.value ?? '') !== ''}
              onClear={() => onChange({ q: '', filter: '' })}
            />
          ) : (
            <EmptyState title={empty} />
          )
        }
      />
    </Box>
  )
}
