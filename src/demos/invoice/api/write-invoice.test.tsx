import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { invoiceDocumentQuery } from './invoices.ts'
import { useAddPayment, useSaveInvoice } from './write-invoice.ts'

const api = mockApi()

const document = (facts: Partial<InvoiceDocument>) => ({ id: 7, ...facts }) as InvoiceDocument

/** An open invoice as another person has left it, with all invoices that the screen has shown. */
function show(now: InvoiceDocument) {
  const client = createQueryClient()
  const query = invoiceDocumentQuery(7)
  client.setQueryData(query.queryKey, now)
  api.get.mockResolvedValue({ document: now })
  const observer = new QueryObserver(client, query)
  const shown: InvoiceDocument[] = []
  const stop = observer.subscribe(({ data }) => data && shown.push(data))
  const run = <T,>(useCall: () => T) =>
    renderHook(useCall, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result.current
  const isIdle = () => eventually(() => client.isFetching() === 0)
  return { run, stop, shown, isIdle, data: () => observer.getCurrentResult().data }
}

it('the late response to a save does not replace a later revision of another person', async () => {
  const { run, stop, shown, isIdle } = show(document({ revision: 6, note: 'theirs' }))
  api.put.mockResolvedValue({ document: document({ revision: 5, note: 'mine' }) })
  const body = {} as Parameters<ReturnType<typeof useSaveInvoice>['mutateAsync']>[0]['body']
  await run(useSaveInvoice).mutateAsync({ base: { id: 7, revision: 4 }, body })
  await isIdle()
  expect(shown.map(({ note }) => note)).not.toContain('mine')
  stop()
})

it('the late response to a payment does not hide a later payment of another person', async () => {
  const { run, stop, data, isIdle } = show(document({ revision: 5, paidCents: 200 }))
  api.post.mockResolvedValue({ document: document({ revision: 5, paidCents: 100 }) })
  const payment = { amountCents: 100 } as Parameters<ReturnType<typeof useAddPayment>['mutateAsync']>[0]
  await run(() => useAddPayment(7)).mutateAsync(payment)
  await isIdle()
  expect(data()?.paidCents).toBe(200)
  stop()
})
