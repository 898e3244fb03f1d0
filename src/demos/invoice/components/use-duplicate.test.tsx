import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import invoice from '../../../../locales/en/invoice.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useDuplicate } from './use-duplicate.ts'

const api = mockApi()

it('a double click on Duplicate makes one copy', async () => {
  registerPaths([{ id: 'invoice.edit', path: '/apps/invoice/edit/:id' }])
  vi.spyOn(toast, 'success').mockReturnValue()
  api.post.mockResolvedValue({ document: { id: 5037 } })
  const { result } = renderHook(useDuplicate, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={invoice}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    ),
  })
  await Promise.all([result.current.duplicate(5001), result.current.duplicate(5001)])
  expect(api.post).toHaveBeenCalledOnce()
  await result.current.duplicate(5001)
  expect(api.post).toHaveBeenCalledTimes(2)
})
