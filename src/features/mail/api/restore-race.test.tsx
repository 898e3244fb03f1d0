import type { ThreadSummary } from '@contract/mail.ts'
import { InfiniteQueryObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { testThread } from '../model/test-threads.ts'
import { usePutEntries, useThreadAction } from './actions.ts'
import { mailKeys } from './keys.ts'
import { refreshLists, refreshListsOnEvent } from './mail-cache.ts'
import { threadsQuery } from './threads.ts'

const api = mockApi()

const filter = { folder: 'inbox', today: '2026-11-20' } as const
const archived = testThread(2, { folder: 'archive' })
const other = testThread(1)
const without = { threads: [other], total: 100 }
const restored = { threads: [testThread(2), other], total: 100 }

/** A call of the API whose response the test sends. */
type Pending = { respond: (body: unknown) => void }
let reads: Pending[]
let saves: Pending[]
const pend = (into: Pending[]) => () => new Promise((respond) => into.push({ respond }))

beforeEach(() => {
  reads = []
  saves = []
  api.get.mockImplementation(pend(reads))
  api.put.mockImplementation(pend(saves))
})

function openList(pages: number) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const key = mailKeys.list(filter)
  const rest = Array.from({ length: pages - 1 }, (_, i) => ({ threads: [testThread(-i - 1)], total: 100 }))
  client.setQueryData(key, {
    pages: [{ threads: [archived, other], total: 100 }, ...rest],
    pageParams: Array.from({ length: pages }, (_, i) => i + 1),
  })
  new InfiniteQueryObserver(client, threadsQuery(filter)).subscribe(() => {})
  const { result } = renderHook(() => usePutEntries(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const inbox = () =>
    client
      .getQueryData<{ pages: { threads: ThreadSummary[] }[] }>(key)
      ?.pages.flatMap(({ threads }) => threads)
      .filter(({ folder }) => folder === 'inbox')
      .map(({ threadId }) => threadId)
  const undo = () => result.current.mutateAsync([{ threadId: archived.threadId, folder: 'inbox' }])
  const respondToSave = () => saves[0]?.respond({ entries: [{ ...archived, folder: 'inbox' }] })
  return { client, inbox, undo, respondToSave }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

it.each([1, 2])(
  'R-510: a list of %i page(s) requested before an undo never removes the restored row',
  async (n) => {
    const { client, inbox, undo, respondToSave } = openList(n)
    void refreshLists(client)
    await eventually(() => reads.length === 1)
    const done = undo()
    await eventually(() => saves.length === 1)
    reads[0]?.respond(without)
    await settle()
    expect(inbox()).toContain(archived.threadId)
    respondToSave()
    await done
    await eventually(() => reads.length === 2)
    expect(inbox()).toContain(archived.threadId)
    reads[1]?.respond(restored)
    await settle()
    expect(inbox()).toContain(archived.threadId)
  },
)

it.each([1, 2])(
  'R-510: a list of %i page(s) is not requested by an event before a running undo is saved',
  async (n) => {
    const { client, inbox, undo, respondToSave } = openList(n)
    const done = undo()
    await eventually(() => saves.length === 1)
    void refreshListsOnEvent(client)
    await settle()
    expect(reads).toEqual([])
    respondToSave()
    await done
    await eventually(() => reads.length > 0)
    reads.at(-1)?.respond(restored)
    await settle()
    expect(inbox()).toContain(archived.threadId)
  },
)

it('the older of two responses with the first page does not replace the newer one', async () => {
  const { client, inbox } = openList(2)
  void refreshLists(client)
  await eventually(() => reads.length === 1)
  void refreshLists(client)
  await eventually(() => reads.length === 2)
  reads[1]?.respond(restored)
  await eventually(() => inbox()?.includes(archived.threadId) === true)
  reads[0]?.respond(without)
  await settle()
  expect(inbox()).toContain(archived.threadId)
})

it('R-510: an action right after an undo is sent after it', async () => {
  const client = new QueryClient()
  const posts: Pending[] = []
  api.post.mockImplementation(pend(posts))
  const { result } = renderHook(() => ({ undo: usePutEntries(), action: useThreadAction() }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const { threadId } = archived
  const undone = result.current.undo.mutateAsync([{ threadId, folder: 'inbox' }])
  const done = result.current.action.mutateAsync({ action: 'archive', threadIds: [threadId] })
  await eventually(() => saves.length === 1)
  await settle()
  expect(posts).toHaveLength(0)
  saves[0]?.respond({ entries: [] })
  await eventually(() => posts.length === 1)
  posts[0]?.respond({ before: [], entries: [] })
  await Promise.all([undone, done])
  // A page that is closed or loaded again does not cancel them.
  expect(api.put.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true })
  expect(api.post.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true })
})
