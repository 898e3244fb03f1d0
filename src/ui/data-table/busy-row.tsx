import { Box } from '@chakra-ui/react'
import { Delayed } from '../feedback/states.tsx'

/** A progress line at the top of the table while the next page loads. */
export function BusyRow() {
  return (
    <Delayed>
      <Box
        position="absolute"
        insetInline="0"
        top="0"
        h="2px"
        zIndex="docked"
        overflow="hidden"
        borderTopRadius="card"
        aria-hidden
      >
        <Box h="full" bg="brand.solid" animation="pulse" />
      </Box>
    </Delayed>
  )
}
