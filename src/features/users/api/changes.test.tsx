import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { usePatchUser } from './changes.ts'
import { userKeys } from './keys.ts'
import { userQuery } from './users.ts'

const api = mockApi()

it('the late response to a change of a user does not replace a later revision', async () => {
  const client = createQueryClient()
  const { queryKey } = userQuery(7)
  client.setQueryData(queryKey, { id: 7, revision: 6 } as never)
  api.patch.mockResolvedValue({ user: { id: 7, revision: 5 } })
  const { result } = renderHook(() => usePatchUser(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ no: 7, revision: 4 })
  expect(client.getQueryData(queryKey)?.revision).toBe(6)
})

it('a user that was requested before a change does not undo it', async () => {
  const client = createQueryClient()
  const query = userQuery(7)
  client.setQueryData(query.queryKey, { id: 7, revision: 5 } as never)
  const reads: ((read: unknown) => void)[] = []
  api.get.mockImplementation(() => new Promise((read) => reads.push(read)))
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  await eventually(() => reads.length === 1)
  api.patch.mockResolvedValue({ user: { id: 7, revision: 6 } })
  const { result } = renderHook(() => usePatchUser(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ no: 7, revision: 5 })
  reads[0]?.({ id: 7, revision: 5 })
  await eventually(() => client.isFetching() === 0)
  expect(observer.getCurrentResult().data?.revision).toBe(6)
  stop()
})

it('the lists that show a user are read again after a change', async () => {
  const client = createQueryClient()
  const shown = [userKeys.list({ page: 1 }), userKeys.figures(), ['companies', 'list'], ['roles', 'list']]
  for (const queryKey of shown) client.setQueryData(queryKey, {})
  api.patch.mockResolvedValue({ user: { id: 7, revision: 6 } })
  const { result } = renderHook(() => usePatchUser(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ no: 7, revision: 5 })
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual(
    shown.map(() => true),
  )
})
