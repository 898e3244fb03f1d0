import {
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type CellValue, compareValues } from './compare-values.ts'
import { DataTable } from './data-table.tsx'
import { selectFeatures } from './selectable.ts'
import type { WholeList } from './table-features.ts'
import type { DataTableProps } from './table-types.ts'

const features = tableFeatures({
  ...selectFeatures,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** A table of a fully loaded list: it sorts and paginates in the browser; equal values keep their order. */
export function ClientTable<R extends RowData>(
  props: Omit<DataTableProps<R>, 'total' | 'whole' | 'pinned' | 'onExport'>,
) {
  const { locale } = useIntl()
  const whole = useMemo((): WholeList => {
    const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
    return {
      features,
      options: { manualSorting: false, autoResetPageIndex: false },
      paged: ({ page, itemsPerPage }) => ({
        pagination: { pageIndex: page - 1, pageSize: itemsPerPage },
      }),
      compare: (one, other, column) =>
        compareValues(one.getValue<CellValue>(column), other.getValue<CellValue>(column), words),
    }
  }, [locale])
  return <DataTable {...props} total={props.rows?.length ?? 0} whole={whole} />
}
