import type { OpenChat } from '@contract/chat.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { sendSeen } from '../api/chats.ts'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isVisible = () => document.visibilityState === 'visible'

/** Marks the newest message as seen when it is in view in a visible tab. */
export function useMarkSeen(who: string, chat: OpenChat | null, isInView: boolean): void {
  const client = useQueryClient()
  const isTabVisible = useSyncExternalStore(subscribe, isVisible)
  const sentSeq = useRef(0)
  const last = chat?.messages.at(-1)?.seq ?? 0
  const isUnseen = (chat?.unseenMsgs ?? 0) > 0
  useEffect(() => {
    if (!isInView || !isTabVisible || !isUnseen || last <= sentSeq.current) return
    sentSeq.current = last
    sendSeen(client, who, last).catch((error: unknown) => {
      sentSeq.current = 0
      // The next message or the next visit sends it again.
      if (!(error instanceof ApiError)) throw error
    })
  }, [client, who, last, isInView, isTabVisible, isUnseen])
}
