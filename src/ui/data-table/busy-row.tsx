import { Box } from '@chakra-ui/react'
import { Delayed } from '../states.tsx'

/** A quiet line along the top while the next page is on its way. */
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
        data-print="hide"
      >
        <Box h="full" bg="brand.solid" animation="pulse" />
      </Box>
    </Delayed>
  )
}
