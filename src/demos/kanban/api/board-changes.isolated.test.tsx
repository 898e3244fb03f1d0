import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ put: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { useMoveCard } = await import('./board-changes.ts')

it('R-241: a moved card is saved also when the page is loaded again at once', async () => {
  api.put.mockResolvedValue({ boards: [], version: 1 })
  const client = new QueryClient()
  const { result } = renderHook(() => useMoveCard(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ cardId: 1, boardId: 2, beforeId: null })
  expect(api.put.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})
