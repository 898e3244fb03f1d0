import type { ImportRecord } from '@contract/imports.ts'
import messages from '@locales/en/scrivener-import.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { useImportMenu } from './use-import-menu.ts'

const record = {
  id: '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11',
  status: 'failed',
  started: true,
  errorCode: 'processing',
  isOwn: true,
} as ImportRecord

/** The items of the menu by id, each with the reason why it is disabled; hidden ones are left out. */
function menuOf(of: Partial<ImportRecord>) {
  const { result } = renderHook(() => useImportMenu(), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={messages}>
        <QueryClientProvider client={new QueryClient()}>
          <AbilityProvider value={createAbility([{ action: 'create', subject: 'manuscripts' }])}>
            <ConfirmProvider>
              <MemoryRouter>{children}</MemoryRouter>
            </ConfirmProvider>
          </AbilityProvider>
        </QueryClientProvider>
      </IntlProvider>
    ),
  })
  const shown = result.current({ ...record, ...of }).filter(({ hidden }) => hidden !== true)
  return Object.fromEntries(shown.map((item) => [item.id, item.disabledReason]))
}

it('R-118: Try again and Cancel stay visible, and name the reason when the state forbids them', () => {
  const over = 'This import has already ended'
  const notFailed = 'Only a failed import can be tried again'
  expect(menuOf({})).toEqual({ open: undefined, retry: undefined, cancel: over })
  expect(menuOf({ status: 'completed', errorCode: null })).toEqual({
    open: undefined,
    retry: notFailed,
    cancel: over,
  })
  expect(menuOf({ status: 'processing', errorCode: null })).toEqual({
    open: undefined,
    retry: notFailed,
    cancel: undefined,
  })
  expect(menuOf({ errorCode: 'cancelled' })).toMatchObject({
    retry: 'A canceled import cannot be repeated, because its archive is deleted',
  })
  expect(menuOf({ isOwn: false })).toEqual({ open: undefined })
})
