import { Box, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Delayed, ErrorState } from '@/ui/states.tsx'
import { CardGrid } from './card-grid.tsx'
import { GridCell } from './grid-cell.tsx'

/** The cells of a dashboard while it loads: width in columns of twelve and height. */
export type SkeletonCells = readonly { sm: number; lg: number; height: string }[]

type DashboardBodyProps<D> = {
  query: { data: D | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  cells: SkeletonCells
  children: (data: D) => ReactNode
}

/** The loading, error and full state of a dashboard; the skeleton has the shape of the cards. */
export function DashboardBody<D>({ query, cells, children }: DashboardBodyProps<D>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <DashboardSkeleton cells={cells} />
}

/** Skeletons of cards; the space is reserved at once and drawn after 150 ms. */
export function DashboardSkeleton({ cells }: { cells: SkeletonCells }) {
  const intl = useIntl()
  return (
    <Box role="status" aria-label={intl.formatMessage({ id: 'ui.loading' })}>
      <CardGrid>
        {cells.map(({ height, ...span }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are constant and have no id
          <GridCell key={index} {...span} minH={height}>
            <Delayed>
              <Skeleton borderRadius="card" height="full" />
            </Delayed>
          </GridCell>
        ))}
      </CardGrid>
    </Box>
  )
}
