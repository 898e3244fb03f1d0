import { ChakraProvider } from '@chakra-ui/react'
import type { UserData } from '@contract/session.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import * as accounts from '@/features/auth/api/auth.ts'
import { sessionStore } from '@/features/auth/api/session.ts'
import { AbilityProvider } from '@/lib/ability.ts'
import * as kept from '@/lib/kept-mutations.ts'
import { system } from '@/ui/theme/system.ts'
import { toast } from '@/ui/toaster.tsx'
import accountMessages from '../../../../locales/en/account.json' with { type: 'json' }
import messages from '../../../../locales/en/app.json' with { type: 'json' }
import { UserPanel } from './user-panel.tsx'

beforeEach(() => {
  const { ability } = sessionStore.get()
  const user = { uid: 'u', fullName: 'Ada Wing', email: 'ada@demo.com', avatar: null } as UserData
  sessionStore.set({ status: 'signed-in', user, ability })
})

it.each([
  [true, 1],
  [false, 0],
])('R-740: a sign-out says that changes wait in the tab (%s)', async (isWaiting, count) => {
  const warn = vi.spyOn(toast, 'warning')
  vi.spyOn(accounts, 'signOut').mockResolvedValue(undefined)
  const hasKept = vi.spyOn(kept, 'hasKeptMutations').mockReturnValue(isWaiting)
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, ...accountMessages }}>
        <ChakraProvider value={system}>
          <AbilityProvider value={sessionStore.get().ability}>
            <UserPanel triggerId="menu" isOpen isByKey={false} onOpenChange={() => {}} />
          </AbilityProvider>
        </ChakraProvider>
      </IntlProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('menuitem', { name: 'Sign out' })
  await userEvent.keyboard('{End}{Enter}')
  await waitFor(() => expect(hasKept).toHaveBeenCalledOnce())
  expect(warn).toHaveBeenCalledTimes(count)
  for (const [{ title, description }] of warn.mock.calls) {
    expect(title).toBe(messages['app.unsent'])
    expect(description).toBe(messages['app.unsent.body'])
  }
})
