import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/query-client.ts'
import type { LiveHandlers } from '@/lib/realtime/subscribe.ts'
import { useDemoChanges } from './use-demo-changes.ts'

const topics = vi.hoisted(() => new Map<string, LiveHandlers>())
const live = vi.hoisted(() => ({ isOpen: false }))
vi.mock('@/lib/realtime/subscribe.ts', () => ({
  subscribeToTopic: (name: string, handlers: LiveHandlers) => {
    topics.set(name, handlers)
    if (live.isOpen) handlers.onReady?.()
    return () => topics.delete(name)
  },
}))

const fetches = vi.fn(async (_key: string) => 1)
let client: QueryClient
beforeEach(() => {
  client = createQueryClient()
  live.isOpen = false
})
afterEach(() => {
  cleanup()
  fetches.mockClear()
  topics.clear()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const useTables = (tables: string[], queryKey?: string[]) => {
  useQuery({ queryKey: ['demo', 'products', 'list'], queryFn: () => fetches('products') })
  useQuery({ queryKey: ['demo', 'orders', 'list'], queryFn: () => fetches('orders') })
  useDemoChanges(tables, queryKey)
}
const count = (name: string) => fetches.mock.calls.filter(([key]) => key === name).length
const hint = (table: string) => act(() => topics.get('demo')?.onEvent('demo', { table }))

it('a changed table refetches its queries once for several hints (R-240)', async () => {
  renderHook(() => useTables(['products']), { wrapper })
  await waitFor(() => expect(count('orders')).toBe(1))
  hint('products')
  hint('products')
  hint('orders')
  await waitFor(() => expect(count('products')).toBe(2))
  expect(count('orders')).toBe(1)
})

it('a query over several tables is refetched by its key', async () => {
  renderHook(() => useTables(['products', 'sales'], ['demo', 'orders']), { wrapper })
  await waitFor(() => expect(count('orders')).toBe(1))
  hint('sales')
  await waitFor(() => expect(count('orders')).toBe(2))
  expect(count('products')).toBe(1)
})

it('an open topic does not repeat a request in progress, and refetches when it opens again', async () => {
  live.isOpen = true
  const view = renderHook(() => useTables(['products']), { wrapper })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(count('products')).toBe(1)
  act(() => topics.get('demo')?.onReady?.())
  await waitFor(() => expect(count('products')).toBe(2))
  view.unmount()
  expect(topics.size).toBe(0)
})

it('a first request that runs when the topic opens is repeated, because it may have missed a change', async () => {
  renderHook(() => useTables(['products']), { wrapper })
  act(() => topics.get('demo')?.onReady?.())
  await waitFor(() => expect(count('products')).toBe(2))
  expect(count('orders')).toBe(1)
})
