import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { takeEarlyText } from '@/features/manuscripts/shared/early-text.ts'
import { system } from '@/ui/theme/system.ts'
import { OpeningText } from './opening-text.tsx'

it('letters typed while a text loads are kept for it, and its screen has no second field (R-518)', async () => {
  let finish = () => {}
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <OpeningText />
            <Outlet />
          </>
        ),
        children: [
          { path: '/', element: <Link to="/manuscripts/m/items/beacon/edit">The beacon</Link> },
          {
            path: '/manuscripts/:manuscriptId/items/:itemId/edit',
            element: <h1>Editor</h1>,
            loader: () => new Promise<null>((resolve) => (finish = () => resolve(null))),
          },
        ],
      },
    ],
    { basename: '/build', initialEntries: ['/build/'] },
  )
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ 'ui.text-loading': 'Text, loading' }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ChakraProvider>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('link', { name: 'The beacon' }))
  expect(await screen.findByRole('textbox', { name: 'Text, loading' })).toHaveFocus()
  await user.keyboard('ghost')
  finish()
  expect(await screen.findByRole('heading', { name: 'Editor' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(takeEarlyText('beacon')).toBe('ghost')
})
