import type { OpenChat } from '@contract/chat.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useMarkSeen } from './use-mark-seen.ts'

const api = mockApi()

it('the newest message is marked as seen once while it is in view, and again when that failed', async () => {
  api.post.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', message: 'No' }))
  api.post.mockResolvedValue(undefined)
  const client = new QueryClient()
  const chat = { unseenMsgs: 1, messages: [{ seq: 6 }] } as OpenChat
  const { rerender } = renderHook(({ isInView }) => useMarkSeen('7', chat, isInView), {
    initialProps: { isInView: false },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(api.post).not.toHaveBeenCalled()
  rerender({ isInView: true })
  await waitFor(() => expect(api.post).toHaveBeenCalledTimes(1))
  for (const isInView of [false, true, false, true]) {
    await Promise.resolve()
    rerender({ isInView })
  }
  await waitFor(() => expect(api.post).toHaveBeenCalledTimes(2))
  expect(api.post).toHaveBeenLastCalledWith(expect.stringContaining('7/seen'), { body: { seq: 6 } })
})
