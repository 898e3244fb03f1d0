import { Badge } from '@chakra-ui/react'
import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { dealState } from '@contract/demo/deals.ts'
import { CreditCard, TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderMethodText } from '@/demos/shared/order-method.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { CardLink } from '../card-link.tsx'
import { ListCard } from '../list-card.tsx'

const payments = { Paid: 'success', Pending: 'warning', Failed: 'danger', Cancelled: 'gray' } as const
const dealStates = { running: 'success', upcoming: 'info', ended: 'gray' } as const

/** A value with a state below it: side by side, they would cut the order or the name of a deal in a narrow card. */
const withState = (palette: string, state: string, value: ReactNode) => ({
  value,
  state: (
    <Badge colorPalette={palette} mt="1">
      {state}
    </Badge>
  ),
})

type CrmListProps = { list: 'active' | 'transactions' | 'deals'; data: CrmDashboard }

/** The projects closest to their end, the payments of the newest orders, or the newest deals. */
export function CrmList({ list, data }: CrmListProps) {
  const t = useT('dashboards')
  const { day, exactMoney, percent } = useFigureFormats()
  switch (list) {
    case 'active':
      return (
        <ListCard
          title={t('active.title')}
          description={t('active.lead', { count: data.projects.running })}
          aside={<CardLink to={`${href('home.page')}#projects`}>{t('active.all')}</CardLink>}
          empty={t('active.empty')}
          rows={data.activeProjects.map(({ id, logo, project, name, progress }) => ({
            id: String(id),
            label: project,
            note: name,
            image: logo,
            value: percent(progress / 100),
            meter: { label: project, share: progress / 100 },
          }))}
        />
      )
    case 'transactions':
      return (
        <ListCard
          title={t('transactions.title')}
          description={t('transactions.lead')}
          empty={t('transactions.empty')}
          rows={data.transactions.map(({ order, method, methodNumber, payment, day: date, cents }) => ({
            id: String(order),
            label: orderMethodText(
              { method, methodNumber },
              (key) => t(`transactions.method.${key}`),
              ' ·· ',
            ),
            to: href('ecommerce.order', { id: String(order) }),
            note: t('transactions.order', { order, day: day(date) }),
            icon: CreditCard,
            palette: payments[payment],
            ...withState(payments[payment], t(`transactions.payment.${payment}`), exactMoney(cents)),
          }))}
        />
      )
    case 'deals':
      return (
        <ListCard
          title={t('deals.newest')}
          description={t('deals.newest-lead')}
          aside={<CardLink to={href('wizards.deal')}>{t('deals.create')}</CardLink>}
          empty={t('deals.empty')}
          rows={data.newestDeals.map((deal) => {
            const state = dealState(deal, today())
            const discounts = {
              percent: percent((deal.percent ?? 0) / 100),
              amount: exactMoney(deal.amountCents ?? 0),
              'free-delivery': t('deals.free-delivery'),
            }
            return {
              id: deal.id,
              label: deal.title,
              note: t('deals.note', { code: deal.code, start: day(deal.startsOn), end: day(deal.endsOn) }),
              icon: TicketPercent,
              palette: dealStates[state],
              ...withState(dealStates[state], t(`deals.${state}`), discounts[deal.kind]),
            }
          })}
        />
      )
  }
}
