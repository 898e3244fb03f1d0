import { ChakraProvider } from '@chakra-ui/react'
import type { UserData } from '@contract/session.ts'
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { system } from '@/ui/theme/system.ts'
import messages from '../../../locales/en/app.json' with { type: 'json' }

const preloadScreen = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../preload-screen.ts', () => ({ preloadScreen }))
const { UserMenu } = await import('./user-menu.tsx')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('R-740: the sign-in screen is loaded before a connection is lost', () => {
  const { ability } = sessionStore.get()
  const user = { uid: 'u', fullName: 'Ada Wing', avatar: null } as UserData
  sessionStore.set({ status: 'signed-in', user, ability })
  render(
    <IntlProvider locale="en" messages={messages}>
      <ChakraProvider value={system}>
        <UserMenu />
      </ChakraProvider>
    </IntlProvider>,
  )
  expect(preloadScreen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(8000)
  expect(preloadScreen).toHaveBeenCalledWith('auth.login')
})
