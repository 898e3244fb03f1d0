import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { CreditCard, type LucideIcon, WalletCards } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { shareOf } from '../../model/figure-change.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

type Methods = EcommerceDashboard['methods']
const icons: Readonly<Record<Methods[number]['method'], LucideIcon>> = {
  Mastercard: CreditCard,
  Visa: CreditCard,
  PayPal: WalletCards,
}

/** The transactions of all paid orders by method of payment. */
export function PaymentMethods({ methods }: { methods: Methods }) {
  const t = useT('dashboards.methods')
  const { exactMoney, percent } = useFigureFormats()
  const total = methods.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      <FigureRows
        empty={t('empty')}
        rows={methods.map(({ method, orders, cents }) => ({
          id: method,
          label: method,
          note: t('note', { count: orders, percent: percent(shareOf(cents, total)) }),
          picture: <RowIcon icon={icons[method]} />,
          value: exactMoney(cents),
          meter: { label: method, share: shareOf(cents, total) },
        }))}
      />
    </DashboardCard>
  )
}
