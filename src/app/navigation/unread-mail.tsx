import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mailKeys } from '@/features/mail/api/keys.ts'
import { countsQuery } from '@/features/mail/api/threads.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { throttle } from '@/lib/time/throttle.ts'
import { setNavCount } from './nav-counts.ts'

const freshMs = 5 * 60_000
const throttleMs = 250

/**
 * Keeps the count of Messages up to date with the mailbox's own query: unread in the inbox and in the conversations of
 * the team that are assigned to the user; refetches on realtime events, not on navigation.
 */
export function UnreadMail({ uid, navId }: { uid: string; navId: string }) {
  const client = useQueryClient()
  const { inbox = 0, teamMine = 0 } = useQuery({ ...countsQuery(today()), staleTime: freshMs }).data ?? {}
  useEffect(() => {
    setNavCount(navId, inbox + teamMine)
    return () => setNavCount(navId, 0)
  }, [navId, inbox, teamMine])
  useEffect(() => {
    let isSubscribing = true
    const refresh = throttle(
      // An open mailbox receives the same event and may already refetch.
      () => void client.invalidateQueries({ queryKey: mailKeys.counts() }, { cancelRefetch: false }),
      throttleMs,
    )
    const stop = subscribeToTopic(`user:${uid}`, {
      onEvent: (event) => {
        // A message in an assigned conversation of the team notifies its assignee.
        if (event === 'mail' || event === 'notification') refresh.call()
      },
      onReady: () => {
        // An event may have been missed before the topic opened. With an open topic, the first load misses none.
        if (!isSubscribing) refresh.call()
      },
    })
    isSubscribing = false
    return () => {
      refresh.cancel()
      stop()
    }
  }, [client, uid])
  return null
}
