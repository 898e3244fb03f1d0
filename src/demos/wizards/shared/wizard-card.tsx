import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The surface of a form or of a list on a page of an area that sells or creates something. */
export function WizardCard({ children }: { children: ReactNode }) {
  return (
    <Box
      bg="bg.surface"
      borderRadius="card"
      boxShadow="raised"
      p={{ base: '4', md: '6' }}
      minW="0"
      css={{ '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } }}
    >
      {children}
    </Box>
  )
}
