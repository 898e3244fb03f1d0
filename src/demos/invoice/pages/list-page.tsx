import { Button } from '@chakra-ui/react'
import type { Invoice } from '@contract/demo/invoice.ts'
import { Copy, Download, Eye, Pencil, Plus, Send } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { bulkDelete, deleteItem } from '@/demos/shared/delete-action.tsx'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { pagedInvoices } from '../api/invoices.ts'
import { useInvoiceColumns } from '../components/invoice-columns.tsx'
import { InvoiceFigures } from '../components/invoice-figures.tsx'
import { SendInvoice } from '../components/send-invoice.tsx'
import { useDeleteInvoices } from '../components/use-delete-invoices.ts'
import { useDuplicate } from '../components/use-duplicate.ts'
import { useInvoiceDownload } from '../components/use-invoice-download.ts'
import { DateRangeFilter, useInvoiceFilters } from '../components/use-invoice-filters.tsx'

/** The invoices (`/apps/invoice/list`). */
export function Page() {
  const intl = useIntl()
  const t = useT('invoice.action')
  const navigate = useNavigate()
  const ability = useAbility()
  const mayCreate = ability.can('create', 'demo')
  const mayEdit = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  const list = usePagedList(pagedInvoices, { tables: ['invoices'], filters: ['status', 'dates'] })
  const { params } = list
  const columns = useInvoiceColumns()
  const filters = useInvoiceFilters()
  const { download } = useInvoiceDownload()
  const { duplicate } = useDuplicate()
  const remove = useDeleteInvoices()
  const [sent, setSent] = useState<number | null>(null)
  const pathOf = ({ id }: Invoice) => href('invoice.preview', { id: String(id) })
  const rowActions = (invoice: Invoice) => [
    { id: 'preview', label: t('preview'), icon: Eye, action: () => void navigate(pathOf(invoice)) },
    {
      id: 'edit',
      label: t('edit'),
      icon: Pencil,
      action: () => void navigate(href('invoice.edit', { id: String(invoice.id) })),
      hidden: !mayEdit,
    },
    { id: 'send', label: t('send'), icon: Send, action: () => setSent(invoice.id), hidden: !mayEdit },
    { id: 'download', label: t('download'), icon: Download, action: () => void download(invoice.id) },
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: Copy,
      action: () => void duplicate(invoice.id),
      hidden: !mayCreate,
    },
    { id: 'line', label: '', separator: true, hidden: !mayDelete },
    deleteItem(t('delete'), mayDelete, () => remove([invoice])),
  ]
  const addButton = mayCreate ? (
    <Button asChild>
      <Link to={href('invoice.add')}>
        <Plus size={18} aria-hidden />
        <FormattedMessage id="invoice.add.title" />
      </Link>
    </Button>
  ) : null
  return (
    <ListPage<Invoice, 'status' | 'dates'>
      name="invoices"
      title={intl.formatMessage({ id: 'invoice.list.title' })}
      description={<FormattedMessage id="invoice.list.description" />}
      action={addButton}
      stats={<InvoiceFigures />}
      {...list}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowLabel={({ id, client }) => `#${id} ${client.name}`}
      rowHref={pathOf}
      rowActions={rowActions}
      bulk={selectable<Invoice>(bulkDelete(t('delete'), mayDelete, remove))}
      searchLabel={intl.formatMessage({ id: 'invoice.list.search' })}
      filters={filters}
      toolbar={<DateRangeFilter value={params.filters.dates} onChange={(dates) => params.set({ dates })} />}
      empty={{
        drawing: 'paper-boat',
        title: <FormattedMessage id="invoice.list.empty" />,
        body: <FormattedMessage id="invoice.list.empty-body" />,
      }}
    >
      {sent === null ? null : <SendInvoice id={sent} onClose={() => setSent(null)} />}
    </ListPage>
  )
}
