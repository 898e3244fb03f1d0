import { ChakraProvider } from '@chakra-ui/react'
import type { ImportRecord } from '@contract/imports.ts'
import messages from '@locales/en/scrivener-import.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { OutcomeCard } from './outcome-card.tsx'

const api = mockApi()

it('R-118: the card of a completed import keeps Try again, reachable by keyboard, with the reason', async () => {
  api.get.mockReturnValue(new Promise(() => undefined))
  const record = {
    id: '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11',
    status: 'completed',
    started: true,
    errorCode: null,
    isOwn: true,
    fileName: 'Novel.zip',
    progress: { total: 3, done: 3 },
    warnings: [],
  } as unknown as ImportRecord
  const handle = vi.fn()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...messages }}>
        <QueryClientProvider client={new QueryClient()}>
          <AbilityProvider value={createAbility([{ action: 'create', subject: 'manuscripts' }])}>
            <MemoryRouter>
              <ContextMenuProvider>
                <OutcomeCard
                  record={record}
                  isRetrying={false}
                  onRetry={handle}
                  onAgain={handle}
                  onDownload={handle}
                />
              </ContextMenuProvider>
            </MemoryRouter>
          </AbilityProvider>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  const retry = screen.getByRole('button', { name: messages['scrivener-import.retry'] })
  retry.focus()
  expect(retry).toHaveFocus()
  expect(retry).toHaveAccessibleDescription(messages['scrivener-import.retry.not-failed'])
  await userEvent.click(retry)
  expect(handle).not.toHaveBeenCalled()
})
