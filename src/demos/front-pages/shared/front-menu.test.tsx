import { ChakraProvider } from '@chakra-ui/react'
import auth from '@locales/en/auth.json'
import pages from '@locales/en/front-pages.json'
import ui from '@locales/en/ui.json'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { setThemeChoice } from '@/lib/browser/color-mode.ts'
import { system } from '@/ui/theme/system.ts'
import { frontLinks } from './front-links.ts'
import { FrontMenu } from './front-menu.tsx'

const show = (isSignedIn: boolean) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...auth, ...ui, ...pages }}>
        <MemoryRouter>
          <FrontMenu links={[frontLinks.prices, frontLinks.help]} isSignedIn={isSignedIn} />
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )

// The module of the theme is shared with files whose system is dark.
beforeEach(() => setThemeChoice('system'))

it('R-584: the menu has the links and the way to an account, and Escape closes it', async () => {
  show(false)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', expanded: false }))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Pricing',
    'Help',
    'Create an account',
  ])
  for (const name of ['Français', 'Dark theme'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
})

it('R-584: a signed-in person is offered no account', async () => {
  show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
})
