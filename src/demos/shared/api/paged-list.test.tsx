import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { pagedList } from './paged-list.ts'
import { useApiMutation } from './use-api-mutation.ts'

const lamps = Array.from({ length: 130 }, (_, id) => id)
const response = z.object({ lamps: z.array(z.number()), total: z.number() })
const pagedLamps = pagedList<typeof response, number>({
  key: ['demo', 'lamps'],
  path: '/lamps',
  read: ({ lamps: rows, total }) => ({ rows, total }),
  toParameters: ({ color, ...query }) => ({ ...query, tint: color }),
})

let calls: string[]
beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`)
    const query = new URL(url, 'http://app').searchParams
    const size = Number(query.get('itemsPerPage') ?? 10)
    const start = (Number(query.get('page') ?? 1) - 1) * size
    return Response.json({ lamps: lamps.slice(start, start + size), total: lamps.length })
  })
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

describe('pagedList', () => {
  it('reads the rows and the total of a page with the parameters of the API', async () => {
    const { result } = renderHook(() => useQuery(pagedLamps.page({ page: 2, color: 'red' })), { wrapper })
    await waitFor(() => expect(result.current.data).toEqual({ rows: lamps.slice(10, 20), total: 130 }))
    expect(calls).toEqual(['GET /api/lamps?page=2&tint=red'])
  })

  it('reads every page of an export', async () => {
    expect(await pagedLamps.fetchAll({ q: 'a' })).toEqual(lamps)
    expect(calls).toHaveLength(2)
  })
})

describe('useApiMutation', () => {
  const client = new QueryClient()
  const inClient = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const show = (change: () => Promise<unknown>) =>
    renderHook(
      () => ({ list: useQuery(pagedLamps.page({})), mutation: useApiMutation([pagedLamps.key], change) }),
      { wrapper: inClient },
    )

  it.each([
    ['a success', async () => undefined],
    ['a refusal', () => Promise.reject(new Error('refused'))],
  ])('refetches the queries under its keys after %s', async (_, change) => {
    const { result } = show(change)
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
    const before = calls.length
    await act(() => result.current.mutation.mutateAsync().catch(() => undefined))
    await waitFor(() => expect(calls.length).toBe(before + 1))
  })
})
