import { INVOICE_STATUSES } from '@contract/demo/invoice.ts'
import { useQuery } from '@tanstack/react-query'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { demoInvoicesQuery } from '../../api/dashboard-lists.ts'
import { ListPanel } from '../list-panel.tsx'
import { useDashboardInvoiceColumns } from './invoice-columns.tsx'

/** The table of the invoices. */
export function InvoicesPanel() {
  const t = useT('dashboards.invoices')
  const { state, q, filters, set } = useListParams({ sortBy: '', orderBy: 'asc', itemsPerPage: 5 }, [
    'status',
  ])
  const { status } = filters
  const list = useQuery(demoInvoicesQuery({ ...state, q, status }))
  useDemoChanges(['invoices'])
  return (
    <ListPanel
      id="invoices"
      name="dashboard-invoices"
      title={t('title')}
      query={list}
      rows={list.data?.invoices}
      total={list.data?.totalInvoices ?? 0}
      columns={useDashboardInvoiceColumns()}
      rowId={(invoice) => String(invoice.id)}
      rowLabel={(invoice) => `#${invoice.id}`}
      state={state}
      onChange={({ filter, ...change }) => set(filter === undefined ? change : { ...change, status: filter })}
      search={{ value: q, label: t('search') }}
      filter={{
        label: t('status'),
        all: t('status.any'),
        value: status,
        options: INVOICE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      }}
      empty={t('empty')}
    />
  )
}
