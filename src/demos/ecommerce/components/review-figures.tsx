import { Box, Flex, Grid, SimpleGrid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { reviewFiguresQuery } from '../api/reviews.ts'
import { ReviewStars } from './review-stars.tsx'

const BarChart = lazy(async () => ({ default: (await import('@/ui/charts/bar-chart.tsx')).BarChart }))

/** The totals, the distribution of the ratings and the reviews of each week. */
export function ReviewFigureCards() {
  const intl = useIntl()
  const t = useT('ecommerce-sales.reviews')
  const { data } = useQuery(reviewFiguresQuery())
  if (!data) return <RowsSkeleton rows={4} />
  const number = (value: number) => intl.formatNumber(value)
  const weeks = data.weeks.map(({ monday, count }) => ({ name: formatDate(intl, monday, 'monthDay'), count }))
  const cards = [
    { name: 'total' as const, value: data.total, query: {} },
    { name: 'published' as const, value: data.published, query: { status: 'Published' } },
    { name: 'pending' as const, value: data.pending, query: { status: 'Pending' } },
  ]
  const average = intl.formatNumber(data.averageHundredths / 100, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <Grid gap="4">
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap={{ base: '3', sm: '4' }}>
        {cards.map(({ name, value, query }) => (
          <StatCard
            key={name}
            label={t(`figure.${name}`)}
            value={number(value)}
            to={href('ecommerce.reviews', undefined, query)}
            change={{ words: t(`figure.${name}-note`, { average }), tone: 'neutral' }}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <ChartFrame
          title={t('distribution')}
          description={t('average', { average })}
          table={{
            columns: [t('stars'), t('count')],
            rows: data.stars.map(({ rating, count }) => [rating, number(count)]),
          }}
          height="176px"
        >
          <Grid gap="3" py="2">
            {data.stars.map(({ rating, count }) => (
              <Flex key={rating} align="center" gap="3">
                <ReviewStars rating={rating} />
                <Box flex="1">
                  <ProgressBar share={data.total === 0 ? 0 : count / data.total} label={t('count')} />
                </Box>
                <Text w="8" textAlign="end" fontVariantNumeric="tabular-nums">
                  {number(count)}
                </Text>
              </Flex>
            ))}
          </Grid>
        </ChartFrame>
        <ChartFrame
          title={t('weekly')}
          description={t('weekly-note')}
          table={{
            columns: [t('week'), t('count')],
            rows: weeks.map(({ name, count }) => [name, number(count)]),
          }}
          height="200px"
        >
          <LazyPart>
            <BarChart rows={weeks} keys={[{ id: 'count', label: t('count') }]} formatY={number} />
          </LazyPart>
        </ChartFrame>
      </SimpleGrid>
    </Grid>
  )
}
