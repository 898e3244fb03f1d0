import type { ChatList } from '@contract/chat.ts'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { chatsQuery } from './chats.ts'
import { usePendingProfile, useSaveProfile } from './profile.ts'

const api = mockApi()

const list = (status: string) => ({ chatsContacts: [], profileUser: { status } }) as unknown as ChatList
let patches: (() => void)[]
beforeEach(() => {
  patches = []
  api.patch.mockReset()
  api.patch.mockImplementation(
    (_path: string, { body }: { body: { status: string } }) =>
      new Promise((resolve) => patches.push(() => resolve(list(body.status)))),
  )
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = chatsQuery('')
  client.setQueryData(query.queryKey, list('online'))
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  const { result } = renderHook(() => ({ ...useSaveProfile(), pending: usePendingProfile() }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const save = (status: 'busy' | 'away') => result.current.mutateAsync({ status })
  const mute = () => result.current.mutateAsync({ isNotificationsOn: false })
  const pending = () => result.current.pending
  const status = () => client.getQueryData(query.queryKey)?.profileUser.status
  return { client, query, save, mute, pending, status, stop }
}

it('two quick changes of the profile are sent one after the other, also when the page is left', async () => {
  const { save, status, stop } = open()
  const first = save('busy')
  const second = save('away')
  await eventually(() => patches.length === 1)
  expect(api.patch).toHaveBeenCalledOnce()
  // The drawer shows the change at once, so a reload right after it must not cancel it.
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  patches[0]?.()
  await first
  await eventually(() => patches.length === 2)
  patches[1]?.()
  await second
  expect(status()).toBe('away')
  stop()
})

it('a list that was requested before a change of the profile does not undo it', async () => {
  const { client, query, save, status, stop } = open()
  const reads: ((read: ChatList) => void)[] = []
  api.get.mockImplementation(() => new Promise((read) => reads.push(read)))
  void client.invalidateQueries({ queryKey: query.queryKey })
  await eventually(() => reads.length === 1)
  const saved = save('busy')
  await eventually(() => patches.length === 1)
  patches[0]?.()
  await saved
  reads[0]?.(list('online'))
  await eventually(() => reads.length === 2)
  expect(status()).toBe('busy')
  reads[1]?.(list('busy'))
  await eventually(() => client.isFetching() === 0)
  expect(status()).toBe('busy')
  stop()
})

it('two quick changes of different settings are both shown until they are saved', async () => {
  const { save, mute, pending, stop } = open()
  const first = save('busy')
  const second = mute()
  await eventually(() => Object.keys(pending()).length === 2)
  expect(pending()).toEqual({ status: 'busy', isNotificationsOn: false })
  await eventually(() => patches.length === 1)
  patches[0]?.()
  await first
  await eventually(() => patches.length === 2)
  patches[1]?.()
  await second
  await eventually(() => Object.keys(pending()).length === 0)
  stop()
})
