import { ChakraProvider } from '@chakra-ui/react'
import { INVOICE_BANK, type InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import invoice from '@locales/en/invoice.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { InvoiceEditor } from './invoice-editor.tsx'

const api = mockApi()
registerPaths([
  { id: 'invoice.list', path: '/apps/invoice/list' },
  { id: 'invoice.preview', path: '/apps/invoice/preview/:id' },
])

const client = {
  id: 3,
  name: 'Ida Roth',
  company: '',
  companyEmail: 'i@roth.example',
  country: '',
  contact: '',
  address: '',
}
const stored: InvoiceDocument = {
  id: 5000,
  issuedDate: '2026-11-01',
  dueDate: '2026-12-01',
  paymentTerms: 'net30',
  client,
  avatar: '/build/a.svg',
  lines: [
    {
      service: 'Software Development',
      description: '',
      costCents: 6000,
      hoursHundredths: 100,
      discountBps: 0,
      taxBps: 0,
      amountCents: 6000,
    },
  ],
  payments: [],
  note: 'Thank you',
  subtotalCents: 6000,
  discountCents: 0,
  taxCents: 0,
  totalCents: 6000,
  paidCents: 0,
  balanceCents: 6000,
  invoiceStatus: 'Draft',
  revision: 1,
  bank: INVOICE_BANK,
}

function edit() {
  const routes = [
    { path: '/edit', element: <InvoiceEditor start={stored} /> },
    { path: '/apps/invoice/list', element: <h1>The list</h1> },
    { path: '/apps/invoice/preview/:id', element: <h1>The preview</h1> },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/apps/invoice/list', '/edit'],
    initialIndex: 1,
  })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...invoice }} onError={() => undefined}>
        <QueryClientProvider client={new QueryClient()}>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Mine' } })
  return router
}
const save = () => fireEvent.click(screen.getByText('Save'))
const sent = () =>
  api.put.mock.calls.map(([path, { body }]) => [path, body.revision, body.note, body.paymentTerms])
const path = '/apps/invoice/5000'

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue()
  api.get.mockResolvedValue({ clients: [client] })
  api.put.mockReset().mockResolvedValue({ document: stored })
})

it('R-381: a save of an invoice that another person changed gives the choice and overwrites nothing', async () => {
  const document = { ...stored, revision: 2, paymentTerms: 'net60', dueDate: '2026-12-31' }
  const body = { error: { code: 'conflict' }, changedBy: 'Nina Petrov', document }
  api.put.mockRejectedValueOnce(new ApiError({ status: 409, code: 'conflict', message: 'late', body }))
  const router = edit()
  save()
  fireEvent.click(await screen.findByText(ui['ui.conflict.mine']))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5000'))
  expect(sent()).toEqual([
    [path, 1, 'Mine', 'net30'],
    [path, 2, 'Mine', 'net60'],
  ])
})

it('R-278, R-1014: an invoice left with unsaved changes asks first; a saved one does not, and Back leads before the form', async () => {
  const router = edit()
  fireEvent.click(screen.getByText(ui['ui.cancel']))
  fireEvent.click(await screen.findByText(ui['ui.unsaved.stay']))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([router.state.location.pathname, screen.getByLabelText<HTMLTextAreaElement>('Note').value]).toEqual([
    '/edit',
    'Mine',
  ])
  save()
  await screen.findByText('The preview')
  expect(router.state.location.pathname).toBe('/apps/invoice/preview/5000')
  // The question of the form ends with its effects, after the page is shown.
  await waitFor(() => expect(router.state.blockers.size).toBe(0))
  void router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/list'))
})
