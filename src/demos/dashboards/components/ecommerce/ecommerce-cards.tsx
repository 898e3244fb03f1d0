import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { paidOrdersHref, stageStatus } from '../../model/order-links.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { type CardCell, CardGrid } from '../card-grid.tsx'
import { CountryStages } from '../country-stages.tsx'
import { TrendCard } from '../trend-card.tsx'
import { BestSeller } from './best-seller.tsx'
import { EcommerceList } from './ecommerce-list.tsx'
import { ExpensesRadial } from './expenses-radial.tsx'
import { RevenueReport } from './revenue-report.tsx'
import { ShopStatistics } from './shop-statistics.tsx'

/** The cards of the e-commerce dashboard, in a chunk with the chart library. */
export function EcommerceCards({ data, cells }: { data: EcommerceDashboard; cells: readonly CardCell[] }) {
  const t = useT('dashboards.ecommerce')
  const { count, money, shortMoney } = useFigureFormats()
  const { profit, leads } = data
  return (
    <CardGrid cells={cells}>
      <BestSeller best={data.best} />
      <ShopStatistics statistics={data.statistics} />
      <ExpensesRadial expenses={data.expenses} />
      <TrendCard
        title={t('profit')}
        figure={profit.cents}
        daily={profit.daily}
        color={chartColor(2)}
        format={money}
        formatAxis={shortMoney}
      />
      <TrendCard
        title={t('leads')}
        figure={leads.count}
        daily={leads.daily}
        color={chartColor(3)}
        format={count}
      />
      <RevenueReport years={data.years} />
      <EcommerceList list="popular" data={data} />
      <CountryStages
        title={t('countries')}
        countries={data.countries}
        listOf={(stage, country) => paidOrdersHref({ country, status: stageStatus[stage] })}
      />
      <EcommerceList list="methods" data={data} />
    </CardGrid>
  )
}
