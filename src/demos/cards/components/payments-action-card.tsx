import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '@/demos/dashboards/api/dashboards.ts'
import { FigureRows } from '@/demos/dashboards/components/figure-rows.tsx'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { ActionCard, type CardAction } from './action-card.tsx'
import { FiguresOf } from './figures-of.tsx'

/** The last payments in a card with some actions. */
export function PaymentsActionCard({ actions }: { actions: readonly CardAction[] }) {
  const t = useT('cards.card-actions')
  const { exactMoney, day } = useFigureFormats()
  const { refetch } = useQuery(figuresQuery('crm', today()))
  return (
    <FiguresOf dashboard="crm" height="300px">
      {({ transactions }) => (
        <ActionCard title={t('payments')} actions={actions} onRefresh={refetch} figures={transactions}>
          <FigureRows
            empty={t('none')}
            rows={transactions.slice(0, 4).map(({ order, day: date, cents }) => ({
              id: String(order),
              label: t('order', { order }),
              note: day(date),
              value: exactMoney(cents),
            }))}
          />
        </ActionCard>
      )}
    </FiguresOf>
  )
}
