import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type GridCellProps = {
  /** Columns of twelve from 600 px and from 1280 px. */
  sm?: number
  lg?: number
  minH?: string
  children: ReactNode
}

/** A cell of `CardGrid`; its card is as high as the row. */
export function GridCell({ sm = 12, lg = sm, minH, children }: GridCellProps) {
  return (
    <Grid
      gridColumn={{ base: 'auto', sm: `span ${sm}`, lg: `span ${lg}` }}
      templateColumns="minmax(0, 1fr)"
      minW="0"
      minH={minH}
    >
      {children}
    </Grid>
  )
}
