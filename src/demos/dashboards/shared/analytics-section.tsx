import { Badge, Flex, Heading, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { figuresQuery } from '../api/dashboards.ts'
import { ProjectsPanel } from '../components/analytics/projects-panel.tsx'
import { DashboardCards } from '../components/dashboard-cards.tsx'

const AnalyticsCards = lazy(async () => ({
  default: (await import('../components/analytics/analytics-cards.tsx')).AnalyticsCards,
}))
const cells = [
  { sm: 6, lg: 4, height: '262px' },
  { sm: 6, lg: 4, height: '262px' },
  { lg: 4, height: '262px' },
  { lg: 6, height: '460px' },
  { lg: 6, height: '460px' },
  { sm: 6, lg: 4, height: '440px' },
  { sm: 6, lg: 4, height: '440px' },
  { lg: 4, height: '440px' },
  { height: '332px' },
] as const

/**
 * The analytics dashboard below the home page: figures of the sample agency and its projects, for those who may
 * read them.
 */
export const AnalyticsSection = () =>
  useAbility().can('read', 'demo') ? (
    <Stack as="section" aria-labelledby="analytics" gap="4">
      <AnalyticsHeading />
      <DashboardCards name="analytics" cells={cells} Cards={AnalyticsCards} />
      <ProjectsPanel />
    </Stack>
  ) : null

/** Reads the day of the figures by itself, so that their arrival does not render the cards twice. */
function AnalyticsHeading() {
  const intl = useIntl()
  const { data } = useQuery(figuresQuery('analytics', today()))
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Heading as="h2" id="analytics" textStyle="lg">
        {data
          ? intl.formatMessage(
              { id: 'dashboards.analytics.until' },
              { day: formatDate(intl, data.until, 'day') },
            )
          : intl.formatMessage({ id: 'dashboards.analytics.title' })}
      </Heading>
      <Badge colorPalette="gray">{intl.formatMessage({ id: 'app.sample-data' })}</Badge>
    </Flex>
  )
}
