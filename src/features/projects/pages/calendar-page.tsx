import { Box, Button, Flex, Heading } from '@chakra-ui/react'
import type { CalendarRef } from '@fullcalendar/react'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { dueProjectsQuery } from '../api/calendar.ts'
import { useProjectListEvents } from '../api/use-project-events.ts'
import { AbsencesButton } from '../components/absences/absences-button.tsx'
import { DueCalendar, type ShownDays } from '../components/calendar/due-calendar.tsx'
import { AssigneeFilter } from '../components/list/assignee-filter.tsx'
import { CompanyFilter } from '../components/list/company-filter.tsx'
import { useMayReadWorkload } from '../hooks/use-may-read-workload.ts'
import { useProjectRights } from '../hooks/use-project-rights.ts'
import { useToday } from '../hooks/use-today.ts'
import { noFilters, statusChoices, toListQuery } from '../model/filters.ts'

const narrow = 600
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The due dates of requests by month (`/apps/projects/calendar`, R-898); the address holds a day of it and the filters. */
export function Page() {
  const t = useT('projects')
  const month = useT('projects.calendar')
  const user = useUser()
  const today = useToday()
  const { isStaff, mayReadCompanies } = useProjectRights()
  const mayReadWorkload = useMayReadWorkload()
  const { filters: chosen, set } = useListParams({ sortBy: '', orderBy: 'asc' }, [
    'day',
    'status',
    'assignee',
    'company',
  ])
  const { day: asked, ...filters } = chosen
  const day = isDay(asked) ? asked : today
  const pane = useRef<CalendarRef>(null)
  const [shown, setShown] = useState<ShownDays | null>(null)
  const { status, company, assignee } = toListQuery({ ...noFilters, ...filters }, today)
  const { data, error, refetch, isFetching } = useQuery(
    dueProjectsQuery(shown && { from: shown.from, to: shown.to, status, company, assignee, today }),
  )
  useProjectListEvents(user?.uid ?? '', mayReadWorkload ? ['projects:all'] : [])
  // The address may also change outside this page, for example by the button of the browser.
  useEffect(() => {
    const calendar = pane.current?.getApi()
    if (calendar && toDay(calendar.getDate()) !== day) calendar.gotoDate(day)
  }, [day])
  const go = (to: 'today' | 'prev' | 'next') => {
    const calendar = pane.current?.getApi()
    if (!calendar) return
    calendar[to]()
    set({ day: to === 'today' ? '' : toDay(calendar.getDate()) }, { isEntry: true })
  }
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="projects.calendar.title" />}
      description={<FormattedMessage id="projects.calendar.description" />}
      actions={
        <>
          {isStaff ? <AbsencesButton /> : null}
          <Button asChild variant="outline">
            <Link to={href('projects.list')}>
              <FormattedMessage id="projects.calendar.list" />
            </Link>
          </Button>
        </>
      }
    >
      <Box>
        <Flex gap="2" align="center" wrap="wrap" mb="3">
          <Button variant="outline" onClick={() => go('today')}>
            {month('today')}
          </Button>
          <IconButton label={month('previous')} onClick={() => go('prev')}>
            <ChevronLeft data-mirror="" />
          </IconButton>
          <IconButton label={month('next')} onClick={() => go('next')}>
            <ChevronRight data-mirror="" />
          </IconButton>
          <Heading as="h2" textStyle="md" aria-live="polite" flex="1" minW="32">
            {shown?.title}
          </Heading>
          <FilterSelect
            label={t('field.status')}
            all={t('filter.status-open')}
            value={filters.status}
            options={statusChoices.map((value) => ({
              value,
              label: t(value === 'all' ? 'filter.any-status' : `status.${value}`),
            }))}
            onChange={(next) => set({ status: next })}
          />
          {mayReadCompanies ? <CompanyFilter value={filters.company} onChange={set} /> : null}
          {isStaff ? <AssigneeFilter value={filters.assignee} onChange={set} /> : null}
        </Flex>
        {error && !data ? <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
        {data?.isCut ? <Box mb="3">{month('cut', { count: data.projects.length })}</Box> : null}
        <DueCalendar
          calendar={pane}
          projects={data?.projects ?? []}
          initialDay={day}
          today={today}
          isNarrow={window.innerWidth < narrow}
          onShow={setShown}
        />
      </Box>
    </PageFrame>
  )
}
