import { SimpleGrid } from '@chakra-ui/react'
import { CrmStats } from '@/demos/dashboards/components/crm/crm-stats.tsx'
import { ShopStatistics } from '@/demos/dashboards/components/ecommerce/shop-statistics.tsx'
import { ListCard } from '@/demos/dashboards/components/list-card.tsx'
import { VehicleStats } from '@/demos/dashboards/components/logistics/vehicle-stats.tsx'
import { TrendCard } from '@/demos/dashboards/components/trend-card.tsx'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { FiguresOf } from '../components/figures-of.tsx'

export function CardStatisticsTrends() {
  return (
    <FiguresOf dashboard="crm" height="130px">
      {(figures) => <CrmStats data={figures} />}
    </FiguresOf>
  )
}

export function CardStatisticsTotals() {
  return (
    <FiguresOf dashboard="ecommerce" height="170px">
      {({ statistics }) => <ShopStatistics statistics={statistics} />}
    </FiguresOf>
  )
}

export function CardStatisticsLinks() {
  return (
    <FiguresOf dashboard="logistics" height="130px">
      {({ vehicles }) => <VehicleStats vehicles={vehicles} />}
    </FiguresOf>
  )
}

export function CardStatisticsChart() {
  const t = useT('cards.card-statistics')
  const { money, shortMoney } = useFigureFormats()
  return (
    <FiguresOf dashboard="ecommerce" height="280px">
      {({ profit }) => (
        <TrendCard
          title={t('profit')}
          figure={profit.cents}
          daily={profit.daily}
          format={money}
          formatAxis={shortMoney}
        />
      )}
    </FiguresOf>
  )
}

export function CardStatisticsPlain() {
  const t = useT('cards.card-statistics')
  const { count } = useFigureFormats()
  return (
    <FiguresOf dashboard="ecommerce" height="130px">
      {({ statistics }) => (
        <SimpleGrid columns={2} gap={{ base: '3', sm: '4' }}>
          <StatCard label={t('orders')} value={count(statistics.orders)} to={href('ecommerce.orders')} />
          <StatCard label={t('reviews')} value={count(statistics.reviews)} to={href('ecommerce.reviews')} />
        </SimpleGrid>
      )}
    </FiguresOf>
  )
}

export function CardStatisticsShares() {
  const t = useT('cards.card-statistics')
  const { count, percent } = useFigureFormats()
  return (
    <FiguresOf dashboard="crm" height="240px">
      {({ projects }) => {
        const total = projects.waiting + projects.running + projects.done
        return (
          <ListCard
            title={t('states')}
            description={t('states.total', { total: count(total) })}
            rows={(['done', 'running', 'waiting'] as const).map((state) => {
              const label = t(`states.${state}`)
              const share = total === 0 ? 0 : projects[state] / total
              return {
                id: state,
                label,
                note: percent(share),
                value: count(projects[state]),
                meter: { label, share },
              }
            })}
          />
        )
      }}
    </FiguresOf>
  )
}
