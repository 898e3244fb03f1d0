import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'

const get = vi.fn()
vi.mock('@/lib/api-client.ts', () => ({ api: { get } }))
const { conversationQuery, fetchNewer, refetchConversations } = await import('./threads.ts')

it.each([
  ['a reading', refetchConversations],
  ['all there is, by the opening of the channel,', (client: QueryClient) => refetchConversations(client)],
  ['a message', fetchNewer],
])('%s received during the first request of the conversation is not missed', async (_, receive) => {
  const client = new QueryClient()
  let resolveFirst = (_response: unknown) => {}
  get.mockReset()
  get.mockReturnValueOnce(new Promise((resolve) => (resolveFirst = resolve)))
  get.mockResolvedValueOnce({ thread: {}, messages: [{ id: 'b', seq: 2 }], hasEarlier: false })
  const open = new QueryObserver(client, conversationQuery('t'))
  const close = open.subscribe(() => {})
  await eventually(() => get.mock.calls.length > 0)
  expect(get).toHaveBeenCalledOnce()
  const received = receive(client, 't')
  resolveFirst({ thread: {}, messages: [{ id: 'a', seq: 1 }], hasEarlier: false })
  await received
  expect(open.getCurrentResult().data?.messages).toEqual([{ id: 'b', seq: 2 }])
  close()
})

it('responses to two events of a thread that arrive in the other order show the later state', async () => {
  const client = new QueryClient()
  const { queryKey } = conversationQuery('t')
  const state = (taskStatus: string) => ({ thread: { taskStatus }, messages: [], hasEarlier: false }) as never
  client.setQueryData(queryKey, state('todo'))
  let stored = 'todo'
  const respond: (() => void)[] = []
  get.mockReset()
  get.mockImplementation(() => {
    const read = state(stored)
    return new Promise((resolve) => respond.push(() => resolve(read)))
  })
  const first = fetchNewer(client, 't')
  stored = 'done'
  const second = fetchNewer(client, 't')
  respond[1]?.()
  await second
  respond[0]?.()
  await eventually(() => respond.length === 2)
  respond[1]?.()
  await first
  expect(client.getQueryData(queryKey)?.thread.taskStatus).toBe('done')
})

it('a conversation requested before messages arrived, and received after them, loses none of them', async () => {
  const client = new QueryClient()
  const { queryKey } = conversationQuery('t')
  const message = (seq: number) => ({ id: String(seq), seq })
  const response = (from: number, to: number) => ({
    thread: { messageCount: to },
    messages: Array.from({ length: to - from + 1 }, (_, step) => message(from + step)),
    hasEarlier: from > 1,
  })
  client.setQueryData(queryKey, response(3, 4) as never)
  let respond = (_response: unknown) => {}
  get.mockReset()
  get.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  get.mockResolvedValueOnce(response(5, 7))
  const refetch = client.fetchQuery({ ...conversationQuery('t'), staleTime: 0 })
  await eventually(() => get.mock.calls.length === 1)
  await fetchNewer(client, 't')
  respond(response(4, 5))
  await refetch
  expect(client.getQueryData(queryKey)).toEqual({ ...response(3, 7), hasEarlier: true })
})
