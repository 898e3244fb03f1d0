import type { Notification } from '@contract/notifications.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { toast } from '@/ui/feedback/toaster.tsx'
import { describeNotification, notificationText } from '../model/describe-notification.ts'
import { showSystemNotification } from '../shared/system-notifications.ts'

/** The unread notifications after the given sequence number, oldest first. */
export function arrivals(list: readonly Notification[], lastSeq: number): Notification[] {
  return list.filter((one) => one.seq > lastSeq && one.readAt === null).sort((a, b) => a.seq - b.seq)
}

/** True when an address has the current path and each of its query parameters has the current value. */
export function isHere(to: string | null, here: { pathname: string; search: string }): boolean {
  if (to === null) return false
  const [path, query = ''] = to.split('?')
  const current = new URLSearchParams(here.search)
  return (
    path === here.pathname &&
    [...new URLSearchParams(query)].every(([key, value]) => current.get(key) === value)
  )
}

const isShown = (one: Notification, location: Location) => {
  const { to, shownAt } = describeNotification(one)
  return (
    document.visibilityState === 'visible' && [to, ...shownAt].some((address) => isHere(address, location))
  )
}

const isListed = (one: Notification, { pathname }: Location) =>
  document.visibilityState === 'visible' && describeNotification(one).listedAt === pathname

/** The toast of a notification; equal texts share one, and the newest message replaces the earlier ones. */
const toastId = (one: Notification, title: string) =>
  one.kind === 'message_received' ? 'arrival: message' : `arrival: ${title}`

/**
 * Shows a toast for each new notification, unless the bell or the list of such things is open. Unread ones whose screen is visible go to `onSeen`
 * instead, whichever comes first: the notification or the screen.
 */
export function useArrivals(
  list: readonly Notification[] | undefined,
  onSeen: (ids: readonly string[]) => void,
  isOpen: boolean,
): void {
  const intl = useIntl()
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ location, onSeen, isOpen, navigate })
  useEffect(() => {
    latest.current = { location, onSeen, isOpen, navigate }
  }, [location, onSeen, isOpen, navigate])
  const shown = useRef(new Set<string>())
  useEffect(() => {
    if (!isOpen) return
    for (const id of shown.current) toast.dismiss(id)
    shown.current.clear()
  }, [isOpen])
  const lastSeq = useRef<number | null>(null)
  useEffect(() => {
    if (!list) return
    const known = lastSeq.current
    lastSeq.current = Math.max(known ?? 0, ...list.map((one) => one.seq))
    if (known === null || latest.current.isOpen) return
    for (const one of arrivals(list, known)) {
      const here = latest.current.location
      if (isShown(one, here) || isListed(one, here)) continue
      const title = notificationText(intl, one)
      const id = toastId(one, title)
      shown.current.add(id)
      const { sign, to } = describeNotification(one)
      showSystemNotification({
        id: one.id,
        title,
        onOpen: () => to !== null && void latest.current.navigate(to),
      })
      if (sign === 'failed') toast.error({ id, title })
      else if (sign === 'done') toast.success({ id, title })
      else toast.info({ id, title })
    }
  }, [list, intl])
  // Each one is reported once, so that a refused request is not repeated without end.
  const reported = useRef(new Set<string>())
  useEffect(() => {
    const report = () => {
      const seen = (list ?? []).filter(
        (one) => one.readAt === null && !reported.current.has(one.id) && isShown(one, location),
      )
      if (seen.length === 0) return
      for (const one of seen) {
        reported.current.add(one.id)
        toast.dismiss(toastId(one, notificationText(intl, one)))
      }
      latest.current.onSeen(seen.map(({ id }) => id))
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [list, location, intl])
}
