import { type ComponentType, useEffect, useState } from 'react'
import { useOnReturn } from '@/lib/browser/online.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { isMissingChunk } from '@/lib/routing/missing-chunk.ts'
import { FailurePage } from './failure-page.tsx'

type LatePageProps = { error: unknown; load: () => Promise<ComponentType> }

/**
 * A screen whose chunk failed to load. The router caches the failure, so this page retries on request and on
 * reconnect; a deleted chunk needs a reload.
 */
export function PageLoadError({ error: firstError, load }: LatePageProps) {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const [error, setError] = useState(firstError)
  const [isTrying, setIsTrying] = useState(false)
  useEffect(() => reportError(error, { where: 'page file' }), [error])
  const handleFailure = (again: unknown) => {
    // Some browsers cache a failed import until the page reloads.
    if (navigator.onLine && isMissingChunk(again)) window.location.reload()
    else setError(again)
  }
  const retry = () => {
    setIsTrying(true)
    load()
      .then((loaded) => setPage(() => loaded), handleFailure)
      .finally(() => setIsTrying(false))
  }
  useOnReturn(retry)
  return Page ? <Page /> : <FailurePage error={error} onRetry={retry} isRetrying={isTrying} />
}
