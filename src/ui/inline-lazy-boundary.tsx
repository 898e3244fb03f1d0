import { Button, Flex } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from './boundary.tsx'
import { chunkErrorKind, LoadAttempt } from './lazy-with-retry.tsx'
import { ErrorState } from './states.tsx'

type LoadedInPlaceProps = {
  /** A part made by `lazyWithRetry`. */
  children: ReactNode
  /** What stands there until the part is loaded. */
  fallback?: ReactNode
  /** Called when the part cannot be shown, before its place says so. */
  onFail?: () => void
  /** How the word that it failed stands in the page: in its pane, below the way back. */
  frame?: (notice: ReactNode) => ReactNode
  /** The heading's level, where the part brings the page's own. */
  level?: 'h1' | 'h2'
}

/**
 * A part of a page with its own file: when it cannot be had, its place says so and offers another try, and the rest of
 * the page goes on. With the connection it comes back by itself.
 */
export function InlineLazyBoundary({
  children,
  fallback = null,
  onFail,
  frame = (notice) => notice,
  level,
}: LoadedInPlaceProps) {
  const [attempt, setAttempt] = useState({ no: 1 })
  const retry = () => setAttempt(({ no }) => ({ no: no + 1 }))
  return (
    <Boundary
      key={attempt.no}
      onError={onFail}
      failed={(error) => frame(<Failed error={error} level={level} onRetry={retry} />)}
    >
      <LoadAttempt value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </LoadAttempt>
    </Boundary>
  )
}

type FailedProps = { error: unknown; level: 'h1' | 'h2' | undefined; onRetry: () => void }

function Failed({ error, level, onRetry }: FailedProps) {
  const intl = useIntl()
  const why = chunkErrorKind(error)
  useEffect(() => {
    if (why === 'broken') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [why, onRetry])
  return (
    <ErrorState
      level={level}
      title={intl.formatMessage({ id: 'ui.part.failed' })}
      body={intl.formatMessage({ id: `ui.part.${why}` })}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          <Button variant="outline" onClick={onRetry}>
            {intl.formatMessage({ id: 'ui.retry' })}
          </Button>
          {why === 'outdated' ? (
            <Button onClick={() => window.location.reload()}>
              {intl.formatMessage({ id: 'ui.part.reload' })}
            </Button>
          ) : null}
        </Flex>
      }
    />
  )
}
