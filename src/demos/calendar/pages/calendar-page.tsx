import { Box, Button, Flex } from '@chakra-ui/react'
import type { CalendarRef } from '@fullcalendar/react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { toDay, today } from '@/lib/time/calendar-day.ts'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { isDay } from '@/ui/form/days.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { eventRangeOptions } from '../api/calendar.ts'
import { CalendarPane, type ShownRange } from '../components/calendar-pane.tsx'
import { CalendarSide } from '../components/calendar-side.tsx'
import { CalendarToolbar } from '../components/calendar-toolbar.tsx'
import { EventDrawer } from '../components/event-drawer.tsx'
import { EventWindows } from '../components/event-windows.tsx'
import { useEventActions } from '../components/use-event-actions.ts'
import { calendarViews, readCalendars, readView, writeCalendars } from '../model/calendar-view.ts'
import { dayRange } from '../model/event-times.ts'

/** The calendar (`/apps/calendar`); the URL holds view, day, calendars, and the open event. */
export function Page() {
  const t = useT('calendar.page')
  const ability = useAbility()
  const [search, set] = useQueryValues()
  const pane = useRef<CalendarRef>(null)
  const [range, setRange] = useState<ShownRange | null>(null)
  const { data, error, refetch, isFetching } = useQuery(
    eventRangeOptions(range ? { from: range.from, to: range.to } : null),
  )
  useDemoChanges(['calendar_events'])
  const { saveOccurrence } = useEventActions()
  const view = readView(search.get('view'), window.innerWidth < 600)
  const [asked, start] = [search.get('day') ?? '', search.get('new') ?? '']
  const day = isDay(asked) ? asked : today()
  const calendars = search.get('calendars')
  const chosen = useMemo(() => readCalendars(calendars), [calendars])
  const events = useMemo(
    () => (data ?? []).filter(({ calendar }) => chosen.includes(calendar)),
    [data, chosen],
  )
  const eventId = Number(search.get('event') ?? '')
  const mayAdd = ability.can('create', 'demo')
  const api = () => pane.current?.getApi()
  // The URL may also change outside this page, for example by a link of the navigation.
  useEffect(() => {
    const calendar = pane.current?.getApi()
    if (calendar && calendar.view.type !== calendarViews[view]) calendar.changeView(calendarViews[view])
  }, [view])
  useEffect(() => {
    const calendar = pane.current?.getApi()
    if (calendar && toDay(calendar.getDate()) !== day) calendar.gotoDate(day)
  }, [day])
  const step = (to: 'today' | 'prev' | 'next') => {
    const calendar = api()
    if (!calendar) return
    calendar[to]()
    set({ day: to === 'today' ? null : toDay(calendar.getDate()) })
  }
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="calendar.page.title" />}
      description={t(mayAdd ? 'about' : 'about-read')}
      actions={
        mayAdd ? (
          <Button onClick={() => set({ new: day }, { isEntry: true, isAtOnce: true })}>
            <Plus size={18} aria-hidden />
            <FormattedMessage id="calendar.event.new" />
          </Button>
        ) : null
      }
    >
      <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="flex-start">
        <CalendarSide
          day={day}
          chosen={chosen}
          onDay={(to) => set({ day: to })}
          onChoose={(names) => set({ calendars: writeCalendars(names) })}
        />
        <Box flex="1" minW="0" width="full">
          <CalendarToolbar
            title={range?.title ?? ''}
            view={view}
            onView={(next) => set({ view: next })}
            onGo={step}
          />
          {error && !data ? <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
          <CalendarPane
            calendar={pane}
            events={events}
            initialView={view}
            isTimed={view === 'week' || view === 'day'}
            initialDay={day}
            mayChange={ability.can('update', 'demo')}
            mayAdd={mayAdd}
            onRange={setRange}
            onOpen={(id, at) => set({ event: String(id), at }, { isEntry: true })}
            onAdd={(on) => set({ new: on }, { isEntry: true, isAtOnce: true })}
            onChange={(event, before, after) => void saveOccurrence(event, before, after, 'one')}
          />
        </Box>
      </Flex>
      {Number.isInteger(eventId) && eventId > 0 ? (
        <EventWindows
          key={eventId}
          id={eventId}
          at={search.get('at') ?? ''}
          onFound={(event) => {
            const first = event.allDay ? dayRange(event).first : toDay(new Date(event.start))
            const shown = api()?.view
            const isShown = shown && first >= toDay(shown.activeStart) && first < toDay(shown.activeEnd)
            if (!isShown) set({ day: first })
          }}
          onClose={() => set({ event: null, at: null })}
        />
      ) : null}
      {mayAdd && search.has('new') ? (
        <EventDrawer
          event={null}
          at={isDay(start.slice(0, 10)) ? start : day}
          onClose={() => {
            api()?.unselect()
            set({ new: null })
          }}
        />
      ) : null}
    </PageFrame>
  )
}
