import type { Review } from '@contract/demo/ecommerce.ts'
import sales from '@locales/en/ecommerce-sales.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { undoLastAction } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useReviewActions } from './use-review-actions.ts'

const api = mockApi()
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={sales}>
    <QueryClientProvider client={client}>
      <ConfirmProvider>{children}</ConfirmProvider>
    </QueryClientProvider>
  </IntlProvider>
)
const review = (id: number, status: Review['status']) => ({ id, status, reviewer: 'Ada' }) as Review

it('R-348: several reviews are published at once, and undo withdraws only those that were not published', async () => {
  api.patch.mockResolvedValue({ updated: 2 })
  const { result } = renderHook(useReviewActions, { wrapper })
  const chosen = [review(1, 'Pending'), review(2, 'Published'), review(3, 'Pending')]
  await act(() => result.current.change(chosen, 'Published'))
  expect(api.patch.mock.lastCall?.[1]).toEqual({ body: { ids: [1, 3], status: 'Published' } })
  await act(async () => void undoLastAction())
  expect(api.patch.mock.lastCall?.[1]).toEqual({ body: { ids: [1, 3], status: 'Pending' } })
})
