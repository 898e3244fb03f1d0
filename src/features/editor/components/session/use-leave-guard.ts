import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { toast } from '@/ui/toaster.tsx'
import type { ItemSession } from '../../model/item-session.ts'

const SAVE_TIMEOUT_MS = 1500

/**
 * Delays navigation until unsaved changes are saved; after a timeout navigation continues, and a toast says
 * that saving continues in the background.
 */
export function useLeaveGuard(session: Pick<ItemSession, 'flush' | 'hasUnsaved'>): void {
  const intl = useIntl()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.hasUnsaved(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    const go = (isSaved: boolean) => {
      if (isOver) return
      isOver = true
      if (!isSaved) {
        toast.warning({
          title: intl.formatMessage({ id: 'editor.leave.unsaved' }),
          description: intl.formatMessage({ id: 'editor.leave.kept' }),
        })
      }
      blocker.proceed()
    }
    void session.flush().then(go)
    const timer = setTimeout(() => go(false), SAVE_TIMEOUT_MS)
    return () => {
      // A second navigation has replaced this one and waits for its own save.
      isOver = true
      clearTimeout(timer)
    }
  }, [blocker, session, intl])
}
