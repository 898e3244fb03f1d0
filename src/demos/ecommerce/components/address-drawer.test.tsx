import { ChakraProvider } from '@chakra-ui/react'
import type { PostalAddress } from '@contract/demo/postal-address.ts'
import sales from '@locales/en/ecommerce-sales.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { AddressDrawer } from './address-drawer.tsx'

const stored: PostalAddress = {
  recipient: 'Ada Aalto',
  street: 'Via Po 1',
  extra: '',
  postcode: '10124',
  city: 'Turin',
  countryCode: 'it',
  revision: 1,
}
const theirs = { ...stored, street: 'Via Roma 2', revision: 2 }
const late = new ApiError({
  status: 409,
  code: 'conflict',
  message: 'late',
  body: { changedBy: 'Nina Petrov' },
})

async function saveLate() {
  const onSave = vi.fn().mockRejectedValueOnce(late).mockResolvedValue(undefined)
  const onClose = vi.fn()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...sales }} onError={() => undefined}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <ConfirmProvider>
              <AddressDrawer
                title="Address"
                address={stored}
                latest={() => theirs}
                onSave={onSave}
                onClose={onClose}
              />
            </ConfirmProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  fireEvent.change(await screen.findByLabelText(/^City/), { target: { value: 'Milan' } })
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText(ui['ui.conflict.mine'])
  expect(onSave.mock.lastCall).toEqual([expect.objectContaining({ city: 'Milan' }), 1])
  expect(onClose).not.toHaveBeenCalled()
  return onSave
}

it('R-350, R-562: a stale save of an address names the person and the field, and overwrites nothing', async () => {
  const onSave = await saveLate()
  expect(document.body.textContent).toContain('Nina Petrov')
  expect(document.body.textContent).toContain(sales['ecommerce-sales.address.street'])
  expect(onSave).toHaveBeenCalledOnce()
})

it('R-350, R-563: the own version keeps the field of the other person', async () => {
  const onSave = await saveLate()
  fireEvent.click(screen.getByText(ui['ui.conflict.mine']))
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  expect(onSave.mock.lastCall).toEqual([expect.objectContaining({ city: 'Milan', street: 'Via Roma 2' }), 2])
})
