import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { href } from '@/lib/href.ts'
import { FigureCard } from '@/ui/charts/figure-card.tsx'
import { userFiguresQuery } from '../api/users.ts'

const figures = ['total', 'active', 'pending', 'inactive'] as const

/** How many people there are, by status: each figure leads to those it counts. */
export function UserFigures() {
  const intl = useIntl()
  const { data, isError } = useQuery(userFiguresQuery)
  if (isError) return null
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
      {figures.map((figure) =>
        data ? (
          <FigureCard
            key={figure}
            label={intl.formatMessage({ id: `users.figure.${figure}` })}
            value={intl.formatNumber(data[figure])}
            to={href('users.list', undefined, figure === 'total' ? {} : { status: figure })}
            change={
              figure === 'total' || data.total === 0
                ? undefined
                : {
                    words: intl.formatMessage(
                      { id: 'users.figure.share' },
                      { share: intl.formatNumber(data[figure] / data.total, { style: 'percent' }) },
                    ),
                    course: 'even',
                    tone: 'neutral',
                  }
            }
          />
        ) : (
          <Skeleton key={figure} height="132px" borderRadius="card" />
        ),
      )}
    </SimpleGrid>
  )
}
