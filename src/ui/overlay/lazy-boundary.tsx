import { Button, Flex } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { Boundary } from '../feedback/boundary.tsx'
import { ErrorState } from '../feedback/states.tsx'
import { toast } from '../feedback/toaster.tsx'
import { chunkErrorKind, LoadAttempt } from './lazy-with-retry.tsx'

type LazyBoundaryProps = {
  /** A component made by `lazyWithRetry`. */
  children: ReactNode
  /** Shown while the component loads; after a failure also shown, unless `failure` is `inline`. */
  fallback?: ReactNode
  /** Undoes the request for the component. */
  onFail?: () => void
  /**
   * Shows a failure as a toast (dialogs, menus), as an error with a retry button in place of the component (page
   * content), or not at all (background components).
   */
  failure?: 'toast' | 'inline' | 'silent'
  /** Wraps the inline error, for example in a pane with its back button. */
  frame?: (notice: ReactNode) => ReactNode
  /** The heading level of the inline error. */
  level?: 'h1' | 'h2'
}

/** Keeps a failed chunk from failing the page. Inline and silent components load again when the connection returns. */
export function LazyBoundary({
  children,
  fallback = null,
  onFail,
  failure = 'toast',
  frame = (notice) => notice,
  level,
}: LazyBoundaryProps) {
  const intl = useIntl()
  const [attempt, setAttempt] = useState({ number: 0 })
  const retry = () => setAttempt(({ number }) => ({ number: number + 1 }))
  const handleError = (error: unknown) => {
    onFail?.()
    if (failure === 'toast') showToast(intl, error)
  }
  const failed = (error: unknown) => {
    if (failure === 'toast') return fallback
    if (failure === 'silent')
      return (
        <RetryOnline error={error} attempt={attempt.number} onRetry={retry}>
          {fallback}
        </RetryOnline>
      )
    return frame(
      <RetryOnline error={error} attempt={attempt.number} onRetry={retry}>
        <LoadError error={error} attempt={attempt.number} level={level} onRetry={retry} />
      </RetryOnline>,
    )
  }
  return (
    <Boundary key={attempt.number} failed={failed} onError={handleError}>
      <LoadAttempt value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </LoadAttempt>
    </Boundary>
  )
}

function showToast(intl: IntlShape, error: unknown) {
  const kind = chunkErrorKind(error)
  // The browser remembers a failed import, so with a connection only a reload may help.
  const isUnreachable = kind === 'offline' && navigator.onLine
  const reload = {
    label: intl.formatMessage({ id: 'ui.part.reload' }),
    onClick: () => window.location.reload(),
  }
  toast.error({
    title: intl.formatMessage({ id: 'ui.part.failed' }),
    description: intl.formatMessage({ id: `ui.part.${isUnreachable ? 'unreachable' : kind}` }),
    ...(kind === 'outdated' || isUnreachable ? { action: reload } : {}),
  })
}

/** The failed attempts with a connection after which only a reload helps: the browser remembers a failed import. */
const LAST_ATTEMPT = 3

type RetryProps = { error: unknown; attempt: number; onRetry: () => void }

type RetryOnlineProps = RetryProps & { children: ReactNode }

/** Loads again when the connection returns, and with growing pauses while the browser claims a connection. */
function RetryOnline({ error, attempt, onRetry, children }: RetryOnlineProps) {
  const kind = chunkErrorKind(error)
  const latest = useRef(onRetry)
  latest.current = onRetry
  useEffect(() => {
    if (kind === 'broken') return
    const handle = () => latest.current()
    const isClaimed = kind === 'offline' && navigator.onLine
    const timer = isClaimed ? setTimeout(handle, Math.min(60_000, 250 * 2 ** attempt)) : undefined
    window.addEventListener('online', handle)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handle)
    }
  }, [kind, attempt])
  return children
}

function LoadError({ error, attempt, onRetry, level }: RetryProps & { level: 'h1' | 'h2' | undefined }) {
  const intl = useIntl()
  const kind = chunkErrorKind(error)
  const isStuck = kind === 'offline' && navigator.onLine && attempt >= LAST_ATTEMPT
  return (
    <ErrorState
      level={level}
      title={intl.formatMessage({ id: 'ui.part.failed' })}
      body={intl.formatMessage({ id: `ui.part.${isStuck ? 'stuck' : kind}` })}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          <Button variant="outline" onClick={onRetry}>
            {intl.formatMessage({ id: 'ui.retry' })}
          </Button>
          {kind === 'outdated' || isStuck ? (
            <Button onClick={() => window.location.reload()}>
              {intl.formatMessage({ id: 'ui.part.reload' })}
            </Button>
          ) : null}
        </Flex>
      }
    />
  )
}
