import { ChakraProvider } from '@chakra-ui/react'
import type { UserData } from '@contract/session.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as accounts from '@/features/auth/api/auth.ts'
import { sessionStore } from '@/features/auth/api/session.ts'
import { AbilityProvider } from '@/lib/auth/ability.ts'
import { outboxKind, outboxOf } from '@/lib/outbox/outbox.ts'
import * as kept from '@/lib/queries/kept-mutations.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import accountMessages from '../../../../locales/en/account.json' with { type: 'json' }
import messages from '../../../../locales/en/app.json' with { type: 'json' }
import { UserPanel } from './user-panel.tsx'

beforeEach(() => {
  const { ability } = sessionStore.get()
  const user = { uid: 'u', fullName: 'Ada Wing', email: 'ada@demo.com', avatar: null } as UserData
  sessionStore.set({ status: 'signed-in', user, ability })
})

afterEach(() => {
  outboxOf('u').drop('n')
  vi.restoreAllMocks()
})

it.each([
  ['in the tab', true, false, ['app.unsent.body']],
  ['in the outbox', false, true, ['app.unsent.device']],
  ['in both', true, true, ['app.unsent.body']],
  ['nowhere', false, false, []],
] as const)('R-740: a sign-out says that changes wait %s', async (_, isInTab, isInOutbox, texts) => {
  const warn = vi.spyOn(toast, 'warning').mockImplementation(() => undefined)
  // The sign-out itself keeps the changes that wait, so the tab has none before.
  let isSignedOut = false
  vi.spyOn(accounts, 'signOut').mockImplementation(async () => {
    isSignedOut = true
  })
  const hasKept = vi.spyOn(kept, 'hasKeptMutations').mockImplementation(() => isSignedOut && isInTab)
  if (isInOutbox)
    outboxKind('note', (data): data is string => typeof data === 'string').add('u', {
      id: 'n',
      lane: 'n',
      call: { method: 'post', path: '/n' },
      data: 'n',
    })
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, ...accountMessages }}>
        <ChakraProvider value={system}>
          <AbilityProvider value={sessionStore.get().ability}>
            <UserPanel triggerId="menu" isByKey={false} onClose={() => {}} />
          </AbilityProvider>
        </ChakraProvider>
      </IntlProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('menuitem', { name: 'Sign out' })
  await userEvent.keyboard('{End}{Enter}')
  await waitFor(() => expect(hasKept).toHaveBeenCalledOnce())
  expect(warn.mock.calls.map(([{ title, description }]) => [title, description])).toEqual(
    texts.map((text) => [messages['app.unsent'], messages[text]]),
  )
})
