import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/query-client.ts'
import type { LiveHandlers } from '@/lib/realtime/subscribe.ts'
import { accountKeys } from './keys.ts'
import { useLivePlans } from './plan-queries.ts'

let handlers: LiveHandlers | undefined
let isOpen = false
vi.mock('@/lib/realtime/subscribe.ts', () => ({
  subscribeToTopic: (_name: string, given: LiveHandlers) => {
    handlers = given
    if (isOpen) given.onReady?.()
    return () => undefined
  },
}))

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
  isOpen = false
  const { isIdle } = show()
  act(() => handlers?.onReady?.())
  await isIdle()
  const before = fetches.mock.calls.length
  act(() => handlers?.onReady?.())
  await waitFor(() => expect(fetches).toHaveBeenCalledTimes(before + 1))
  act(() => handlers?.onEvent('notification', {}))
  await waitFor(() => expect(fetches).toHaveBeenCalledTimes(before + 2))
})

it('plan requests are requested once when the page opens with an open connection', async () => {
  isOpen = true
  await show().isIdle()
  expect(fetches).toHaveBeenCalledTimes(1)
})
