import { ChakraProvider } from '@chakra-ui/react'
import type { Product } from '@contract/demo/ecommerce.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import en from '../../../../locales/en/ecommerce.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { StockSwitch } from './stock-switch.tsx'

const api = mockApi()

const show = (stock: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={en}>
        <ChakraProvider value={system}>
          <StockSwitch product={{ id: 7, productName: 'Lamp', stock } as Product} canEdit />
        </ChakraProvider>
      </IntlProvider>
    </QueryClientProvider>,
  )

it('a switch pressed three times before an answer saves each choice in order and shows the last', async () => {
  const sent: boolean[] = []
  const answers: (() => void)[] = []
  api.patch.mockReset().mockImplementation(async (_: string, { body }: { body: { stock: boolean } }) => {
    sent.push(body.stock)
    await new Promise<void>((resolve) => answers.push(resolve))
  })
  show(true)
  const box = screen.getByRole('checkbox', { name: /Lamp/ })
  for (const isOn of [false, true, false]) {
    fireEvent.click(box)
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(isOn))
  }
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(answers).toHaveLength(count))
    expect(box).not.toBeChecked()
    answers[count - 1]?.()
  }
  expect(sent).toEqual([false, true, false])
})

it('every refused change of the stock is reported, also when a later one is saved', async () => {
  const report = vi.spyOn(toast, 'error').mockReturnValue()
  let refuse = () => {}
  const refused = new Promise((_, reject) => (refuse = () => reject(new Error('refused'))))
  api.patch.mockReset().mockReturnValueOnce(refused).mockResolvedValue(undefined)
  show(false)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('checkbox'))
  refuse()
  await waitFor(() => expect(api.patch).toHaveBeenCalledTimes(2))
  // The switch shows the change at once, so a reload right after it must not cancel it.
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  expect(report).toHaveBeenCalledOnce()
})
