import { Badge } from '@chakra-ui/react'
import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { CreditCard } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

const palettes = { Paid: 'success', Pending: 'warning', Failed: 'danger', Cancelled: 'gray' } as const

/** The payments of the newest orders. */
export function LastTransactions({ transactions }: { transactions: CrmDashboard['transactions'] }) {
  const t = useT('dashboards.transactions')
  const { day, exactMoney } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      <FigureRows
        empty={t('empty')}
        rows={transactions.map(({ order, method, methodNumber, payment, day: date, cents }) => ({
          id: String(order),
          label: `${method} ·· ${methodNumber}`,
          note: t('order', { order, day: day(date) }),
          picture: <RowIcon icon={CreditCard} palette={palettes[payment]} />,
          value: (
            <>
              <Badge colorPalette={palettes[payment]} me="2">
                {t(`payment.${payment}`)}
              </Badge>
              {exactMoney(cents)}
            </>
          ),
        }))}
      />
    </DashboardCard>
  )
}
