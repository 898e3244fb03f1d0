import { Heading, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { today } from '@/lib/calendar-day.ts'
import { formatDate } from '@/ui/format-date.ts'
import { LazyBoundary } from '@/ui/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { analyticsQuery, dashboardKey, dashboardTables } from '../api/dashboards.ts'
import { ProjectsPanel } from '../components/analytics/projects-panel.tsx'
import { DashboardBody, DashboardSkeleton } from '../components/dashboard-body.tsx'

// Loaded separately because the chart library is larger than the rest of the page.
const AnalyticsCards = lazyWithRetry(
  () => import('../components/analytics/analytics-cards.tsx'),
  'AnalyticsCards',
)
const cells = [
  { sm: 6, lg: 4, height: '262px' },
  { sm: 6, lg: 4, height: '262px' },
  { sm: 12, lg: 4, height: '262px' },
  { sm: 12, lg: 6, height: '460px' },
  { sm: 12, lg: 6, height: '460px' },
  { sm: 6, lg: 4, height: '440px' },
  { sm: 6, lg: 4, height: '440px' },
  { sm: 12, lg: 4, height: '440px' },
  { sm: 12, lg: 12, height: '332px' },
] as const

/** The analytics dashboard below the home page: figures of the sample agency and its projects. */
export function AnalyticsSection() {
  const intl = useIntl()
  const query = useQuery(analyticsQuery(today()))
  useDemoChanges(dashboardTables.analytics, dashboardKey('analytics'))
  return (
    <Stack as="section" aria-labelledby="analytics" gap="4">
      <Heading as="h2" id="analytics" textStyle="lg">
        {query.data
          ? intl.formatMessage(
              { id: 'dashboards.analytics.until' },
              { day: formatDate(intl, query.data.until, 'day') },
            )
          : intl.formatMessage({ id: 'dashboards.analytics.title' })}
      </Heading>
      <DashboardBody query={query} cells={cells}>
        {(data) => (
          <LazyBoundary failure="inline" fallback={<DashboardSkeleton cells={cells} />}>
            <AnalyticsCards data={data} />
          </LazyBoundary>
        )}
      </DashboardBody>
      <ProjectsPanel />
    </Stack>
  )
}
