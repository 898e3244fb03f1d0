import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ patch: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { usePatchUser } = await import('./changes.ts')
const { userQuery } = await import('./users.ts')

it('the late response to a change of a user does not replace a later revision', async () => {
  const client = new QueryClient()
  const { queryKey } = userQuery(7)
  client.setQueryData(queryKey, { id: 7, revision: 6 } as never)
  api.patch.mockResolvedValue({ user: { id: 7, revision: 5 } })
  const { result } = renderHook(() => usePatchUser(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ no: 7, revision: 4 })
  expect(client.getQueryData(queryKey)?.revision).toBe(6)
})
