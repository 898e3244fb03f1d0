import { ChakraProvider } from '@chakra-ui/react'
import auth from '@locales/en/auth.json'
import pages from '@locales/en/front-pages.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { publicTextQuery } from '../api/page-texts.ts'
import { Page } from './page-text-page.tsx'

const api = mockApi()
const text = { page: 'privacy', language: 'en', revision: 3, updatedAt: '2026-11-01T08:00:00Z' } as const

function show(action: 'read' | 'update') {
  const ability = createAbility([{ action, subject: 'admin' }])
  sessionStore.set({ status: 'signed-out', user: null, ability })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(publicTextQuery('privacy', 'en').queryKey, { ...text, body: 'The <b>old</b> text' })
  const page = (
    <ConfirmProvider>
      <Page />
    </ConfirmProvider>
  )
  const path = '/front-pages/privacy'
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [path] })
  return render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...auth, ...ui, ...pages }}>
        <QueryClientProvider client={client}>
          <AbilityProvider value={ability}>
            <RouterProvider router={router} />
          </AbilityProvider>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
}

it('R-586: a public page shows markup as text, and only who may change it edits it on the page', async () => {
  const { unmount } = show('read')
  expect(screen.getByText('The <b>old</b> text')).toBeVisible()
  expect(screen.queryByText(pages['front-pages.text.edit'])).toBeNull()
  unmount()
  api.patch.mockResolvedValue({ text: { ...text, revision: 4, body: 'The new text' } })
  show('update')
  fireEvent.click(screen.getByText(pages['front-pages.text.edit']))
  const input = await screen.findByDisplayValue('The <b>old</b> text')
  fireEvent.change(input, { target: { value: 'The new text' } })
  fireEvent.click(screen.getByText(pages['front-pages.text.save']))
  expect(await screen.findByText('The new text', { selector: 'p' })).toBeInTheDocument()
  const body = { page: 'privacy', language: 'en', revision: 3, body: 'The new text' }
  expect(api.patch.mock.calls).toEqual([['/page-texts', { body }]])
})
