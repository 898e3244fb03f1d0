import { SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Stat cards side by side. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', sm: '4', lg: '5' }}>
    {children}
  </SimpleGrid>
)
