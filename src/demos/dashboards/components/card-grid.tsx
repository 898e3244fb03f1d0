import { Grid, Skeleton } from '@chakra-ui/react'
import { Children, memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Delayed } from '@/ui/feedback/states.tsx'
import { StatGrid } from './stat-grid.tsx'

/** A cell of a dashboard: its columns of twelve from 600 px and from 1280 px, and its height while it loads. */
export type CardCell = {
  sm?: number
  lg?: number
  height: string
  /** The number of stat cards in the cell. */
  stats?: number
}

type CardGridProps = { cells: readonly CardCell[]; children: ReactNode }

/** The cards of a dashboard while it loads; their space is reserved at once and drawn after 150 ms. */
export function CardGridSkeleton({ cells }: { cells: readonly CardCell[] }) {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'ui.loading' })}>
      <Cells cells={cells}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are constant and have no id
          <CellSkeleton key={index} {...cell} />
        ))}
      </Cells>
    </div>
  )
}

/**
 * The cards of a dashboard, one after the other: together they would block a phone for more than half a second. Each has
 * the cell of its position, and a skeleton until its turn.
 */
export function CardGrid({ cells, children }: CardGridProps) {
  const cards = Children.toArray(children)
  const [rendered, setRendered] = useState(1)
  useEffect(() => {
    if (rendered < cards.length) startTransition(() => setRendered(rendered + 1))
  }, [rendered, cards.length])
  return (
    <Cells cells={cells}>
      {cards.map((card, index) => {
        const cell = cells[index]
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are constant and have no id
        return index < rendered || !cell ? card : <CellSkeleton key={index} {...cell} />
      })}
    </Cells>
  )
}

/** Cells in twelve columns, and in one on a phone. */
const Cells = ({ cells, children }: CardGridProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' }}
    gap={{ base: '4', lg: '5' }}
  >
    {Children.map(children, (card, index) => {
      const { sm = 12, lg = sm } = cells[index] ?? {}
      return (
        // A grid, so that its card is as high as the row.
        <Grid
          gridColumn={{ base: 'auto', sm: `span ${sm}`, lg: `span ${lg}` }}
          templateColumns="minmax(0, 1fr)"
          minW="0"
        >
          {card}
        </Grid>
      )
    })}
  </Grid>
)

/** Memoized, because each card that arrives renders the grid. */
const CellSkeleton = memo(function CellSkeleton({ height, stats = 1 }: CardCell) {
  const cards = Array.from({ length: stats }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards are constant and have no id
    <Grid key={card} minH={height}>
      <Delayed>
        <Skeleton borderRadius="card" />
      </Delayed>
    </Grid>
  ))
  return stats > 1 ? <StatGrid>{cards}</StatGrid> : cards
})
