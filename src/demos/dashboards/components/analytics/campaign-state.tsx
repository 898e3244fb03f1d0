import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { Flag, type LucideIcon, MailOpen, MousePointerClick, Send, UserMinus, UserPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'
import { formatDate } from '@/ui/format-date.ts'
import { shareOf } from '../../model/figure-change.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

type Campaign = AnalyticsDashboard['campaign']
type CampaignFigure = Campaign['figures'][number]['name']

const icons: Readonly<Record<CampaignFigure, LucideIcon>> = {
  sent: Send,
  opened: MailOpen,
  clicked: MousePointerClick,
  subscribed: UserPlus,
  complained: Flag,
  unsubscribed: UserMinus,
}
const isUnwelcome = (name: CampaignFigure) => name === 'complained' || name === 'unsubscribed'

/** The mail campaigns of the last full month. */
export function CampaignState({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const t = useT('dashboards.campaign')
  const { count, percent } = useFigureFormats()
  const sent = campaign.figures.find(({ name }) => name === 'sent')?.now ?? 0
  return (
    <DashboardCard title={t('title')} description={formatDate(intl, campaign.month, 'month')}>
      <FigureRows
        empty={t('empty')}
        rows={campaign.figures.map(({ name, ...figure }) => ({
          id: name,
          label: t(`figure.${name}`),
          note: name === 'sent' ? t('all') : t('of-sent', { percent: percent(shareOf(figure.now, sent)) }),
          picture: <RowIcon icon={icons[name]} palette={isUnwelcome(name) ? 'mark' : 'brand'} />,
          value: count(figure.now),
          change: { figure, welcome: isUnwelcome(name) ? 'down' : 'up' },
        }))}
      />
    </DashboardCard>
  )
}
