import { ChakraProvider } from '@chakra-ui/react'
import { SALES_CHANNELS } from '@contract/demo/ecommerce.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { system } from '@/ui/theme/system.ts'
import ecommerce from '../../../../locales/en/ecommerce.json' with { type: 'json' }
import { productFiguresQuery } from '../api/products.ts'
import { ChannelFigures } from './channel-figures.tsx'

it('R-275: the figures of each sales channel lead to the products that it has sold', () => {
  registerPaths([{ id: 'ecommerce.products', path: '/apps/ecommerce/product/list' }])
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const figures = { products: 2, orders: 1, salesCents: 100, trendCents: [0, 0, 50, 100] }
  client.setQueryData(productFiguresQuery().queryKey, {
    channels: SALES_CHANNELS.map((channel) => ({ channel, ...figures })),
  })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ecommerce} onError={() => undefined}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <ChannelFigures />
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    SALES_CHANNELS.map((channel) => `/apps/ecommerce/product/list?channel=${encodeURIComponent(channel)}`),
  )
})
