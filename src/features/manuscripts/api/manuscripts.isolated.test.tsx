import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ patch: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { manuscriptQuery, usePatchManuscript } = await import('./manuscripts.ts')

it('the late response to a change of a manuscript does not replace a later revision', async () => {
  const client = new QueryClient()
  const { queryKey } = manuscriptQuery('a')
  client.setQueryData(queryKey, { id: 'a', revision: 6 } as never)
  api.patch.mockResolvedValue({ manuscript: { id: 'a', revision: 5 } })
  const { result } = renderHook(() => usePatchManuscript('a'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ revision: 4 })
  expect(client.getQueryData(queryKey)?.revision).toBe(6)
})
