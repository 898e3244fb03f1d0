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

it('R-241: moves are sent one after the other, so that the later one counts', async () => {
  const answers: (() => void)[] = []
  api.post
    .mockReset()
    .mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve({ boards: [], version: answers.length }))),
    )
  const { run, stop } = show()
  const { mutateAsync: move } = run(useMoveCard)
  const both = [2, 3].map((boardId) => move({ cardId: 1, boardId, beforeId: null }))
  await eventually(() => answers.length === 1)
  expect(api.post).toHaveBeenCalledOnce()
  answers[0]?.()
  await eventually(() => answers.length === 2)
  answers[1]?.()
  await Promise.all(both)
  expect(api.post.mock.calls.map(([, options]) => options.body.boardId)).toEqual([2, 3])
  stop()
})

it('R-241: a page that is older than a move keeps the order of the move, and a refused move reads the page', async () => {
  const { client, run, stop, titles } = show()
  api.get.mockResolvedValue({ version: 4, boards: earlier, items: [] })
  api.post.mockReset().mockRejectedValue(new Error('refused'))
  api.get.mockClear()
  await expect(run(useMoveCard).mutateAsync({ cardId: 1, boardId: 2, beforeId: null })).rejects.toThrow()
  await eventually(() => api.get.mock.calls.length === 1 && client.isFetching() === 0)
  expect(titles()).toEqual(['theirs'])
  api.get.mockResolvedValue({ version: 6, boards: earlier, items: [] })
  await client.invalidateQueries()
  expect(titles()).toEqual(['earlier'])
  stop()
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
