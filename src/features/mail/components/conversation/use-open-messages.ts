import type { MailMessage } from '@contract/mail.ts'
import { useCallback, useRef, useState } from 'react'

/**
 * Which messages are shown in full: when the conversation is opened the unread ones, the last and the one a search
 * found; whatever arrives later; and what the reader opens or folds.
 */
export function useOpenMessages(messages: readonly MailMessage[], wanted: string | null) {
  const first = useRef<{ known: ReadonlySet<string>; open: ReadonlySet<string> }>(undefined)
  first.current ??= {
    known: new Set(messages.map(({ id }) => id)),
    open: new Set([
      ...messages.filter(({ state }) => state === 'unread').map(({ id }) => id),
      ...messages.slice(-1).map(({ id }) => id),
    ]),
  }
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { known, open } = first.current
  const isOpen = (id: string) => toggled.get(id) ?? (open.has(id) || !known.has(id) || id === wanted)
  const toggle = useCallback(
    (id: string) =>
      setToggled((before) => {
        const now = before.get(id) ?? (open.has(id) || !known.has(id) || id === wanted)
        return new Map(before).set(id, !now)
      }),
    [open, known, wanted],
  )
  return { isOpen, toggle }
}
