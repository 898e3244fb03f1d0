import { ChakraProvider } from '@chakra-ui/react'
import account from '@locales/en/account.json' with { type: 'json' }
import dialogs from '@locales/en/dialog-examples.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { accountQuery } from '@/features/account/api/account.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../tests/support/mock-api.ts'
import { DialogAddCard } from './dialogs/add-card.tsx'
import { DialogAddress } from './dialogs/address.tsx'

const api = mockApi()

async function open(dialog: ReactNode, button: string, stored = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(accountQuery.queryKey, { address: '', ...stored } as never)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...account, ...dialogs, ...ui }}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <ConfirmProvider>{dialog}</ConfirmProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  fireEvent.click(screen.getByText(button))
  return within(await screen.findByRole('dialog'))
}
type Dialog = Awaited<ReturnType<typeof open>>
const field = (dialog: Dialog, name: RegExp) => dialog.getByLabelText(name)
const fill = (dialog: Dialog, values: [RegExp, string][]) => {
  for (const [name, value] of values) fireEvent.change(field(dialog, name), { target: { value } })
}

it('R-480: a card is checked in the browser, neither sent nor stored, and the dialog states so', async () => {
  const told = vi.spyOn(toast, 'success').mockReturnValue()
  const [fetched, stored] = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(Storage.prototype, 'setItem')]
  const dialog = await open(<DialogAddCard />, 'Check a card')
  expect(dialog.getByText(/^Nothing is sent or stored\./)).toBeVisible()
  fill(dialog, [
    [/^Card number/, '4242424242424241'],
    [/^Name on the card/, 'Ada Marsh'],
    [/^Expiry/, '1299'],
    [/^Security code/, '123'],
  ])
  expect(field(dialog, /^Card number/)).toHaveValue('4242 4242 4242 4241')
  fireEvent.click(dialog.getByText('Check card'))
  await waitFor(() => expect(field(dialog, /^Card number/)).toBeInvalid())
  fill(dialog, [[/^Card number/, '4242424242424242']])
  fireEvent.click(dialog.getByText('Check card'))
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith({
      title: 'Visa ending in 4242: the details are valid',
      description: 'Nothing was sent or stored.',
    }),
  )
  expect([fetched.mock.calls, stored.mock.calls, api.post.mock.calls, api.patch.mock.calls]).toEqual([
    [],
    [],
    [],
    [],
  ])
})

it('R-481: the invoice address of the account is shown in fields and saved as the lines of an envelope', async () => {
  vi.spyOn(toast, 'undo').mockReturnValue(undefined as never)
  api.patch.mockResolvedValue({ account: {} })
  const address = 'Ada Marsh\n12 rue des Lilas\n75011 Paris'
  const dialog = await open(<DialogAddress />, 'Edit the invoice address', { address })
  expect(field(dialog, /^City/)).toHaveValue('Paris')
  fill(dialog, [[/^Country/, 'France']])
  fireEvent.click(dialog.getByText('Save'))
  await waitFor(() => expect(api.patch).toHaveBeenCalled())
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ body: { address: `${address}\nFrance` } })
})
