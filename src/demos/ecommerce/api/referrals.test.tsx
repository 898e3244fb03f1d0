import type { ReferralInvitationBody } from '@contract/demo/review-actions.ts'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { referralFiguresQuery, useInviteReferral } from './referrals.ts'

const api = mockApi()

it('the late response to an invitation does not hide a later invitation of another person', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = referralFiguresQuery()
  const now = { invited: 2 }
  client.setQueryData(query.queryKey, now as never)
  api.get.mockResolvedValue(now)
  api.post.mockResolvedValue({ invited: 1 })
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  const { result } = renderHook(() => useInviteReferral(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({} as ReferralInvitationBody)
  await eventually(() => client.isFetching() === 0)
  expect(observer.getCurrentResult().data).toEqual(now)
  stop()
})
