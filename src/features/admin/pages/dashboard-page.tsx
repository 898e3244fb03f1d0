import { Box, Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { DASHBOARD_DAYS } from '@contract/admin.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { today } from '@/lib/time/calendar-day.ts'
import { Delayed, ErrorState } from '@/ui/feedback/states.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { adminDashboardQuery } from '../api/dashboard.ts'
import { DashboardStats } from '../components/dashboard-stats.tsx'

// Loaded separately because the chart library is larger than the rest of the page.
const Charts = lazy(async () => ({ default: (await import('../components/charts.tsx')).Charts }))

/** The agency's key figures (`/admin/dashboard`, R-026). */
export function Page() {
  const intl = useIntl()
  const [params, setParams] = useSearchParams()
  const days = DASHBOARD_DAYS.find((one) => String(one) === params.get('days')) ?? 30
  const dashboard = useQuery(adminDashboardQuery({ days, today: today() }))
  return (
    <PageFrame
      width="wide"
      title={intl.formatMessage({ id: 'admin.dashboard.heading' })}
      description={intl.formatMessage({ id: 'admin.dashboard.lead' })}
      actions={
        <SegmentChoice
          label={intl.formatMessage({ id: 'admin.dashboard.period' })}
          value={String(days)}
          choices={DASHBOARD_DAYS.map((one) => ({
            value: String(one),
            label: intl.formatMessage({ id: 'admin.dashboard.days' }, { days: one }),
          }))}
          onChange={(value) => setParams(value === '30' ? {} : { days: value }, { replace: true })}
        />
      }
    >
      {dashboard.data ? (
        <Stack gap="4">
          <DashboardStats data={dashboard.data} />
          <LazyPart fallback={<Box minH="640px" />}>
            <Charts data={dashboard.data} />
          </LazyPart>
        </Stack>
      ) : dashboard.isError ? (
        <ErrorState onRetry={() => void dashboard.refetch()} isRetrying={dashboard.isFetching} />
      ) : (
        <Delayed>
          <Waiting />
        </Delayed>
      )}
    </PageFrame>
  )
}

function Waiting() {
  return (
    <Stack gap="4" aria-hidden>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} height="124px" borderRadius="card" />
        ))}
      </SimpleGrid>
      <Flex gap="4" wrap="wrap">
        <Skeleton height="330px" flex="2 1 480px" borderRadius="card" />
        <Skeleton height="330px" flex="1 1 300px" borderRadius="card" />
      </Flex>
    </Stack>
  )
}
