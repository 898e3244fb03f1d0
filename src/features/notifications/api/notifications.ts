import type { Notification, notificationList } from '@contract/notifications.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api-client.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/throttle.ts'

export const notificationKeys = { all: ['notifications'] as const }
const shown = 20
/** Short, because a person waits for the count, and long enough that many messages at once cause one request. */
const throttleMs = 150

/** The newest notifications and the number of unread ones. */
export const notificationsQuery = queryOptions({
  queryKey: notificationKeys.all,
  queryFn: ({ signal }) =>
    api.get<typeof notificationList>('/notifications', { query: { itemsPerPage: shown }, signal }),
})

/** Marks the given notifications as read, or all of them. */
export function useMarkNotificationsRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[] | null) => {
      // The list shows the change at once, so a reload right after it must not cancel it.
      await api.post('/notifications/read', { body: ids ? { ids } : {}, keepalive: true })
    },
    onMutate: (ids) => {
      const now = new Date().toISOString()
      client.setQueryData(notificationsQuery.queryKey, (list) => {
        if (!list) return list
        const isTouched = (one: Notification) => one.readAt === null && (ids === null || ids.includes(one.id))
        const touched = list.notifications.filter(isTouched).length
        return {
          ...list,
          unread: ids === null ? 0 : Math.max(0, list.unread - touched),
          notifications: list.notifications.map((one) => (isTouched(one) ? { ...one, readAt: now } : one)),
        }
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  })
}

/** Refetches the list on notification events while a user is signed in. */
export function useLiveNotifications(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const refetch = throttle(
      () => void client.invalidateQueries({ queryKey: notificationKeys.all }),
      throttleMs,
    )
    const stop = subscribeToTopic(`user:${uid}`, {
      onReady: refetch.call,
      onEvent: (event) => {
        if (event === 'notification') refetch.call()
      },
    })
    return () => {
      refetch.cancel()
      stop()
    }
  }, [client, uid])
}
