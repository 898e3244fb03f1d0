import type { Hono } from 'hono'
import {
  CALENDARS,
  type CalendarEvent,
  createEventBody,
  updateEventBody,
} from '../../_shared/contract/demo/calendar.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { invalid } from '../../_shared/http/errors.ts'
import { fixedResponse } from '../../_shared/http/fixed-responses.ts'
import { asDemo, deleteRow, numberParam } from './as-demo.ts'

const MOST_EVENTS = 2000

type Row = {
  id: number
  url: string
  title: string
  starts_at: Date
  ends_at: Date
  all_day: boolean
  calendar: CalendarEvent['extendedProps']['calendar']
}

/** `/api/apps/calendar`: the events of the calendars asked for, and changing them. */
export function demoCalendarResource(api: Hono<Env>): void {
  api.get('/apps/calendar', async (c) => {
    const given = [...(c.req.queries('calendars') ?? []), ...(c.req.queries('calendars[]') ?? [])]
    const calendars = CALENDARS.filter((name) => given.includes(name))
    const rows = await asDemo(
      c,
      'read',
      (tx) => tx<Row[]>`
        select * from demo.calendar_events where calendar = any (${calendars}) order by starts_at, id limit ${MOST_EVENTS}`,
    )
    return c.json(rows.map(present))
  })

  api.post('/apps/calendar', async (c) => {
    const { url, title, start, end, allDay, extendedProps } = await readBody(c, createEventBody)
    const row = await asDemo(c, 'create', async (tx) => {
      await lockCalendar(tx)
      return one(tx`
        insert into demo.calendar_events (id, url, title, starts_at, ends_at, all_day, calendar)
        select coalesce(max(id), 0) + 1, ${url}, ${title}, ${asDate(start)}, ${asSpan(start, end)}, ${allDay},
          ${extendedProps.calendar} from demo.calendar_events returning *`)
    })
    return c.json(row && present(row), 201)
  })

  api.put('/apps/calendar/:id', async (c) => {
    const id = numberParam(c, 'id') ?? -1
    const body = await readBody(c, updateEventBody)
    const row = await asDemo(c, 'update', async (tx) => {
      const old = await one(tx`select * from demo.calendar_events where id = ${id} for update`)
      if (!old) return null
      const start = body.start === undefined ? old.starts_at.toISOString() : body.start
      // A start that moves alone takes the end with it.
      const length = old.ends_at.getTime() - old.starts_at.getTime()
      const end = body.end ?? new Date(asDate(start).getTime() + length).toISOString()
      return one(tx`
        update demo.calendar_events set url = ${body.url ?? old.url}, title = ${body.title ?? old.title},
          starts_at = ${asDate(start)}, ends_at = ${asSpan(start, end)}, all_day = ${body.allDay ?? old.all_day},
          calendar = ${body.extendedProps?.calendar ?? old.calendar} where id = ${id} returning *`)
    })
    return row ? c.json(present(row), 201) : fixedResponse('calendarUnknown')
  })

  api.delete('/apps/calendar/:id', async (c) =>
    (await deleteRow(c, 'calendar_events')) ? c.body(null, 204) : fixedResponse('calendarUnknown'),
  )
}

/** Two who add at once wait for each other: the new id is the last one + 1. */
const lockCalendar = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtext('demo.calendar'))`

async function one(query: Promise<readonly unknown[]>): Promise<Row | null> {
  const [row] = await query
  return (row as Row | undefined) ?? null
}

/** A moment without a zone is taken as UTC. */
function asDate(text: string): Date {
  return new Date(/^\d{4}-\d\d-\d\d$/.test(text) || /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

function asSpan(start: string, end: string | null | undefined): Date {
  const until = asDate(end ?? start)
  if (until < asDate(start)) throw invalid({ end: 'The end is before the start' })
  return until
}

function present(row: Row): CalendarEvent {
  const { id, url, title, starts_at, ends_at, all_day, calendar } = row
  return {
    id,
    url,
    title,
    start: starts_at.toISOString(),
    end: ends_at.toISOString(),
    allDay: all_day,
    extendedProps: { calendar },
  }
}
