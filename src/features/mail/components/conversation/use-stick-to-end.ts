import type { MailMessage } from '@contract/mail.ts'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

const nearPx = 160

/**
 * Where a conversation stands: it opens at the message a search found, else at the first unread one, else at its end;
 * what arrives is followed by whoever is at the end and disturbs nobody else.
 */
export function useStickToEnd(messages: readonly MailMessage[], wanted: string | null) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the conversation opens or grows at its end
  useLayoutEffect(() => {
    const frame = ref.current
    if (!frame) return
    if (first.current) {
      first.current = false
      const target = wanted ?? messages.find(({ state }) => state === 'unread')?.id ?? lastId
      const card = frame.querySelector<HTMLElement>(`[data-message="${target}"]`)
      // By hand: scrollIntoView would scroll whatever is around as well.
      if (card) frame.scrollTo({ top: card.offsetTop })
      return
    }
    if (isNearEnd.current) frame.scrollTo({ top: frame.scrollHeight })
  }, [lastId])

  /** Keeps what one is reading where it is while something is put above it. */
  const keepPlace = useCallback(async (work: () => Promise<void>) => {
    const frame = ref.current
    const fromEnd = frame ? frame.scrollHeight - frame.scrollTop : 0
    await work()
    requestAnimationFrame(() => frame?.scrollTo({ top: frame.scrollHeight - fromEnd }))
  }, [])
  return { ref, toEnd, keepPlace }
}
