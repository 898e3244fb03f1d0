import { Button } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from '../feedback/boundary.tsx'
import { ErrorState } from '../feedback/states.tsx'

type LazyPartProps = {
  /** A component made by React's `lazy`. */
  children: ReactNode
  fallback?: ReactNode
}

/** Shows a placeholder while a heavy part loads, and an error in its place if its chunk is missing (decision 0050). */
export function LazyPart({ children, fallback = null }: LazyPartProps) {
  return (
    <Boundary failed={() => <LoadError />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}

/** Browsers and React remember a failed import until the page reloads. */
function LoadError() {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'ui.part.failed' })}
      body={intl.formatMessage({ id: navigator.onLine ? 'ui.part.missing' : 'ui.part.offline' })}
      action={
        <Button onClick={() => window.location.reload()}>
          {intl.formatMessage({ id: 'ui.part.reload' })}
        </Button>
      }
    />
  )
}
