import type { ItemSummary } from '@contract/items.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'
import { useItemOperation, useItems } from './use-items.ts'
import { useManuscriptEvents } from './use-manuscript-events.ts'

const api = mockApi()
const topics = mockTopics()

const scene = (position: number) => ({ id: 'a', revision: 1, parentId: null, position }) as ItemSummary
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let stored: ItemSummary
let reads: (() => void)[]
let moves: (() => void)[]

beforeEach(() => {
  reads = []
  moves = []
  api.get.mockImplementation(async () => {
    const items = [{ ...stored }]
    await new Promise<void>((respond) => reads.push(respond))
    return { items }
  })
  api.post.mockImplementation(async (_path: string, { body }: { body: { position: number } }) => {
    stored = scene(body.position)
    const items = [stored]
    await new Promise<void>((respond) => moves.push(respond))
    return { items }
  })
})

function open(known?: ItemSummary[]) {
  const client = createQueryClient()
  if (known) client.setQueryData(itemKeys.list('m'), known)
  const { result } = renderHook(
    () => {
      useManuscriptEvents('m')
      const { data } = useItems('m')
      return { data, run: useItemOperation('m').mutateAsync }
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  const move = (position: number) =>
    result.current.run({ kind: 'move', id: 'a', place: { position } as never })
  const rename = (title: string) => result.current.run({ kind: 'patch', id: 'a', changes: { title } })
  return { move, rename, position: () => result.current.data?.[0]?.position }
}

it('the late response to a move does not hide a later move by another person', async () => {
  stored = scene(1)
  const { move, position } = open([scene(1)])
  const moved = move(2)
  await eventually(() => moves.length === 1)
  stored = scene(3)
  for (const { onEvent } of topics.handlers.values()) onEvent('items', { items: [scene(3)] })
  // Longer than the debounce of events.
  await wait(400)
  reads[0]?.()
  await wait(50)
  moves[0]?.()
  await moved
  await eventually(() => position() === 2)
  await eventually(() => {
    reads.at(-1)?.()
    return position() === 3
  })
  expect(position()).toBe(3)
})

it('a list that loads for the first time during an operation is still loaded', async () => {
  stored = scene(1)
  const { move, position } = open()
  await eventually(() => reads.length === 1)
  const moved = move(2)
  await eventually(() => moves.length === 1)
  moves[0]?.()
  await moved
  await eventually(() => {
    reads.at(-1)?.()
    return position() !== undefined
  })
  expect(position()).toBe(1)
})

it('a renamed item is saved also when the page is loaded again at once', async () => {
  const { rename } = open([scene(1)])
  api.patch.mockResolvedValue({ item: scene(1) })
  await rename('New')
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

it('R-946: a comment of another person refetches the open texts and the list of comments, not the binder', async () => {
  stored = scene(1)
  const client = createQueryClient()
  const keys = [itemKeys.detail('m', 'a'), manuscriptKeys.threads('m'), itemKeys.list('m')]
  for (const key of keys) client.setQueryData(key, [scene(1)])
  renderHook(() => useManuscriptEvents('m'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  for (const { onEvent } of topics.handlers.values()) onEvent('comments', {})
  const areStale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  await eventually(() => areStale()[0] === true)
  expect(areStale()).toEqual([true, true, false])
})

it.each([
  ['collections', manuscriptKeys.collections('m')],
  ['fields', manuscriptKeys.detail('m')],
])(
  'R-994: %s of another person appear without a reload, and the binder is not read again',
  async (event, key) => {
    const client = createQueryClient()
    const other = event === 'fields' ? manuscriptKeys.collections('m') : manuscriptKeys.detail('m')
    for (const known of [key, other, itemKeys.list('m')]) client.setQueryData(known, [])
    renderHook(() => useManuscriptEvents('m'), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
    for (const { onEvent } of topics.handlers.values()) onEvent(event, {})
    await eventually(() => client.getQueryState(key)?.isInvalidated === true)
    expect([other, itemKeys.list('m')].map((known) => client.getQueryState(known)?.isInvalidated)).toEqual([
      false,
      false,
    ])
  },
)
