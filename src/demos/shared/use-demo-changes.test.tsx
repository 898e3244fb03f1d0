import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { mockTopics } from '../../../tests/support/mock-topics.ts'
import { useDemoChanges } from './use-demo-changes.ts'

const topics = mockTopics()

const fetches = vi.fn(async (_key: string) => 1)
let client: QueryClient
beforeEach(() => {
  client = createQueryClient()
})
afterEach(() => {
  cleanup()
  fetches.mockClear()
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
const hint = (table: string) => act(() => topics.handlers.get('demo')?.onEvent('demo', { table }))

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
  topics.isOpen = true
  const view = renderHook(() => useTables(['products']), { wrapper })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(count('products')).toBe(1)
  act(() => topics.handlers.get('demo')?.onReady?.())
  await waitFor(() => expect(count('products')).toBe(2))
  view.unmount()
  expect(topics.handlers.size).toBe(0)
})

it('a first request that runs when the topic opens is repeated, because it may have missed a change', async () => {
  renderHook(() => useTables(['products']), { wrapper })
  act(() => topics.handlers.get('demo')?.onReady?.())
  await waitFor(() => expect(count('products')).toBe(2))
  expect(count('orders')).toBe(1)
})
