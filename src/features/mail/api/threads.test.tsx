import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { mailKeys } from './keys.ts'
import { conversationQuery, fetchEarlier, fetchWholeThread } from './threads.ts'

const { get } = mockApi()

/** A response with the messages of these numbers. */
const response = (from: number, to: number) => ({
  thread: { messageCount: to },
  messages: Array.from({ length: to - from + 1 }, (_, step) => ({
    id: String(from + step),
    seq: from + step,
  })),
  hasEarlier: from > 1,
})

/** An open conversation whose responses the test sends. */
function open() {
  const client = createQueryClient()
  const respond: ((body: unknown) => void)[] = []
  get.mockReset()
  get.mockImplementation(() => new Promise((resolve) => respond.push(resolve)))
  const observer = new InfiniteQueryObserver(client, conversationQuery('t'))
  const close = observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data
  const numbers = () => shown()?.messages.map(({ seq }) => seq)
  return { client, respond, observer, close, shown, numbers }
}

it.each([
  ['an event of the conversation', mailKeys.thread('t')],
  ['an opening of the channel', mailKeys.threads()],
])('%s received during the first request of a conversation is not missed', async (_, queryKey) => {
  const { client, respond, numbers, close } = open()
  await eventually(() => respond.length === 1)
  void refetch(client, { queryKey })
  respond[0]?.(response(1, 1))
  await eventually(() => respond.length === 2)
  respond[1]?.(response(1, 2))
  await eventually(() => numbers()?.length === 2)
  close()
})

it('responses to two events of a conversation that arrive in the other order show the later state', async () => {
  const { client, respond, numbers, close } = open()
  await eventually(() => respond.length === 1)
  respond[0]?.(response(1, 1))
  await eventually(() => numbers() !== undefined)
  void refetch(client, { queryKey: mailKeys.thread('t') })
  await eventually(() => respond.length === 2)
  void refetch(client, { queryKey: mailKeys.thread('t') })
  await eventually(() => respond.length === 3)
  respond[2]?.(response(1, 3))
  await eventually(() => numbers()?.length === 3)
  respond[1]?.(response(1, 2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(numbers()).toEqual([1, 2, 3])
  close()
})

it('earlier messages of a conversation stay loaded without a gap when new ones arrive', async () => {
  const { client, respond, observer, shown, numbers, close } = open()
  await eventually(() => respond.length === 1)
  respond[0]?.(response(3, 4))
  await eventually(() => numbers() !== undefined)
  void observer.fetchNextPage()
  await eventually(() => respond.length === 2)
  expect(get.mock.calls[1]?.[1].query).toEqual({ before: 3 })
  respond[1]?.(response(1, 2))
  await eventually(() => numbers()?.length === 4)
  void refetch(client, { queryKey: mailKeys.thread('t') })
  await eventually(() => respond.length === 3)
  respond[2]?.(response(4, 5))
  await eventually(() => respond.length === 4)
  expect(get.mock.calls[3]?.[1].query).toEqual({ before: 4 })
  respond[3]?.(response(1, 3))
  await eventually(() => numbers()?.length === 5)
  expect(shown()).toEqual({ ...response(1, 5), hasEarlier: false })
  close()
})

it('earlier messages are loaded although an event refetches the conversation in the meantime', async () => {
  const { client, respond, observer, numbers, close } = open()
  await eventually(() => respond.length === 1)
  respond[0]?.(response(3, 4))
  await eventually(() => numbers() !== undefined)
  const done = fetchEarlier(observer.getCurrentResult())
  await eventually(() => respond.length === 2)
  void refetch(client, { queryKey: mailKeys.thread('t') })
  await eventually(() => respond.length === 3)
  respond[2]?.(response(3, 5))
  await eventually(() => respond.length === 4)
  expect(get.mock.calls[3]?.[1].query).toEqual({ before: 3 })
  respond[3]?.(response(1, 2))
  await done
  expect(numbers()).toEqual([1, 2, 3, 4, 5])
  close()
})

it('a conversation that is forwarded has all its pages', async () => {
  const client = createQueryClient()
  get.mockResolvedValueOnce(response(3, 4))
  get.mockResolvedValueOnce(response(1, 2))
  expect((await fetchWholeThread(client, 't')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})
