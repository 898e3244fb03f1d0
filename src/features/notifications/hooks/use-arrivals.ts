import type { Notification } from '@contract/notifications.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { toast } from '@/ui/toaster.tsx'
import { describeNotification, notificationText } from '../model/describe-notification.ts'

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
 * screen the reader looks at they see happen: `onSeen` is told of it instead. While the bell is open its list says it all.
 */
export function useArrivals(
  list: readonly Notification[] | undefined,
  onSeen: (ids: readonly string[]) => void,
  isOpen: boolean,
): void {
  const intl = useIntl()
  const location = useLocation()
  const latest = useRef({ location, onSeen, isOpen })
  useEffect(() => {
    latest.current = { location, onSeen, isOpen }
  }, [location, onSeen, isOpen])
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (!isOpen) return
    for (const id of said.current) toast.dismiss(id)
    said.current.clear()
  }, [isOpen])
  const lastSeq = useRef<number | null>(null)
  useEffect(() => {
    if (!list) return
    const known = lastSeq.current
    lastSeq.current = Math.max(known ?? 0, ...list.map((one) => one.seq))
    if (known === null) return
    const seen: string[] = []
    for (const one of arrivals(list, known)) {
      const { sign, to, shownAt } = describeNotification(one)
      const isShown = [to, ...shownAt].some((address) => isHere(address, latest.current.location))
      if (document.visibilityState === 'visible' && isShown) {
        seen.push(one.id)
        continue
      }
      if (latest.current.isOpen) continue
      const title = notificationText(intl, one)
      // The same thing happening again is one toast.
      const id = `arrival: ${title}`
      said.current.add(id)
      if (sign === 'failed') toast.error({ id, title })
      else if (sign === 'done') toast.success({ id, title })
      else toast.info({ id, title })
    }
    if (seen.length > 0) latest.current.onSeen(seen)
  }, [list, intl])
}
