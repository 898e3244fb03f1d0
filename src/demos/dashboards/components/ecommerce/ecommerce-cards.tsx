import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { useT } from '@/lib/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { CardGrid } from '../card-grid.tsx'
import { CountryStages } from '../country-stages.tsx'
import { GridCell } from '../grid-cell.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'
import { BestSeller } from './best-seller.tsx'
import { ExpensesRadial } from './expenses-radial.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PopularProducts } from './popular-products.tsx'
import { RevenueReport } from './revenue-report.tsx'
import { ShopStatistics } from './shop-statistics.tsx'
import { TrendCard } from './trend-card.tsx'

/** The cards of the e-commerce dashboard, in a chunk with the chart library. */
export function EcommerceCards({ data }: { data: EcommerceDashboard }) {
  const t = useT('dashboards.ecommerce')
  const { count, money, shortMoney } = useFigureFormats()
  return (
    <CardGrid>
      <GridCell sm={12} lg={4}>
        <BestSeller best={data.best} />
      </GridCell>
      <GridCell sm={12} lg={8}>
        <ShopStatistics statistics={data.statistics} />
      </GridCell>
      <GridCell sm={12} lg={4}>
        <ExpensesRadial expenses={data.expenses} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <TrendCard
          title={t('profit')}
          figure={data.profit.cents}
          daily={data.profit.daily}
          color={chartColor(2)}
          format={money}
          formatAxis={shortMoney}
        />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <TrendCard
          title={t('leads')}
          figure={data.leads.count}
          daily={data.leads.daily}
          color={chartColor(3)}
          format={count}
          formatAxis={count}
        />
      </GridCell>
      <GridCell>
        <RevenueReport years={data.years} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <PopularProducts products={data.popular} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <CountryStages title={t('countries')} countries={data.countries} />
      </GridCell>
      <GridCell sm={12} lg={4}>
        <PaymentMethods methods={data.methods} />
      </GridCell>
    </CardGrid>
  )
}
