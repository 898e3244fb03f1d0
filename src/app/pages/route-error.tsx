import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { sessionStore } from '@/features/auth/api/session.ts'
import { useOnReturn } from '@/lib/browser/online.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { isMissingChunk } from '@/lib/routing/missing-chunk.ts'
import { FailurePage } from './failure-page.tsx'

/** A screen that failed to open or to render; `isAlone` when the app frame is not rendered. */
export function RouteError({ isAlone = false }: { isAlone?: boolean }) {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  useEffect(() => reportError(error, { where: 'route' }), [error])
  const retry = () => {
    // The session is read once per page load, and browsers may cache a failed import; a reload resets both.
    if (sessionStore.get().status === 'failed' || isMissingChunk(error)) window.location.reload()
    // Navigating to the current URL renders the screen and runs its loader again.
    else void navigate({ pathname, search, hash }, { replace: true, state })
  }
  useOnReturn(retry)
  return <FailurePage error={error} onRetry={retry} isAlone={isAlone} />
}
