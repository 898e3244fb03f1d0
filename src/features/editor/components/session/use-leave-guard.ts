import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { type Location, matchPath, type Params, useBlocker } from 'react-router-dom'
import { toast } from '@/ui/feedback/toaster.tsx'
import type { ItemSession } from '../../model/item-session.ts'
import { manuscriptPage, routes } from '../../routes.ts'

const SAVE_TIMEOUT_MS = 1500
const PATHS = routes.routes.filter(({ page }) => page === manuscriptPage).map(({ path }) => path)

/** The manuscript and the item that an address shows; null for another screen. */
function placeOf({ pathname, search }: Location) {
  for (const path of PATHS) {
    const params: Params | undefined = matchPath(path, pathname)?.params
    if (!params) continue
    const itemId = params.itemId ?? new URLSearchParams(search).get('item')
    return { manuscriptId: params.manuscriptId ?? params.id, itemId }
  }
  return null
}

/**
 * Delays navigation until unsaved changes are saved; after a timeout navigation continues, and a toast says
 * that saving continues in the background. Another place in the manuscript opens at once, because keys typed during the
 * delay would be written into the old text.
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
    const place = placeOf(currentLocation)
    const next = placeOf(nextLocation)
    const isSame = currentLocation.pathname === nextLocation.pathname && place?.itemId === next?.itemId
    if (isSame || !session.hasUnsaved()) return false
    if (place?.manuscriptId !== next?.manuscriptId || !next) return true
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
