import type { Notification } from '@contract/notifications.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { notificationsQuery, useMarkNotificationsRead } from './notifications.ts'

const api = mockApi()

function renderAction() {
  const client = new QueryClient()
  const { result } = renderHook(() => useMarkNotificationsRead(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return { client, mark: result }
}

it('notifications stay read when the page is loaded again at once', async () => {
  api.post.mockResolvedValue(undefined)
  const { mark } = renderAction()
  await mark.current.mutateAsync(['a'])
  expect(api.post.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

const one = (id: string, kind: Notification['kind'], readAt: string | null = null) =>
  ({ id, kind, readAt }) as Notification

it.each([
  ['some', ['a', 'c'], 6, ['b']],
  ['all of a kind', { kind: 'project_status' as const }, 5, []],
  ['all, also those that are not loaded', null, 0, []],
])('marking %s as read is shown at once, in the list and its count', async (_, what, unread, left) => {
  api.post.mockResolvedValue(undefined)
  const { client, mark } = renderAction()
  client.setQueryData(notificationsQuery.queryKey, {
    notifications: [
      one('a', 'project_status'),
      one('b', 'project_status'),
      one('c', 'chat_received', '2026-11-25T10:00:00Z'),
    ],
    unread: 7,
  } as never)
  await mark.current.mutateAsync(what)
  const list = client.getQueryData(notificationsQuery.queryKey)
  expect(list?.unread).toBe(unread)
  expect(list?.notifications.filter(({ readAt }) => readAt === null).map(({ id }) => id)).toEqual(left)
})
