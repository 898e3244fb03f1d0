import type { Invoice } from '@contract/demo/invoice.ts'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'

const cents = (amount: number) => Math.round(amount * 100)

const columns: ListColumns<Invoice, 'invoice'> = ({ t, text, money, day }) => [
  text('id', (invoice) => invoice.id, {
    label: 'field.id',
    cell: ({ id }) => <bdi>#{id}</bdi>,
    isSortable: true,
    isFixed: true,
    width: '110px',
  }),
  text('client', (invoice) => invoice.client.name, {
    label: 'field.client',
    cell: ({ avatar, client }) => (
      <PictureCell isPerson picture={avatar} title={client.name} note={client.companyEmail} />
    ),
    isSortable: true,
  }),
  text('status', (invoice) => invoice.invoiceStatus, {
    label: 'field.status',
    cell: ({ invoiceStatus }) => (
      <CommerceStatus status={invoiceStatus} label={t(`status.${invoiceStatus}`)} />
    ),
  }),
  text('service', (invoice) => invoice.service, { label: 'field.service', isHiddenAtFirst: true }),
  day('date', (invoice) => invoice.issuedDate, { label: 'field.issued', hiddenBelow: 920, isSortable: true }),
  day('due', (invoice) => invoice.dueDate, { label: 'field.due', hiddenBelow: 1040 }),
  money('total', (invoice) => cents(invoice.total), { label: 'field.total', isSortable: true }),
  money('balance', (invoice) => cents(invoice.balance), {
    label: 'field.balance',
    hiddenBelow: 820,
    isSortable: true,
  }),
]

/** The columns of the invoice list. */
export const useInvoiceColumns = () => useListColumns('invoice', columns)
