import type { Invoice, invoiceList } from '@contract/demo/invoice.ts'
import type {
  invoiceClientChoices,
  invoiceDocumentResponse,
  invoiceSummary,
} from '@contract/demo/invoice-documents.ts'
import { queryOptions } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { api } from '@/lib/api/api-client.ts'

export const invoiceKeys = {
  all: ['demo', 'invoices'] as const,
  summary: () => [...invoiceKeys.all, 'summary'] as const,
  document: (id: number) => [...invoiceKeys.all, 'document', id] as const,
  clients: ['demo', 'invoice_clients'] as const,
}

const listPath = '/apps/invoice'

/** The invoices: the status may be `unpaid`, and the range `2026-11-01..2026-11-30` has two ends. */
export const pagedInvoices = pagedList<typeof invoiceList, Invoice>({
  key: invoiceKeys.all,
  path: listPath,
  read: ({ invoices, totalInvoices }) => ({ rows: invoices, total: totalInvoices }),
  toParameters: ({ status, dates = '', ...query }) => {
    const [start, end] = String(dates).split('..')
    return {
      ...query,
      ...(status === 'unpaid' ? { unpaid: 'true' } : { status }),
      'selectedDateRange[start]': start,
      'selectedDateRange[end]': end,
    }
  },
})

/** The figures above the list. */
export const invoiceSummaryQuery = () =>
  queryOptions({
    queryKey: invoiceKeys.summary(),
    queryFn: ({ signal }) => api.get<typeof invoiceSummary>(`${listPath}/summary`, { signal }),
  })

/** The clients that an invoice may name. */
export const invoiceClientsQuery = () =>
  queryOptions({
    queryKey: invoiceKeys.clients,
    queryFn: async ({ signal }) =>
      (await api.get<typeof invoiceClientChoices>(`${listPath}/client-choices`, { signal })).clients,
  })

/** A whole invoice. */
export const invoiceDocumentQuery = (id: number) =>
  queryOptions({
    queryKey: invoiceKeys.document(id),
    queryFn: async ({ signal }) =>
      (await api.get<typeof invoiceDocumentResponse>(`${listPath}/${id}/document`, { signal })).document,
  })
