import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import {
  Flag,
  HandCoins,
  type LucideIcon,
  MailOpen,
  MousePointerClick,
  Send,
  ShoppingCart,
  UserMinus,
  UserPlus,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { shareOf } from '../../model/figure-change.ts'
import { lastDays, paidOrdersHref } from '../../model/order-links.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BigFigure } from '../big-figure.tsx'
import { ListCard } from '../list-card.tsx'

type CampaignFigure = AnalyticsDashboard['campaign']['figures'][number]['name']

const campaignIcons: Readonly<Record<CampaignFigure, LucideIcon>> = {
  sent: Send,
  opened: MailOpen,
  clicked: MousePointerClick,
  subscribed: UserPlus,
  complained: Flag,
  unsubscribed: UserMinus,
}
const isUnwelcome = (name: CampaignFigure) => name === 'complained' || name === 'unsubscribed'

type AnalyticsListProps = { list: 'sales-overview' | 'campaign' | 'sources'; data: AnalyticsDashboard }

/** The week's sales, the mail campaigns of the last full month, or the visits of 30 days by source. */
export function AnalyticsList({ list, data: { until, sales, campaign, sources } }: AnalyticsListProps) {
  const intl = useIntl()
  const t = useT('dashboards')
  const { count, exactMoney, money, percent } = useFigureFormats()
  switch (list) {
    case 'sales-overview': {
      const perVisit = shareOf(sales.weekCents.now, sales.weekVisits)
      return (
        <ListCard
          title={t('sales-overview.title')}
          description={t('sales-overview.period')}
          rows={[
            {
              id: 'orders',
              label: t('sales-overview.orders'),
              to: paidOrdersHref(lastDays(until, 7)),
              icon: ShoppingCart,
              value: count(sales.weekOrders),
            },
            {
              id: 'visits',
              label: t('sales-overview.visits'),
              icon: MousePointerClick,
              palette: 'mark',
              value: count(sales.weekVisits),
            },
            {
              id: 'per-visit',
              label: t('sales-overview.per-visit'),
              icon: HandCoins,
              palette: 'success',
              value: exactMoney(perVisit),
            },
          ]}
        >
          <BigFigure value={money(sales.weekCents.now)} change={{ figure: sales.weekCents }} />
        </ListCard>
      )
    }
    case 'campaign': {
      const sent = campaign.figures.find(({ name }) => name === 'sent')?.now ?? 0
      return (
        <ListCard
          title={t('campaign.title')}
          description={formatDate(intl, campaign.month, 'month')}
          empty={t('campaign.empty')}
          rows={campaign.figures.map(({ name, ...figure }) => ({
            id: name,
            label: t(`campaign.figure.${name}`),
            note:
              name === 'sent'
                ? t('campaign.all')
                : t('campaign.of-sent', { percent: percent(shareOf(figure.now, sent)) }),
            icon: campaignIcons[name],
            palette: isUnwelcome(name) ? 'mark' : 'brand',
            value: count(figure.now),
            change: { figure, welcome: isUnwelcome(name) ? 'down' : 'up' },
          }))}
        />
      )
    }
    case 'sources': {
      const total = sources.reduce((sum, { visits }) => sum + visits, 0)
      return (
        <ListCard
          title={t('sources.title')}
          description={t('sources.total', { count: total })}
          empty={t('sources.empty')}
          rows={sources.map(({ source, visits, before }) => ({
            id: source,
            label: t(`sources.source.${source}`),
            note: t('sources.share', { percent: percent(shareOf(visits, total)) }),
            value: count(visits),
            change: { figure: { now: visits, before } },
            meter: { label: t(`sources.source.${source}`), share: shareOf(visits, total) },
          }))}
        />
      )
    }
  }
}
