import { ChakraProvider } from '@chakra-ui/react'
import type { Product } from '@contract/demo/ecommerce.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import en from '../../../../locales/en/ecommerce.json' with { type: 'json' }
import { StockSwitch } from './stock-switch.tsx'

vi.mock('@/lib/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))

it('a switch pressed three times before an answer saves each choice in order and shows the last', async () => {
  const sent: boolean[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { stock: boolean }).stock)
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({})
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={en}>
        <ChakraProvider value={system}>
          <StockSwitch product={{ id: 7, productName: 'Lamp', stock: true } as Product} canEdit />
        </ChakraProvider>
      </IntlProvider>
    </QueryClientProvider>,
  )
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
