import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { matchPath, useBlocker } from 'react-router-dom'
import { toast } from '@/ui/feedback/toaster.tsx'
import type { ItemSession } from '../../model/item-session.ts'
import { routes } from '../../routes.ts'

const SAVE_TIMEOUT_MS = 1500
const EDITOR_PATH = routes.routes[0].path

/**
 * Delays navigation until unsaved changes are saved; after a timeout navigation continues, and a toast says
 * that saving continues in the background. Another text opens at once, because keys typed during the delay would be
 * written into the old one.
 */
export function useLeaveGuard(session: Pick<ItemSession, 'flush' | 'hasUnsaved'>): void {
  const intl = useIntl()
  const warn = useCallback(
    () =>
      toast.warning({
        title: intl.formatMessage({ id: 'editor.leave.unsaved' }),
        description: intl.formatMessage({ id: 'editor.leave.kept' }),
      }),
    [intl],
  )
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname || !session.hasUnsaved()) return false
    if (matchPath(EDITOR_PATH, nextLocation.pathname) === null) return true
    void session.flush().then((isSaved) => isSaved || warn())
    return false
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    const go = (isSaved: boolean) => {
      if (isOver) return
      isOver = true
      if (!isSaved) warn()
      blocker.proceed()
    }
    void session.flush().then(go)
    const timer = setTimeout(() => go(false), SAVE_TIMEOUT_MS)
    return () => {
      // A second navigation has replaced this one and waits for its own save.
      isOver = true
      clearTimeout(timer)
    }
  }, [blocker, session, warn])
}
