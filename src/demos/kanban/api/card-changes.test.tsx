import type { KanbanCardDetail } from '@contract/demo/kanban-cards.ts'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useAddCardComment } from './card-changes.ts'
import { kanbanCardQuery } from './kanban.ts'

const api = mockApi()

const detail = (...ids: string[]) =>
  ({ card: { id: 1 }, comments: ids.map((id) => ({ id })) }) as KanbanCardDetail

it('the late response to a comment does not hide a later comment of another person', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = kanbanCardQuery(1)
  client.setQueryData(query.queryKey, detail())
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  let respond = () => {}
  api.get.mockResolvedValue(detail('mine', 'theirs'))
  api.post.mockReturnValue(new Promise((resolve) => (respond = () => resolve(detail('mine')))))
  const { result } = renderHook(() => useAddCardComment(1), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const added = result.current.mutateAsync({ id: 'mine', body: 'Mine' })
  await client.invalidateQueries({ queryKey: query.queryKey })
  const comments = () => observer.getCurrentResult().data?.comments.map(({ id }) => id)
  expect(comments()).toEqual(['mine', 'theirs'])
  respond()
  await added
  await eventually(() => client.isFetching() === 0)
  expect(comments()).toEqual(['mine', 'theirs'])
  stop()
})
