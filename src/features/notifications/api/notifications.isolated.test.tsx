import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ post: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { useMarkNotificationsRead } = await import('./notifications.ts')

it('notifications stay read when the page is loaded again at once', async () => {
  api.post.mockResolvedValue(undefined)
  const client = new QueryClient()
  const { result } = renderHook(() => useMarkNotificationsRead(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync(['a'])
  expect(api.post.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})
