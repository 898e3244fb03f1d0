import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { system } from '@/ui/theme/system.ts'
import invoice from '../../../../locales/en/invoice.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { invoiceSummaryQuery, pagedInvoices } from '../api/invoices.ts'
import { InvoiceFigures } from './invoice-figures.tsx'

const api = mockApi()

it('each figure of invoices leads to its rows, and the number of clients leads to no list of invoices (R-386)', () => {
  registerPaths([{ id: 'invoice.list', path: '/apps/invoice/list' }])
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const amounts = { paid: { invoices: 29, cents: 100 }, unpaid: { invoices: 19, cents: 200 } }
  client.setQueryData(invoiceSummaryQuery().queryKey, { clients: 10, invoices: 50, ...amounts })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={invoice} onError={() => undefined}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <InvoiceFigures />
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apps/invoice/list',
    '/apps/invoice/list?status=Paid',
    '/apps/invoice/list?status=unpaid',
  ])
  expect(screen.getByText('10')).toBeVisible()
})

it('R-386: the list that a figure leads to has the invoices that it counts', async () => {
  api.get.mockResolvedValue({ invoices: [], totalInvoices: 0 })
  for (const status of ['Paid', 'unpaid']) await pagedInvoices.fetchAll({ status })
  expect(api.get.mock.calls.map(([, { query }]) => [query.status, query.unpaid])).toEqual([
    ['Paid', undefined],
    [undefined, 'true'],
  ])
})
