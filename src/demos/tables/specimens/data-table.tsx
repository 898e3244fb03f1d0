import { Stack } from '@chakra-ui/react'
import type { SalesDetail } from '@contract/demo/dashboards.ts'
import { Copy } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ClientTable } from '@/ui/data-table/client-table.tsx'
import { selectable } from '@/ui/data-table/selectable.ts'
import type { TableState } from '@/ui/data-table/table-types.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { Sales } from '../components/loaded-sales.tsx'
import { RecordingsTable } from '../components/recordings-table.tsx'
import { SaleDetails } from '../components/sale-details.tsx'
import { SheetTable } from '../components/sheet-table.tsx'
import { useSaleColumns } from '../components/use-sale-columns.tsx'

const nameOf = ({ product, buyer }: SalesDetail) => `${product.name}, ${buyer.name}`

export function DataTableList() {
  const t = useT('tables.sale')
  const columns = useSaleColumns()
  const [q, setQ] = useState('')
  const [state, setState] = useState<TableState>({
    page: 1,
    itemsPerPage: 10,
    sortBy: 'date',
    orderBy: 'desc',
  })
  const copy = async (rows: readonly SalesDetail[], clear: () => void) => {
    try {
      await navigator.clipboard.writeText(rows.map(nameOf).join('\n'))
      toast.success({ title: t('copied', { count: rows.length }) })
      clear()
    } catch {
      // The browser denies access to the clipboard, for example in an insecure context.
      toast.error({ title: t('copy-failed') })
    }
  }
  return (
    <Sales>
      {(sales) => (
        <ClientTable
          label={t('label')}
          storageKey="tables-sales"
          rows={sales.filter((sale) => nameOf(sale).toLocaleLowerCase().includes(q.toLocaleLowerCase()))}
          columns={columns.map(({ id, header, value, cell = value, align }) => ({
            id,
            header,
            cell,
            align: align ?? 'start',
            ...(id === 'buyer' ? { width: '180px' } : {}),
            isSortable: true,
            exportValue: value,
          }))}
          rowId={(sale) => `${nameOf(sale)} ${sale.date}`}
          rowLabel={nameOf}
          state={state}
          onStateChange={(next) => setState({ ...state, ...next })}
          toolbar={<SearchField value={q} onChange={setQ} label={t('search')} />}
          bulk={selectable<SalesDetail>([
            {
              id: 'copy',
              label: t('copy'),
              icon: <Copy size={16} aria-hidden />,
              onRun: (rows, clear) => void copy(rows, clear),
            },
          ])}
          exportName="sales"
          empty={<NoMatch hasFilters={q !== ''} onClear={() => setQ('')} />}
        />
      )}
    </Sales>
  )
}

/** The sales as a sheet, with the features of an example. */
function SaleSheet(
  features: Omit<ComponentProps<typeof SheetTable<SalesDetail>>, 'rows' | 'columns' | 'rowLabel'>,
) {
  const columns = useSaleColumns()
  return <Sales>{(rows) => <SheetTable {...{ rows, columns }} rowLabel={nameOf} {...features} />}</Sales>
}

export function DataTableColumns() {
  const t = useT('tables.sale')
  return <SaleSheet label={t('label-columns')} hasFilters canArrange exportName="sales-filtered" />
}

export function DataTableDetails() {
  const t = useT('tables.sale')
  return <SaleSheet label={t('label-details')} details={(sale) => <SaleDetails sale={sale} />} />
}

export function DataTableGroups() {
  const t = useT('tables.sale')
  return <SaleSheet label={t('label-groups')} groupBy="category" />
}

export function DataTableStates() {
  const t = useT('tables.states')
  const columns = useSaleColumns()
  const [shown, setShown] = useState<'loading' | 'empty' | 'failed'>('empty')
  const [state, setState] = useState<TableState>({ page: 1, itemsPerPage: 5, sortBy: '', orderBy: 'asc' })
  return (
    <Stack gap="4">
      <SegmentChoice
        label={t('label')}
        value={shown}
        onChange={setShown}
        choices={(['empty', 'loading', 'failed'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <ClientTable<SalesDetail>
        label={t('table')}
        storageKey="tables-states"
        rows={shown === 'empty' ? [] : undefined}
        columns={columns.slice(0, 3).map(({ id, header, value }) => ({ id, header, cell: value }))}
        rowId={nameOf}
        rowLabel={nameOf}
        state={state}
        onStateChange={(next) => setState({ ...state, ...next })}
        {...(shown === 'failed' ? { error: new Error('offline'), onRetry: () => setShown('loading') } : {})}
        empty={<EmptyState title={t('empty-title')} body={t('empty-body')} />}
      />
    </Stack>
  )
}

export function DataTableRecordings() {
  return <RecordingsTable />
}
