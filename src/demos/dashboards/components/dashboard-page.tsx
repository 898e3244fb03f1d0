import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { today } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { type DashboardName, figuresQuery } from '../api/dashboards.ts'
import { type CardsOfDashboard, DashboardCards } from './dashboard-cards.tsx'

type DashboardPageProps<N extends DashboardName> = CardsOfDashboard<N> & {
  /** The list below the cards. */
  children?: ReactNode
}

/** The page of a dashboard: its cards, then its list. */
export function DashboardPage<N extends Exclude<DashboardName, 'analytics'>>({
  children,
  ...cards
}: DashboardPageProps<N>) {
  const intl = useIntl()
  const { name } = cards
  const { data } = useQuery(figuresQuery(name, today()))
  const day = data ? formatDate(intl, data.until, 'day') : ''
  return (
    <PageFrame
      width="wide"
      title={intl.formatMessage({ id: `dashboards.${name}.title` })}
      description={day ? intl.formatMessage({ id: `dashboards.${name}.lead` }, { day }) : '\u00a0'}
    >
      <DashboardCards {...cards} />
      {children}
    </PageFrame>
  )
}
