import { INVOICE_BANK, type InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import * as pdfWriter from '@/lib/files/pdf-writer.ts'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import * as files from '@/ui/output/save-file.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useInvoiceDownload } from '../components/use-invoice-download.ts'
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

it.each([
  ['recorded', 'update', [['/apps/invoice/7/download', { revision: 5, balanceCents: 200 }]]],
  ['not recorded for a reader', 'read', []],
])('R-382: the download of a PDF is %s', async (_how, action, calls) => {
  vi.spyOn(pdfWriter, 'writePdf').mockResolvedValue(new Blob())
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  const stored = document({
    revision: 5,
    balanceCents: 200,
    issuedDate: '2026-11-01',
    dueDate: '2026-12-01',
    client: { id: 3, name: 'Ida', company: '', companyEmail: '', country: '', contact: '', address: '' },
    lines: [],
    bank: INVOICE_BANK,
    note: '',
  })
  api.get.mockResolvedValue({ document: stored })
  api.post.mockReset().mockResolvedValue({ document: stored })
  const { result } = renderHook(useInvoiceDownload, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" onError={() => undefined}>
        <AbilityProvider value={createAbility([{ action, subject: 'demo' }])}>
          <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
        </AbilityProvider>
      </IntlProvider>
    ),
  })
  await act(() => result.current.download(7))
  expect(save).toHaveBeenCalledOnce()
  expect(api.post.mock.calls.map(([path, { body }]) => [path, body])).toEqual(calls)
})
