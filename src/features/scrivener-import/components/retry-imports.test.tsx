import type { ImportRecord } from '@contract/imports.ts'
import messages from '@locales/en/scrivener-import.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useImportMenu } from './use-import-menu.ts'

const api = mockApi()

const client = new QueryClient()
const failed = (id: string) =>
  ({ id, status: 'failed', started: true, errorCode: 'processing', isOwn: true }) as ImportRecord

it('a refused retry of an import is reported, also when another import is retried', async () => {
  const report = vi.spyOn(toast, 'error').mockReturnValue()
  let refuse = () => {}
  api.post
    .mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = () => reject(new Error('refused'))
      }),
    )
    .mockReturnValue(new Promise(() => {}))
  const { result } = renderHook(() => useImportMenu(), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={messages}>
        <QueryClientProvider client={client}>
          <AbilityProvider value={createAbility([{ action: 'create', subject: 'manuscripts' }])}>
            <ConfirmProvider>
              <MemoryRouter>{children}</MemoryRouter>
            </ConfirmProvider>
          </AbilityProvider>
        </QueryClientProvider>
      </IntlProvider>
    ),
  })
  for (const id of ['a', 'b']) {
    const retry = result.current(failed(id)).find((item) => item.id === 'retry')
    retry?.action?.()
  }
  await waitFor(() => expect(api.post).toHaveBeenCalledTimes(2))
  refuse()
  await waitFor(() => expect(client.isMutating()).toBe(1))
  expect(report).toHaveBeenCalledOnce()
})
