import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { dashboardKey } from '@/demos/dashboards/api/dashboards.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { system } from '@/ui/theme/system.ts'
import en from '../../../../locales/en/cards.json' with { type: 'json' }
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { CardStatisticsPlain } from '../specimens/card-statistics.tsx'

mockTopics()

it('R-500: the cards of orders and reviews show their own figure of the sample data', () => {
  registerPaths([
    { id: 'ecommerce.orders', path: '/apps/ecommerce/order/list' },
    { id: 'ecommerce.reviews', path: '/apps/ecommerce/manage-review' },
  ])
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData([...dashboardKey('ecommerce'), today()], { statistics: { orders: 12, reviews: 34 } })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={en}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <CardStatisticsPlain />
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Orders12', 'Reviews34'])
})
