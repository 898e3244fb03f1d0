import type { ThreadSummary } from '@contract/mail.ts'
import { useEffect, useState } from 'react'
import type { ThreadActions } from './use-thread-actions.ts'

/** Marks an open thread as read while the tab is visible, once its messages are shown. */
export function useMarkThreadRead(thread: ThreadSummary, lastSeq: number, actions: ThreadActions): void {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  const { threadId, isRead, unreadCount } = thread
  const isUnread = !isRead || unreadCount > 0
  useEffect(() => {
    if (isVisible && isUnread && lastSeq > 0) void actions.read([threadId])
  }, [isVisible, isUnread, threadId, lastSeq, actions])
}
