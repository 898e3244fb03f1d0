import { Box } from '@chakra-ui/react'
import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { CircleDollarSign, PiggyBank, Receipt } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BarCard } from '../bar-card.tsx'
import { FigureRows } from '../figure-rows.tsx'

/** Revenue, expenses and profit of the last 7 days. */
export function WeeklyEarnings({ earnings }: { earnings: AnalyticsDashboard['earnings'] }) {
  const t = useT('dashboards.earnings')
  const { money, shortMoney, weekdayToDate } = useFigureFormats()
  const lines = [
    { id: 'revenue', icon: CircleDollarSign, palette: 'brand', figure: earnings.revenueCents },
    { id: 'profit', icon: PiggyBank, palette: 'success', figure: earnings.profitCents },
    { id: 'expenses', icon: Receipt, palette: 'mark', figure: earnings.expensesCents },
  ] as const
  return (
    <BarCard
      title={t('title')}
      description={t('period')}
      height="180px"
      heading={t('day')}
      keys={(['revenue', 'expenses'] as const).map((id) => ({ id, label: t(id) }))}
      rows={earnings.daily.map(({ day, revenue, expenses }) => ({
        name: weekdayToDate(day),
        revenue,
        expenses,
      }))}
      format={money}
      formatAxis={shortMoney}
      foot={
        <Box mt="4">
          <FigureRows
            rows={lines.map(({ id, icon, palette, figure }) => ({
              id,
              label: t(id),
              icon,
              palette,
              value: money(figure.now),
              change: { figure, welcome: id === 'expenses' ? 'down' : 'up' },
            }))}
          />
        </Box>
      }
    />
  )
}
