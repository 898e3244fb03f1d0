import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import * as drafts from '../../api/drafts.ts'
import { newComposition } from '../../model/composition.ts'
import { useAutosave } from './use-autosave.ts'

it('a draft that could not be saved is saved when the connection returns', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const put = vi
    .spyOn(drafts, 'putDraft')
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(undefined)
  const client = new QueryClient()
  const isDone = { current: false }
  const opened = newComposition({ html: '<p>One</p>', updatedAt: 1 })
  const { result, rerender } = renderHook((composition) => useAutosave('anna', composition, isDone), {
    initialProps: opened,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const typed = { ...opened, html: '<p>One, two</p>', updatedAt: 2 }
  rerender(typed)
  await waitFor(() => expect(result.current.state).toBe('device'))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.state).toBe('saved'))
  expect(put.mock.calls).toEqual([
    [client, 'anna', typed],
    [client, 'anna', typed],
  ])
})
