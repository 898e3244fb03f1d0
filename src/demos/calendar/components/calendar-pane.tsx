import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { Box } from '@chakra-ui/react'
import type { EventDetail } from '@contract/demo/calendar-events.ts'
import Calendar, { type CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import frLocale from '@fullcalendar/react/locales/fr'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import recurrence from '@fullcalendar/rrule'
import { type RefObject, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { calendarStyles } from '@/ui/calendar/calendar-styles.ts'
import { dayLocale, firstWeekday } from '@/ui/form/days.ts'
import { type CalendarViewName, calendarViews, clockOf, toInput } from '../model/calendar-view.ts'
import { type EventTimes, fromDrag } from '../model/event-times.ts'
import { selectedRange } from '../model/typed-times.ts'
import { makeHoursFocusable } from './focus-hours.ts'

const plugins = [dayGrid, timeGrid, list, interaction, recurrence, classic]

type Dragged = Parameters<typeof fromDrag>[0]

/** The time range and the title of the visible view. */
export type ShownRange = { from: string; to: string; title: string }

type CalendarPaneProps = {
  calendar: RefObject<CalendarRef | null>
  events: readonly EventDetail[]
  initialView: CalendarViewName
  initialDay: string
  /** The view has hours. */
  isTimed: boolean
  mayChange: boolean
  mayAdd: boolean
  onRange: (range: ShownRange) => void
  /** Called with the start of the occurrence, a day or a day and time. */
  onOpen: (id: number, at: string) => void
  /** Called with a day, with a day and time, or with a selected range. */
  onAdd: (at: string) => void
  onChange: (event: EventDetail, before: EventTimes, after: EventTimes) => void
}

/** FullCalendar with the theme of the app; its toolbar is ours, so that a changed title is announced. */
export function CalendarPane(props: CalendarPaneProps) {
  const { calendar, events, initialView, initialDay, isTimed, mayChange, mayAdd } = props
  const { onRange, onOpen, onAdd, onChange } = props
  const intl = useIntl()
  const t = useT('calendar.view')
  const inputs = useMemo(() => events.map(toInput), [events])
  const clock = clockOf(intl.locale)
  const handleDrag = (info: { event: Dragged & { id: string }; oldEvent: Dragged; revert: () => void }) => {
    const event = events.find(({ id }) => String(id) === info.event.id)
    const [before, after] = [fromDrag(info.oldEvent), fromDrag(info.event)]
    if (event && before && after) onChange(event, before, after)
    else info.revert()
  }
  return (
    <Box css={calendarStyles}>
      <Calendar
        ref={calendar}
        plugins={plugins}
        locale={intl.locale.startsWith('fr') ? frLocale : intl.locale}
        headerToolbar={false}
        initialView={calendarViews[initialView]}
        initialDate={initialDay}
        // A day has 24 hours, so week and day scroll and start in the morning.
        height={isTimed ? 720 : 'auto'}
        // FullCalendar leaves out the day of the month where a column is narrow.
        dayHeaderContent={({ isNarrow, text, date, view }) =>
          isNarrow && view.type === calendarViews.week ? `${text} ${date.getDate()}` : text
        }
        scrollTime="07:00"
        eventTimeFormat={clock}
        slotHeaderFormat={clock.hour12 ? { hour: 'numeric', hour12: true } : clock}
        firstDay={firstWeekday(dayLocale(intl.locale))}
        dayMaxEvents={4}
        nowIndicator
        eventInteractive
        eventTimeClass="event-time"
        eventTitleClass="event-text"
        rowEventTitleClass="event-line"
        listItemEventTitleClass="event-line"
        listDayHeaderInnerClass="event-text"
        editable={mayChange}
        events={inputs}
        moreLinkText={(count) => t('more', { count })}
        moreLinkHint={(count) => t('more', { count })}
        allDayText={t('all-day')}
        noEventsText={t('empty')}
        datesSet={({ start, end, view }) =>
          onRange({ from: start.toISOString(), to: end.toISOString(), title: view.title })
        }
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          onOpen(Number(event.id), event.startStr.slice(0, event.allDay ? 10 : 16))
        }}
        viewDidMount={({ el }) => makeHoursFocusable(el)}
        eventDrop={handleDrag}
        eventResize={handleDrag}
        selectable={mayAdd}
        selectMirror
        // A shorter one is a click.
        selectMinDistance={5}
        select={(range) => onAdd(selectedRange(range))}
        // A click on an hour keeps the hour.
        dateClick={({ dateStr, allDay }) => (mayAdd ? onAdd(dateStr.slice(0, allDay ? 10 : 16)) : undefined)}
      />
    </Box>
  )
}
