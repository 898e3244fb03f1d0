import { type ReactNode, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from './boundary.tsx'
import { Attempt, whyFailed } from './lazy-part.tsx'
import { toast } from './toaster.tsx'

type LoadedLaterProps = {
  /** A part made by `lazyPart`. */
  children: ReactNode
  /** What stands there until the part is loaded, and if it cannot be. */
  fallback?: ReactNode
  /** Puts things back as if the part had never been asked for. */
  onFail?: () => void
  /** For parts nobody has asked for: their failing is recorded (by the root of the app, as all that is caught), not told. */
  isQuiet?: boolean
}

/** A part of the frame with its own file: without a connection, or after a deployment, it fails alone and not the page. */
export function LoadedLater({ children, fallback = null, onFail, isQuiet = false }: LoadedLaterProps) {
  const intl = useIntl()
  const [attempt] = useState(() => ({}))
  const handleError = (error: unknown) => {
    onFail?.()
    if (isQuiet) return
    const why = whyFailed(error)
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
    <Boundary failed={() => fallback} onError={handleError}>
      <Attempt value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Attempt>
    </Boundary>
  )
}

type LoadedOnOpeningProps = { isOpen: boolean; children: ReactNode; onFail: () => void }

/** A part that is loaded with its first opening and stays from then on, so that it can also be seen to close. */
export function LoadedOnOpening({ isOpen, children, onFail }: LoadedOnOpeningProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const giveUp = () => {
    setWasOpened(false)
    onFail()
  }
  return wasOpened ? <LoadedLater onFail={giveUp}>{children}</LoadedLater> : null
}
