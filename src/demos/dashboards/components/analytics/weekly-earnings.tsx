import { Box } from '@chakra-ui/react'
import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { CircleDollarSign, PiggyBank, Receipt } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** Revenue, expenses and profit of the last 7 days. */
export function WeeklyEarnings({ earnings }: { earnings: AnalyticsDashboard['earnings'] }) {
  const t = useT('dashboards.earnings')
  const { money, shortMoney, weekday } = useFigureFormats()
  const keys = (['revenue', 'expenses'] as const).map((id) => ({ id, label: t(id) }))
  const { revenueCents, expensesCents, profitCents } = earnings
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="180px"
      legend={keys}
      table={{
        columns: [t('day'), t('revenue'), t('expenses')],
        rows: earnings.daily.map((one) => [weekday(one.day), money(one.revenue), money(one.expenses)]),
      }}
      foot={
        <Box mt="4">
          <FigureRows
            rows={[
              {
                id: 'revenue',
                label: t('revenue'),
                picture: <RowIcon icon={CircleDollarSign} />,
                value: money(revenueCents.now),
                change: { figure: revenueCents },
              },
              {
                id: 'profit',
                label: t('profit'),
                picture: <RowIcon icon={PiggyBank} palette="success" />,
                value: money(profitCents.now),
                change: { figure: profitCents },
              },
              {
                id: 'expenses',
                label: t('expenses'),
                picture: <RowIcon icon={Receipt} palette="mark" />,
                value: money(expensesCents.now),
                change: { figure: expensesCents, welcome: 'down' },
              },
            ]}
          />
        </Box>
      }
    >
      <BarChart
        isGrouped
        rows={earnings.daily.map(({ day, revenue, expenses }) => ({ name: weekday(day), revenue, expenses }))}
        keys={keys}
        formatY={shortMoney}
      />
    </ChartFrame>
  )
}
