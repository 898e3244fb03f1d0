import { ChakraProvider } from '@chakra-ui/react'
import { PLAN_PRICES } from '@contract/demo/plan-terms.ts'
import account from '@locales/en/account.json' with { type: 'json' }
import dialogs from '@locales/en/dialog-examples.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createIntl, IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { accountQuery } from '@/features/account/api/account.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { DialogPricing } from './dialogs/pricing.tsx'

it('R-441: the pricing dialog shows the price of each plan for a month and a year', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ requests: [] }))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(accountQuery.queryKey, { currentPlan: 'basic', billing: 'Auto debit' } as never)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...account, ...dialogs, ...ui }}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <ConfirmProvider>
              <DialogPricing />
            </ConfirmProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Compare plans' }))
  const money = (cents: number) => formatMoney(createIntl({ locale: 'en' }), cents, 'round')
  const { monthlyCents, yearlyCents } = PLAN_PRICES.team ?? { monthlyCents: 0, yearlyCents: 0 }
  expect(
    await screen.findByText(`${money(monthlyCents)} a month or ${money(yearlyCents)} a year`),
  ).toBeVisible()
  expect(screen.getByText('Free')).toBeVisible()
  expect(screen.getByText('Price on request')).toBeVisible()
  vi.unstubAllGlobals()
})
