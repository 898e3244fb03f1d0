import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { accountKeys } from './keys.ts'
import { useLivePlans } from './plan-queries.ts'

const topics = mockTopics()
const listener = () => topics.handlers.get('user:uid')

const fetches = vi.fn(async () => [])
beforeEach(() => {
  fetches.mockClear()
})

function usePlans() {
  useLivePlans('uid')
  useQuery({ queryKey: accountKeys.plans('mine'), queryFn: fetches })
}

function show() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(usePlans, { wrapper })
  return { isIdle: () => waitFor(() => expect(client.isFetching()).toBe(0)) }
}

it('plan requests are refetched after the connection was lost, because a decision may have been missed', async () => {
  const { isIdle } = show()
  act(() => listener()?.onReady?.())
  await isIdle()
  const before = fetches.mock.calls.length
  act(() => listener()?.onReady?.())
  await waitFor(() => expect(fetches).toHaveBeenCalledTimes(before + 1))
  act(() => listener()?.onEvent('notification', {}))
  await waitFor(() => expect(fetches).toHaveBeenCalledTimes(before + 2))
})

it('plan requests are requested once when the page opens with an open connection', async () => {
  topics.isOpen = true
  await show().isIdle()
  expect(fetches).toHaveBeenCalledTimes(1)
})
