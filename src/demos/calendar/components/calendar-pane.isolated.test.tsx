import { ChakraProvider } from '@chakra-ui/react'
import type { EventDetail } from '@contract/demo/calendar-events.ts'
import messages from '@locales/en/calendar.json'
import { render } from '@testing-library/react'
import { createRef } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { CalendarPane } from './calendar-pane.tsx'

type Given = {
  firstDay: number
  editable: boolean
  selectable: boolean
  eventTimeFormat: { hour12: boolean }
  eventDrop: (info: object) => void
  eventResize: (info: object) => void
  select: (range: object) => void
}
const given: Given[] = []
vi.mock('@fullcalendar/react', () => ({
  default: (props: Given) => {
    given.push(props)
    return null
  },
}))
beforeEach(() => {
  given.length = 0
})

/** Shows the calendar and returns what FullCalendar was given. */
function show(props: Partial<Parameters<typeof CalendarPane>[0]> = {}, locale = 'en') {
  const none = () => undefined
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale={locale} messages={messages} onError={none}>
        <CalendarPane
          calendar={createRef()}
          events={[]}
          initialView="month"
          initialDay="2026-11-20"
          isTimed={false}
          mayChange
          mayAdd
          onRange={none}
          onOpen={none}
          onAdd={none}
          onChange={none}
          {...props}
        />
      </IntlProvider>
    </ChakraProvider>,
  )
  const last = given.at(-1)
  if (!last) throw new Error('The calendar was not rendered')
  return last
}

it.each([
  ['en-GB', 1],
  ['en-US', 0],
])('R-244: the weeks of a reader of %s begin on day %i', (region, day) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region])
  expect(show().firstDay).toBe(day)
})

it('R-611: the times have 12 or 24 hours as the language of the screen', () => {
  expect([show().eventTimeFormat.hour12, show({}, 'fr').eventTimeFormat.hour12]).toEqual([true, false])
})

it('R-610: a dragged or resized occurrence has its times before and after; an unknown one goes back', () => {
  const event = {
    id: 4,
    start: '2026-11-16T09:00:00.000Z',
    end: '2026-11-16T10:00:00.000Z',
    allDay: false,
    calendar: 'ETC',
    recurrence: 'FREQ=WEEKLY',
    skipped: [],
  } as unknown as EventDetail
  const [onChange, revert] = [vi.fn(), vi.fn()]
  const { eventDrop, eventResize } = show({ events: [event], onChange })
  const at = (start: string, end: string, id = '4') => ({
    id,
    start: new Date(start),
    end: new Date(end),
    startStr: start,
    endStr: end,
    allDay: false,
  })
  const before = at('2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z')
  const info = { oldEvent: before, event: at('2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z'), revert }
  eventDrop(info)
  eventResize({ ...info, event: at('2026-11-23T09:00:00Z', '2026-11-23T12:00:00Z') })
  eventDrop({ ...info, event: at('2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z', '5') })
  const times = (start: string, end: string) => expect.objectContaining({ start, end })
  const old = times('2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z')
  expect(onChange.mock.calls).toEqual([
    [event, old, times('2026-11-24T11:00:00.000Z', '2026-11-24T12:00:00.000Z')],
    [event, old, times('2026-11-23T09:00:00.000Z', '2026-11-23T12:00:00.000Z')],
  ])
  expect(revert).toHaveBeenCalledOnce()
})

it('R-612: dragging over hours or days starts a new event there', () => {
  const onAdd = vi.fn()
  const { select } = show({ onAdd })
  select({ startStr: '2026-11-25T13:00:00+01:00', endStr: '2026-11-25T15:30:00+01:00', allDay: false })
  select({ startStr: '2026-11-25', endStr: '2026-11-28', allDay: true })
  expect(onAdd.mock.calls).toEqual([['2026-11-25T13:00/2026-11-25T15:30'], ['2026-11-25/2026-11-28']])
})

it('a person who may only read drags nothing', () => {
  expect(show({ mayChange: false, mayAdd: false })).toMatchObject({ editable: false, selectable: false })
})
