import { INVOICE_STATUSES, type Invoice } from '@contract/demo/invoice.ts'
import { pagedInvoices } from '@/demos/invoice/api/invoices.ts'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { ListPanel } from '../list-panel.tsx'

const cents = (amount: number) => Math.round(amount * 100)

const columns: ListColumns<Invoice, 'dashboards.invoices'> = ({ t, text, money, day }) => [
  text('client', (invoice) => invoice.client.name, {
    cell: ({ avatar, client }) => (
      <PictureCell isPerson picture={avatar} title={client.name} note={client.company} />
    ),
    isSortable: true,
    isFixed: true,
  }),
  text('id', (invoice) => invoice.id, {
    label: 'number',
    cell: ({ id }) => <bdi>{`#${id}`}</bdi>,
    isSortable: true,
  }),
  text('status', (invoice) => invoice.invoiceStatus, {
    cell: ({ invoiceStatus }) => (
      <CommerceStatus status={invoiceStatus} label={t(`status.${invoiceStatus}`)} />
    ),
  }),
  day('date', (invoice) => invoice.issuedDate, { isSortable: true }),
  money('total', (invoice) => cents(invoice.total), { isSortable: true }),
  money('balance', (invoice) => cents(invoice.balance), { isSortable: true }),
]

/** The table of the invoices. */
export function InvoicesPanel() {
  const t = useT('dashboards.invoices')
  const list = usePagedList(pagedInvoices, { tables: ['invoices'], filters: ['status'], itemsPerPage: 5 })
  return (
    <ListPanel
      {...list}
      id="invoices"
      name="dashboard-invoices"
      title={t('title')}
      columns={useListColumns('dashboards.invoices', columns)}
      rowId={(invoice) => String(invoice.id)}
      rowLabel={(invoice) => `#${invoice.id}`}
      rowHref={({ id }) => href('invoice.preview', { id: String(id) })}
      searchLabel={t('search')}
      filters={[
        {
          name: 'status',
          label: t('status'),
          all: t('status.any'),
          options: INVOICE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      empty={{ title: t('empty') }}
    />
  )
}
