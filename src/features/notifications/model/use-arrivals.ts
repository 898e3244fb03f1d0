import type { Notification } from '@contract/notifications.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/toaster.tsx'
import { present } from './present.ts'

/** The notifications that came after the given sequence number and are unread, oldest first. */
export function arrivals(list: readonly Notification[], lastSeq: number): Notification[] {
  return list.filter((one) => one.seq > lastSeq && one.readAt === null).sort((a, b) => a.seq - b.seq)
}

/** Says in a toast what has just happened; what was there at the first look stays in the bell. */
export function useArrivals(list: readonly Notification[] | undefined): void {
  const intl = useIntl()
  const lastSeq = useRef<number | null>(null)
  useEffect(() => {
    if (!list) return
    const known = lastSeq.current
    lastSeq.current = Math.max(known ?? 0, ...list.map((one) => one.seq))
    if (known === null) return
    for (const one of arrivals(list, known)) {
      const { messageId, values, isBad } = present(one)
      const title = intl.formatMessage({ id: messageId }, values)
      if (isBad) toast.error({ title })
      else toast.success({ title })
    }
  }, [list, intl])
}
