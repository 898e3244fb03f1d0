import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useRouteError } from 'react-router-dom'
import { ApiError } from '@/lib/api-error.ts'
import { reportError } from '@/lib/report-error.ts'
import { ErrorState } from '@/ui/states.tsx'

/** A screen that could not be opened; `isAlone` when nothing of the app stands around it. */
export function RouteError({ isAlone = false }: { isAlone?: boolean }) {
  const intl = useIntl()
  const error = useRouteError()
  useEffect(() => reportError(error, { where: 'route' }), [error])
  const isNetwork = error instanceof ApiError && error.isNetwork
  return (
    <Box as={isAlone ? 'main' : 'section'} minH={isAlone ? '100dvh' : undefined}>
      <ErrorState
        level="h1"
        title={intl.formatMessage({ id: 'app.error.heading' })}
        body={intl.formatMessage({ id: isNetwork ? 'app.error.network' : 'app.error.body' })}
        onRetry={() => window.location.reload()}
      />
    </Box>
  )
}
