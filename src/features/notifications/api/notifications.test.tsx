import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useMarkNotificationsRead } from './notifications.ts'

const api = mockApi()

it('notifications stay read when the page is loaded again at once', async () => {
  api.post.mockResolvedValue(undefined)
  const client = new QueryClient()
  const { result } = renderHook(() => useMarkNotificationsRead(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync(['a'])
  expect(api.post.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})
