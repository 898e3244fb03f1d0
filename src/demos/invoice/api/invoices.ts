import type { invoiceList } from '@contract/demo/invoice.ts'
import type {
  invoiceClientChoices,
  invoiceDocumentResponse,
  invoiceSummary,
} from '@contract/demo/invoice-documents.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type InvoiceListInput = ListQueryInput & { status: string; dates: string }

export const invoiceKeys = {
  all: ['demo', 'invoices'] as const,
  list: (query: InvoiceListInput) => [...invoiceKeys.all, 'list', query] as const,
  summary: () => [...invoiceKeys.all, 'summary'] as const,
  document: (id: number) => [...invoiceKeys.all, 'document', id] as const,
  clients: ['demo', 'invoice_clients'] as const,
}

const listPath = '/apps/invoice'

/** The parameters of the API: `unpaid` is no status, and the range `2026-11-01..2026-11-30` has two ends. */
const toQuery = ({ status, dates, ...query }: InvoiceListInput) => {
  const [start, end] = dates.split('..')
  return {
    ...query,
    ...(status === 'unpaid' ? { unpaid: 'true' } : { status }),
    'selectedDateRange[start]': start,
    'selectedDateRange[end]': end,
  }
}

const fetchPage = (query: InvoiceListInput, signal?: AbortSignal) =>
  api.get<typeof invoiceList>(listPath, { query: toQuery(query), ...(signal ? { signal } : {}) })

/** A page of invoices; the previous page stays visible while the next one loads. */
export const invoicesQuery = (query: InvoiceListInput) =>
  queryOptions({
    queryKey: invoiceKeys.list(query),
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
  })

/** Reads every invoice that matches, for the CSV file. */
export async function fetchAllInvoices(query: InvoiceListInput) {
  const first = await fetchPage({ ...query, page: 1, itemsPerPage: 100 })
  const rows = [...first.invoices]
  for (let page = 2; rows.length < first.totalInvoices; page += 1) {
    const next = await fetchPage({ ...query, page, itemsPerPage: 100 })
    if (next.invoices.length === 0) break
    rows.push(...next.invoices)
  }
  return rows
}

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
