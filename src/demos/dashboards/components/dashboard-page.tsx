import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { formatDate } from '@/ui/format-date.ts'
import { LazyBoundary } from '@/ui/lazy-boundary.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { type DashboardName, dashboardKey, dashboardTables } from '../api/dashboards.ts'
import { DashboardBody, DashboardSkeleton, type SkeletonCells } from './dashboard-body.tsx'

type DashboardPageProps<D> = {
  name: Exclude<DashboardName, 'analytics'>
  query: UseQueryResult<D>
  cells: SkeletonCells
  /** The cards, which load with the chart library after the page. */
  cards: (data: D) => ReactNode
  /** The list below the cards. */
  children?: ReactNode
}

/** The page of a dashboard: its cards, then its list; a change of its tables refetches it. */
export function DashboardPage<D extends { until: string }>({
  name,
  query,
  cells,
  cards,
  children,
}: DashboardPageProps<D>) {
  const intl = useIntl()
  useDemoChanges(dashboardTables[name], dashboardKey(name))
  const day = query.data ? formatDate(intl, query.data.until, 'day') : ''
  return (
    <PageFrame
      width="wide"
      title={intl.formatMessage({ id: `dashboards.${name}.title` })}
      description={day ? intl.formatMessage({ id: `dashboards.${name}.lead` }, { day }) : '\u00a0'}
    >
      <DashboardBody query={query} cells={cells}>
        {(data) => (
          <LazyBoundary failure="inline" fallback={<DashboardSkeleton cells={cells} />}>
            {cards(data)}
          </LazyBoundary>
        )}
      </DashboardBody>
      {children}
    </PageFrame>
  )
}
