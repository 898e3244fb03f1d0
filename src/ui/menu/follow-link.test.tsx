import { ChakraProvider, Menu } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { system } from '../theme/system.ts'
import { followLink } from './follow-link.ts'

function Lines() {
  return (
    <Menu.Root defaultOpen navigate={followLink}>
      <Menu.Content>
        <Menu.Item value="there" asChild>
          <Link to="/there">There</Link>
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

it('Enter on a link of a menu uses the router and does not reload the app', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Lines /> },
    { path: '/there', element: <h1>Arrived</h1> },
  ])
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en">
        <RouterProvider router={router} />
      </IntlProvider>
    </ChakraProvider>,
  )
  screen.getByRole('menu').focus()
  await userEvent.keyboard('{ArrowDown}')
  // The menu reads its highlighted item from its last render.
  await waitFor(() => expect(screen.getByRole('menuitem')).toHaveAttribute('data-highlighted'))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible()
})
