import { type ComponentType, useEffect, useState } from 'react'
import { useOnReturn } from '@/lib/online.ts'
import { reportError } from '@/lib/report-error.ts'
import { isMissingPart } from './failure.ts'
import { FailurePage } from './failure-page.tsx'

type LatePageProps = { error: unknown; load: () => Promise<ComponentType> }

/**
 * A screen whose file was not to be had. The router remembers a failed load for good, so the screen itself tries again:
 * when asked, and when the connection is back. A file that is really gone needs the app loaded anew.
 */
export function PageLoadError({ error: firstError, load }: LatePageProps) {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const [error, setError] = useState(firstError)
  const [isTrying, setIsTrying] = useState(false)
  useEffect(() => reportError(error, { where: 'page file' }), [error])
  const giveUp = (again: unknown) => {
    // Some browsers remember a failed file as long as the page stands.
    if (navigator.onLine && isMissingPart(again)) window.location.reload()
    else setError(again)
  }
  const retry = () => {
    setIsTrying(true)
    load()
      .then((loaded) => setPage(() => loaded), giveUp)
      .finally(() => setIsTrying(false))
  }
  useOnReturn(retry)
  return Page ? <Page /> : <FailurePage error={error} onRetry={retry} isRetrying={isTrying} />
}
