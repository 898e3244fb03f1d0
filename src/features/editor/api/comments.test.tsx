import type { Item } from '@contract/items.ts'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { testItem } from '../../../../tests/support/items.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useComments } from './comments.ts'

const api = mockApi()

const note = { id: 'a', kind: 'comment', body: 'Too long' } as Item['comments'][number]

it('a comment added while the item is being fetched stays on the screen', async () => {
  const before = testItem()
  const reads: ((item: Item) => void)[] = []
  api.get.mockImplementation(async () => ({ item: await new Promise<Item>((read) => reads.push(read)) }))
  api.post.mockResolvedValue({ comment: note })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = itemQuery('m', before.id)
  client.setQueryData(query.queryKey, before)
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  const comments = () => observer.getCurrentResult().data?.comments
  const { result } = renderHook(() => useComments('m', before.id), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  void client.invalidateQueries({ queryKey: query.queryKey })
  await eventually(() => reads.length === 1)
  await result.current.mutateAsync({ action: 'add', comment: note })
  expect(comments()).toEqual([note])
  reads[0]?.(before)
  await eventually(() => reads.length === 2)
  expect(comments()).toEqual([note])
  reads[1]?.({ ...before, comments: [note] })
  await eventually(() => client.isFetching() === 0)
  expect(comments()).toEqual([note])
  stop()
})
