import { ChakraProvider } from '@chakra-ui/react'
import type { Product } from '@contract/demo/ecommerce.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { toast } from '@/ui/toaster.tsx'
import ecommerce from '../../../../locales/en/ecommerce.json' with { type: 'json' }

const api = vi.hoisted(() => ({ patch: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { StockSwitch } = await import('./stock-switch.tsx')

it('every refused change of the stock is reported, also when a later one is saved', async () => {
  const report = vi.spyOn(toast, 'error').mockReturnValue()
  let refuse = () => {}
  const refused = new Promise((_, reject) => (refuse = () => reject(new Error('refused'))))
  api.patch.mockReturnValueOnce(refused).mockResolvedValue(undefined)
  const product = { id: 7, productName: 'Desk lamp', stock: false } as Product
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ecommerce}>
        <QueryClientProvider client={new QueryClient()}>
          <StockSwitch product={product} canEdit={true} />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('checkbox'))
  refuse()
  await waitFor(() => expect(api.patch).toHaveBeenCalledTimes(2))
  // The switch shows the change at once, so a reload right after it must not cancel it.
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  expect(report).toHaveBeenCalledOnce()
})
