import { ChakraProvider } from '@chakra-ui/react'
import type { UserData } from '@contract/session.ts'
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { system } from '@/ui/theme/system.ts'
import messages from '../../../locales/en/app.json' with { type: 'json' }
import { eventually } from '../../../tests/support/eventually.ts'
import { registerScreens } from '../register-screens.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('@/lib/routing/when-idle.ts', () => ({ whenIdle: (work: () => void) => work(), MUCH_LATER_MS: 0 }))
vi.mock('./menus/user-panel.tsx', () => {
  loaded()
  return { UserPanel: () => null }
})
const { UserMenu } = await import('./user-menu.tsx')

it('R-740: the user menu and the sign-in page are loaded before a connection is lost', async () => {
  const { ability } = sessionStore.get()
  const user = { uid: 'u', fullName: 'Ada Wing', avatar: null } as UserData
  sessionStore.set({ status: 'signed-in', user, ability })
  registerScreens()
  window.preloadRoute = vi.fn()
  render(
    <IntlProvider locale="en" messages={messages}>
      <ChakraProvider value={system}>
        <UserMenu />
      </ChakraProvider>
    </IntlProvider>,
  )
  await eventually(() => loaded.mock.calls.length === 1)
  expect(window.preloadRoute).toHaveBeenCalledWith('/login')
})
