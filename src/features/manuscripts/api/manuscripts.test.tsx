import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { manuscriptQuery, usePatchManuscript } from './manuscripts.ts'

const api = mockApi()

it('the late response to a change of a manuscript does not replace a later revision', async () => {
  const client = createQueryClient()
  const { queryKey } = manuscriptQuery('a')
  client.setQueryData(queryKey, { id: 'a', revision: 6 } as never)
  api.patch.mockResolvedValue({ manuscript: { id: 'a', revision: 5 } })
  const { result } = renderHook(() => usePatchManuscript('a'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ revision: 4 })
  expect(client.getQueryData(queryKey)?.revision).toBe(6)
})

it('a manuscript that was requested before a change does not undo it', async () => {
  const client = createQueryClient()
  const query = manuscriptQuery('a')
  const reads: ((read: unknown) => void)[] = []
  client.setQueryData(query.queryKey, { id: 'a', revision: 5 } as never)
  api.get.mockImplementation(() => new Promise((read) => reads.push(read)))
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  void client.invalidateQueries({ queryKey: query.queryKey })
  await eventually(() => reads.length > 0)
  api.patch.mockResolvedValue({ manuscript: { id: 'a', revision: 6 } })
  const { result } = renderHook(() => usePatchManuscript('a'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ revision: 5 })
  for (const read of reads) read({ manuscript: { id: 'a', revision: 5 } })
  await eventually(() => client.isFetching() === 0)
  expect(observer.getCurrentResult().data?.revision).toBe(6)
  stop()
})
