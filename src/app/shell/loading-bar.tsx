import { Box } from '@chakra-ui/react'
import { useNavigation } from 'react-router-dom'
import { bufferOf, useLoadingProgress } from './use-loading-progress.ts'

/**
 * The progress bar at the top of the window during navigation; hidden from screen readers, which announce the
 * new screen's heading.
 */
export function LoadingBar() {
  const value = useLoadingProgress(useNavigation().state !== 'idle')
  if (value === null) return null
  return (
    <Box aria-hidden position="fixed" top="0" insetInline="0" h="2px" zIndex="toast" pointerEvents="none">
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
