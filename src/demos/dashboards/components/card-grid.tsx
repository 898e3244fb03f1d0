import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The grid of a dashboard: twelve columns, and one on a phone. Its items are `GridCell`s. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' }}
      gap={{ base: '4', lg: '5' }}
    >
      {children}
    </Grid>
  )
}
