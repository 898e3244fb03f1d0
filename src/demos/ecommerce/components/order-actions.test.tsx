import { ChakraProvider } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import sales from '@locales/en/ecommerce-sales.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { OrderActions } from './order-actions.tsx'

const api = mockApi()
mockTopics()

const order = { order: 5089, revision: 3, payment: 'Paid', status: 'Dispatched', totalCents: 10_000 }

function show(change: Partial<typeof order> = {}) {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...sales }}>
        <QueryClientProvider client={new QueryClient()}>
          <ConfirmProvider>
            <OrderActions order={{ ...order, ...change } as OrderRecord} />
          </ConfirmProvider>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
}
const action = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement
const sent = () => api.patch.mock.calls.map(([path, options]) => [path, options.body])

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue()
  api.get.mockResolvedValue({ sections: [] })
  api.patch.mockReset().mockResolvedValue({ order })
})

it('R-340: a step that is not possible stays visible with its reason and changes nothing', async () => {
  show()
  for (const [name, reason] of [
    ['Mark as paid', 'Already done'],
    ['Mark as failed', 'Not possible with the current payment status'],
    ['Dispatch', 'Already done'],
    ['Mark as delivered', 'The step before must be done first'],
  ] as const) {
    expect(action(name), name).toHaveAccessibleDescription(reason)
    fireEvent.click(action(name))
  }
  fireEvent.click(action('Hand over for delivery'))
  await waitFor(() =>
    expect(sent()).toEqual([['/apps/ecommerce/orders/5089/state', { action: 'send', revision: 3 }]]),
  )
})

it('R-340: a refund asks first', async () => {
  show()
  fireEvent.click(action('Refund'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Refund \$100\.00 of order/)).toBeInTheDocument()
  expect(sent()).toEqual([])
  fireEvent.click(question.getByText('Refund'))
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ action: 'refund', revision: 3 }]))
})

it('R-340: a step of an order that another person changed is reported', async () => {
  const report = vi.spyOn(toast, 'error').mockReturnValue()
  api.patch.mockRejectedValue(new ApiError({ status: 409, code: 'conflict', message: 'late' }))
  show()
  fireEvent.click(action('Hand over for delivery'))
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith({ title: expect.stringMatching(/^The order has changed since/) }),
  )
})
