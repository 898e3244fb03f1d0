import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from './boundary.tsx'
import { dropHeldKeys, holdKeysWhileLoading } from './keys/held-keys.ts'
import { chunkErrorKind, LoadAttempt } from './lazy-with-retry.tsx'
import { toast } from './toaster.tsx'

type LoadedLaterProps = {
  /** A part made by `lazyWithRetry`. */
  children: ReactNode
  /** What stands there until the part is loaded, and if it cannot be. */
  fallback?: ReactNode
  /** Puts things back as if the part had never been asked for. With it, keys pressed while the part loads go to the part. */
  onFail?: () => void
  /** For background parts: a failure shows no message, and without a connection the part loads when it returns. */
  isQuiet?: boolean
}

/** A part of the frame with its own file: without a connection, or after a deployment, it fails alone and not the page. */
export function LazyBoundary({ children, fallback = null, onFail, isQuiet = false }: LoadedLaterProps) {
  const intl = useIntl()
  const [attempt, setAttempt] = useState({ number: 0 })
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const retry = () => {
      setIsWaiting(false)
      setAttempt(({ number }) => ({ number: number + 1 }))
    }
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isWaiting])
  const handleError = (error: unknown) => {
    if (onFail) dropHeldKeys()
    onFail?.()
    const why = chunkErrorKind(error)
    if (isQuiet) return setIsWaiting(why === 'offline')
    toast.error({
      title: intl.formatMessage({ id: 'ui.part.failed' }),
      description: intl.formatMessage({ id: `ui.part.${why}` }),
      ...(why === 'outdated'
        ? {
            action: {
              label: intl.formatMessage({ id: 'ui.part.reload' }),
              onClick: () => window.location.reload(),
            },
          }
        : {}),
    })
  }
  return (
    <Boundary key={attempt.number} failed={() => fallback} onError={handleError}>
      <LoadAttempt value={attempt}>
        <Suspense
          fallback={
            <>
              {fallback}
              {onFail && !isQuiet ? <HoldKeys onCancel={onFail} /> : null}
            </>
          }
        >
          {children}
        </Suspense>
      </LoadAttempt>
    </Boundary>
  )
}

/** Stands in for a part that loads: keys pressed in the meantime are kept for it. */
function HoldKeys({ onCancel }: { onCancel: () => void }) {
  const latest = useRef(onCancel)
  latest.current = onCancel
  useLayoutEffect(() => holdKeysWhileLoading(() => latest.current()), [])
  return null
}

type LoadedOnOpeningProps = { isOpen: boolean; children: ReactNode; onFail: () => void }

/** A part that is loaded with its first opening and stays from then on, so that it can also be seen to close. */
export function LazyOnOpen({ isOpen, children, onFail }: LoadedOnOpeningProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const giveUp = () => {
    setWasOpened(false)
    onFail()
  }
  return wasOpened ? <LazyBoundary onFail={giveUp}>{children}</LazyBoundary> : null
}
