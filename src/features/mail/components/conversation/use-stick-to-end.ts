import type { MailMessage } from '@contract/mail.ts'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

const nearPx = 160

/**
 * Scrolls an opened conversation to the search result, the first unread message or the end; new messages
 * scroll only at the end.
 */
export function useStickToEnd(messages: readonly MailMessage[], targetId: string | null) {
  const ref = useRef<HTMLDivElement>(null)
  const isNearEnd = useRef(true)
  const lastId = messages.at(-1)?.id
  const first = useRef(true)

  const toEnd = useCallback(() => {
    isNearEnd.current = true
    requestAnimationFrame(() => ref.current?.scrollTo({ top: ref.current.scrollHeight }))
  }, [])
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const note = () => {
      isNearEnd.current = frame.scrollHeight - frame.scrollTop - frame.clientHeight < nearPx
    }
    frame.addEventListener('scroll', note, { passive: true })
    return () => frame.removeEventListener('scroll', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the conversation opens or grows at its end
  useLayoutEffect(() => {
    const frame = ref.current
    if (!frame || !lastId) return
    if (first.current) {
      first.current = false
      const target = targetId ?? messages.find(({ state }) => state === 'unread')?.id ?? lastId
      const card = frame.querySelector<HTMLElement>(`[data-message="${target}"]`)
      // Sets scrollTop directly, because scrollIntoView would also scroll the ancestors.
      if (card) frame.scrollTo({ top: card.offsetTop })
      return
    }
    if (isNearEnd.current) frame.scrollTo({ top: frame.scrollHeight })
  }, [lastId])

  /** Keeps the scroll position of the visible text while content is added above it. */
  const keepScrollPosition = useCallback(async (work: () => Promise<unknown>) => {
    const frame = ref.current
    const fromEnd = frame ? frame.scrollHeight - frame.scrollTop : 0
    await work()
    requestAnimationFrame(() => frame?.scrollTo({ top: frame.scrollHeight - fromEnd }))
  }, [])
  return { ref, toEnd, keepScrollPosition }
}
