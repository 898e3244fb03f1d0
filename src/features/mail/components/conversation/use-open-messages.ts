import type { MailMessage } from '@contract/mail.ts'
import { useCallback, useRef, useState } from 'react'

const nothing = { known: new Set<string>(), open: new Set<string>() }

/**
 * The expanded messages: initially unread ones, the last one and a search result; then new ones and those the
 * user toggles.
 */
export function useOpenMessages(messages: readonly MailMessage[], targetId: string | null) {
  const first = useRef<{ known: ReadonlySet<string>; open: ReadonlySet<string> }>(undefined)
  if (messages.length > 0)
    first.current ??= {
      known: new Set(messages.map(({ id }) => id)),
      open: new Set([
        ...messages.filter(({ state }) => state === 'unread').map(({ id }) => id),
        ...messages.slice(-1).map(({ id }) => id),
      ]),
    }
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { known, open } = first.current ?? nothing
  const isOpen = (id: string) => toggled.get(id) ?? (open.has(id) || !known.has(id) || id === targetId)
  const toggle = useCallback(
    (id: string) =>
      setToggled((before) => {
        const now = before.get(id) ?? (open.has(id) || !known.has(id) || id === targetId)
        return new Map(before).set(id, !now)
      }),
    [open, known, targetId],
  )
  return { isOpen, toggle }
}
