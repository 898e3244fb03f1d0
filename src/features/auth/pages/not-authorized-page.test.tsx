import { ChakraProvider } from '@chakra-ui/react'
import app from '@locales/en/app.json'
import auth from '@locales/en/auth.json'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { registerDestinations } from '@/lib/routing/destinations.ts'
import { system } from '@/ui/theme/system.ts'
import { sessionStore } from '../api/session.ts'
import { Page } from './not-authorized-page.tsx'

const english = { ...auth, ...app, 'app.home': 'Home' }
const ability = createAbility([{ action: 'read', subject: 'manuscripts' }])
const user = {
  id: 9,
  uid: '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11',
  fullName: 'A B',
  username: 'ab',
  email: 'a@b.c',
  avatar: null,
  role: 'subscriber',
}
const shelf = { id: 'shelf', path: '/apps/manuscripts', labelId: 'auth.login.title' } as const

function show() {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={english}>
        <AbilityProvider value={ability}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </AbilityProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

beforeEach(() => {
  sessionStore.set({ status: 'signed-in', user, ability })
  registerDestinations(() => [shelf])
})

describe('the not-authorized page (R-024)', () => {
  it('links to screens the user may open, and to sign-out', () => {
    expect(show()).toContain('/apps/manuscripts')
    expect(screen.getByRole('button', { name: english['app.sign-out'] })).toBeVisible()
  })

  it('reports that no screen is available, and still offers sign-out', () => {
    registerDestinations(() => [])
    show()
    expect(screen.getByText(english['auth.not-authorized.nowhere'])).toBeVisible()
    expect(screen.getByRole('button', { name: english['app.sign-out'] })).toBeVisible()
  })

  it('tells a person who was deactivated on this page why they are signed out (R-621)', () => {
    sessionStore.set({ status: 'signed-out', user: null, ability: createAbility(), isDeactivated: true })
    show()
    expect(screen.getByText(english['auth.login.deactivated'])).toBeVisible()
  })

  it('offers sign-in to a signed-out visitor', () => {
    sessionStore.set({ status: 'signed-out', user: null, ability: createAbility() })
    expect(show()).toContain('/login')
    expect(screen.queryByRole('button', { name: english['app.sign-out'] })).toBeNull()
  })
})
