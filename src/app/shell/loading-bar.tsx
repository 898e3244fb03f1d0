import { Box } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { bufferOf, useLoadingProgress } from './use-loading-progress.ts'

/** The line at the top of the window while a screen is on its way. */
export function LoadingBar() {
  const intl = useIntl()
  const value = useLoadingProgress(useNavigation().state !== 'idle')
  if (value === null) return null
  return (
    <Box
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'app.loading' })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      position="fixed"
      top="0"
      insetInline="0"
      h="2px"
      zIndex="toast"
      pointerEvents="none"
    >
      <Box
        position="absolute"
        insetBlock="0"
        insetInlineStart="0"
        bg="brand.emphasized"
        transition="width 200ms ease-out"
        style={{ width: `${bufferOf(value)}%` }}
      />
      <Box
        position="relative"
        h="full"
        bg="brand.solid"
        transition="width 200ms ease-out"
        style={{ width: `${value}%` }}
      />
    </Box>
  )
}
