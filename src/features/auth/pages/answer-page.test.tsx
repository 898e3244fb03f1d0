import { ChakraProvider } from '@chakra-ui/react'
import auth from '@locales/en/auth.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { Page } from './answer-page.tsx'

const api = mockApi()
const price = { kind: 'fixed', amount: '850.00', currency: 'GBP', at: '2026-11-20T10:00:00Z' }
const link = { action: 'price', title: 'Tide tables', author: 'Ada', text: '', deliveries: [], price }

function open(isUsed: boolean) {
  registerPaths([{ id: 'auth.login', path: '/login' }])
  api.get.mockResolvedValue({ link: { ...link, isUsed } })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...auth }}>
        <MemoryRouter initialEntries={['/answer?token=t']}>
          <QueryClientProvider client={new QueryClient()}>
            <Page />
          </QueryClientProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
}

it('R-818: the link of a mail about a price declines it with a reason', async () => {
  open(false)
  await userEvent.click(await screen.findByRole('button', { name: auth['auth.answer.price-decline'] }))
  expect(screen.getByRole('button', { name: auth['auth.answer.price-send'] })).toBeDisabled()
  await userEvent.type(screen.getByLabelText(auth['auth.answer.price-reason']), 'Too much.')
  await userEvent.click(screen.getByRole('button', { name: auth['auth.answer.price-send'] }))
  expect(await screen.findByText(auth['auth.answer.done-price-refusal-body'])).toBeVisible()
  const body = { isAccepted: false, reason: 'Too much.' }
  expect(api.post.mock.calls).toEqual([['/mail-links/price', { query: { token: 't' }, body }]])
})

it('R-818: the link of a mail about a price that was decided asks nothing', async () => {
  open(true)
  expect(await screen.findByText(auth['auth.answer.used-price'])).toBeVisible()
  expect(screen.queryByRole('button', { name: auth['auth.answer.price-accept'] })).toBeNull()
})
