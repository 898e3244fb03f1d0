import type { Notification, notificationList } from '@contract/notifications.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'

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

/** Notifications to mark as read: some, all of a kind, or all (null). */
export type ToRead = readonly string[] | { kind: Notification['kind'] } | null

const isMeant = (one: Notification, what: ToRead) =>
  what === null || ('kind' in what ? one.kind === what.kind : what.includes(one.id))

const bodyOf = (what: ToRead) => (what === null ? {} : 'kind' in what ? what : { ids: what })

/** Marks notifications as read. */
export function useMarkNotificationsRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (what: ToRead) => {
      // The list shows the change at once, so a reload right after it must not cancel it.
      await api.post('/notifications/read', { body: bodyOf(what), keepalive: true })
    },
    onMutate: (what) => {
      const now = new Date().toISOString()
      client.setQueryData(notificationsQuery.queryKey, (list) => {
        if (!list) return list
        const isTouched = (one: Notification) => one.readAt === null && isMeant(one, what)
        const touched = list.notifications.filter(isTouched).length
        return {
          ...list,
          unread: what === null ? 0 : Math.max(0, list.unread - touched),
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
    const refresh = throttle(() => void refetch(client, { queryKey: notificationKeys.all }), throttleMs)
    const stop = subscribeToTopic(`user:${uid}`, {
      onReady: refresh.call,
      onEvent: (event) => {
        if (event === 'notification') refresh.call()
      },
    })
    return () => {
      refresh.cancel()
      stop()
    }
  }, [client, uid])
}
