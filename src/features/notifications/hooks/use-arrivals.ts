import type { Notification } from '@contract/notifications.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { toast } from '@/ui/toaster.tsx'
import { describeNotification, notificationText } from '../model/describe-notification.ts'

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

/**
 * Shows a toast for each new notification, unless the bell is open; an unread one whose screen is visible goes to
 * `onSeen`.
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
    const seen: string[] = []
    for (const one of arrivals(list, known ?? 0)) {
      const { sign, to, shownAt } = describeNotification(one)
      const isShown = [to, ...shownAt].some((address) => isHere(address, latest.current.location))
      if (document.visibilityState === 'visible' && isShown) {
        seen.push(one.id)
        continue
      }
      // The first list has older ones, and those that arrived while the page was loading.
      if (known === null || latest.current.isOpen) continue
      const title = notificationText(intl, one)
      // Equal texts share one toast.
      const id = `arrival: ${title}`
      shown.current.add(id)
      if (sign === 'failed') toast.error({ id, title })
      else if (sign === 'done') toast.success({ id, title })
      else toast.info({ id, title })
    }
    if (seen.length > 0) latest.current.onSeen(seen)
  }, [list, intl])
}
