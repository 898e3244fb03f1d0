import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { raisedCard } from '@/ui/layout/raised-card.ts'

/** The surface of a form or of a list on a page of an area that sells or creates something. */
export function WizardCard({ children }: { children: ReactNode }) {
  return (
    <Box {...raisedCard} p={{ base: '4', md: '6' }} minW="0">
      {children}
    </Box>
  )
}
