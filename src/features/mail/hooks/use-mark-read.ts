import type { ThreadSummary } from '@contract/mail.ts'
import { useEffect, useState } from 'react'
import type { ThreadActions } from './use-thread-actions.ts'

/** Marks an open conversation as read once it is really seen: the tab must be in front. */
export function useMarkThreadRead(thread: ThreadSummary, lastSeq: number, actions: ThreadActions): void {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const { threadId, isRead, unreadCount } = thread
  const isUnread = !isRead || unreadCount > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message is to be marked anew
  useEffect(() => {
    if (isVisible && isUnread) void actions.read([threadId])
  }, [isVisible, isUnread, threadId, lastSeq, actions])
}
