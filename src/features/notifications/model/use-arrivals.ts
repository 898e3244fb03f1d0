import type { Notification } from '@contract/notifications.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { toast } from '@/ui/toaster.tsx'
import { present } from './present.ts'

/** The notifications that came after the given sequence number and are unread, oldest first. */
export function arrivals(list: readonly Notification[], lastSeq: number): Notification[] {
  return list.filter((one) => one.seq > lastSeq && one.readAt === null).sort((a, b) => a.seq - b.seq)
}

/** Whether an address leads to where one is: the same path, and whatever it asks for is asked for here too. */
export function isHere(to: string | null, here: { pathname: string; search: string }): boolean {
  if (to === null) return false
  const [path, query = ''] = to.split('?')
  const asked = new URLSearchParams(here.search)
  return (
    path === here.pathname &&
    [...new URLSearchParams(query)].every(([key, value]) => asked.get(key) === value)
  )
}

/**
 * Says in a toast what has just happened; what was there at the first look stays in the bell. What happened on the very
 * screen the reader looks at they see happen: `onSeen` is told of it instead.
 */
export function useArrivals(
  list: readonly Notification[] | undefined,
  onSeen: (ids: readonly string[]) => void,
): void {
  const intl = useIntl()
  const location = useLocation()
  const latest = useRef({ location, onSeen })
  useEffect(() => {
    latest.current = { location, onSeen }
  }, [location, onSeen])
  const lastSeq = useRef<number | null>(null)
  useEffect(() => {
    if (!list) return
    const known = lastSeq.current
    lastSeq.current = Math.max(known ?? 0, ...list.map((one) => one.seq))
    if (known === null) return
    const seen: string[] = []
    for (const one of arrivals(list, known)) {
      const { messageId, values, sign, to } = present(one)
      if (document.visibilityState === 'visible' && isHere(to, latest.current.location)) {
        seen.push(one.id)
        continue
      }
      const title = intl.formatMessage({ id: messageId }, values)
      if (sign === 'failed') toast.error({ title })
      else if (sign === 'done') toast.success({ title })
      else toast.info({ title })
    }
    if (seen.length > 0) latest.current.onSeen(seen)
  }, [list, intl])
}
