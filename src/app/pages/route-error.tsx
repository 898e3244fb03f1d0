import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { sessionStore } from '@/features/auth/api/session.ts'
import { useOnReturn } from '@/lib/online.ts'
import { reportError } from '@/lib/report-error.ts'
import { isMissingPart } from './failure.ts'
import { FailurePage } from './failure-page.tsx'

/** A screen that could not be opened or failed while it stood; `isAlone` when nothing of the app stands around it. */
export function RouteError({ isAlone = false }: { isAlone?: boolean }) {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  useEffect(() => reportError(error, { where: 'route' }), [error])
  const retry = () => {
    // Who is signed in is asked once a page, and browsers may remember a failed file as long: both begin anew with it.
    if (sessionStore.get().status === 'failed' || isMissingPart(error)) window.location.reload()
    // Going where one is draws the screen anew and asks its loader again.
    else void navigate({ pathname, search, hash }, { replace: true, state })
  }
  useOnReturn(retry)
  return <FailurePage error={error} onRetry={retry} isAlone={isAlone} />
}
