import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { Box } from '@chakra-ui/react'
import type { DueProject } from '@contract/project-calendar.ts'
import Calendar, { type CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import frLocale from '@fullcalendar/react/locales/fr'
import classic from '@fullcalendar/react/themes/classic'
import { type RefObject, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { addDays, toDay } from '@/lib/time/calendar-day.ts'
import { calendarStyles } from '@/ui/calendar/calendar-styles.ts'
import { toDueEvent } from '../../model/due-event.ts'

const plugins = [dayGrid, list, interaction, classic]

/** The first and last day that the calendar shows, and its title. */
export type ShownDays = { from: string; to: string; title: string }

type DueCalendarProps = {
  calendar: RefObject<CalendarRef | null>
  projects: readonly DueProject[]
  initialDay: string
  today: string
  /** A phone shows a list of the month. */
  isNarrow: boolean
  onShow: (days: ShownDays) => void
}

/** A month of due dates; each request opens its page. */
export function DueCalendar({ calendar, projects, initialDay, today, isNarrow, onShow }: DueCalendarProps) {
  const intl = useIntl()
  const t = useT('projects.calendar')
  const navigate = useNavigate()
  const events = useMemo(() => {
    const word = (id: MessageKey<'projects.calendar'>) => (title: string) =>
      intl.formatMessage({ id: `projects.calendar.${id}` }, { title })
    const words = { overdue: word('overdue'), delivered: word('delivered') }
    return projects.map((project) => toDueEvent(project, today, words))
  }, [intl, projects, today])
  return (
    <Box css={calendarStyles}>
      <Calendar
        ref={calendar}
        plugins={plugins}
        locale={intl.locale.startsWith('fr') ? frLocale : intl.locale}
        headerToolbar={false}
        initialView={isNarrow ? 'listMonth' : 'dayGridMonth'}
        initialDate={initialDay}
        height="auto"
        // As the weeks of the workload.
        firstDay={1}
        dayMaxEvents={4}
        eventInteractive
        eventTitleClass="event-text"
        rowEventTitleClass="event-line"
        listItemEventTitleClass="event-line"
        listDayHeaderInnerClass="event-text"
        events={events}
        moreLinkText={(count) => t('more', { count })}
        moreLinkHint={(count) => t('more', { count })}
        noEventsText={t('empty')}
        allDayText=""
        datesSet={({ start, end, view }) =>
          onShow({ from: toDay(start), to: addDays(toDay(end), -1), title: view.title })
        }
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          void navigate(href('projects.view', { id: event.id }))
        }}
      />
    </Box>
  )
}
