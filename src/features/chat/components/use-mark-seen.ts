import type { OpenChat } from '@contract/chat.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ApiError } from '@/lib/api-error.ts'
import { sendSeen } from '../api/chats.ts'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isVisible = () => document.visibilityState === 'visible'

/** Tells that the newest message was seen, once it is in view in a tab that is itself looked at. */
export function useMarkSeen(who: string, chat: OpenChat | null, isInView: boolean): void {
  const client = useQueryClient()
  const isTabVisible = useSyncExternalStore(subscribe, isVisible)
  const told = useRef(0)
  const last = chat?.messages.at(-1)?.seq ?? 0
  const isUnseen = (chat?.unseenMsgs ?? 0) > 0
  useEffect(() => {
    if (!isInView || !isTabVisible || !isUnseen || last <= told.current) return
    told.current = last
    sendSeen(client, who, last).catch((error: unknown) => {
      told.current = 0
      // It is told with the next message, or when the chat is opened again.
      if (!(error instanceof ApiError)) throw error
    })
  }, [client, who, last, isInView, isTabVisible, isUnseen])
}
