import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useMoveBoard, useMoveCard } from './board-changes.ts'
import { kanbanPageQuery } from './kanban.ts'

const api = mockApi()

/** The open page as another person has left it. */
function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = kanbanPageQuery(client)
  const now = { version: 5, boards: [{ id: 2, title: 'theirs', itemsIds: [1] }], items: [] } as never
  client.setQueryData(query.queryKey, now)
  api.get.mockResolvedValue(now)
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  const run = <T,>(useCall: () => T) =>
    renderHook(useCall, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result.current
  const titles = () => observer.getCurrentResult().data?.boards.map(({ title }) => title)
  return { client, run, stop, titles }
}
const earlier = [{ id: 2, title: 'earlier', itemsIds: [1] }]

it('R-241: a moved card is saved also when the page is loaded again at once', async () => {
  api.post.mockResolvedValue({ boards: [], version: 1 })
  const client = new QueryClient()
  const { result } = renderHook(() => useMoveCard(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ cardId: 1, boardId: 2, beforeId: null })
  expect(api.post.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

it('the late response to a moved card does not hide a later name of a board', async () => {
  const { run, stop, titles } = show()
  api.post.mockResolvedValue({ boards: earlier, version: 5 })
  await run(useMoveCard).mutateAsync({ cardId: 1, boardId: 2, beforeId: null })
  expect(titles()).toEqual(['theirs'])
  stop()
})

it('the late response to a moved board does not hide a later name of a board', async () => {
  const { client, run, stop, titles } = show()
  api.post.mockResolvedValue({ boards: earlier })
  await run(useMoveBoard).mutateAsync({ boardId: 2, beforeId: null })
  await eventually(() => client.isFetching() === 0)
  expect(titles()).toEqual(['theirs'])
  stop()
})
