import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import {
  CALENDARS,
  type CalendarEvent,
  calendarEvent,
  calendarEventList,
  createEventBody,
  updateEventBody,
} from '../../_shared/contract/demo/calendar.ts'
import { jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { created, noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo, deleteRow } from './as-demo.ts'
import { asSpan, asTime, lockCalendar } from './event-times.ts'
import { calendarUnknown } from './fixed-errors.ts'

const tags = ['calendar, kanban']

const MOST_EVENTS = 2000

/** For the OpenAPI document only: the parameter repeats, so the handler reads it with `c.req.queries`. */
const parameters: NonNullable<RouteConfig['parameters']> = [
  {
    name: 'calendars',
    in: 'query',
    schema: { type: 'array', items: { type: 'string', enum: [...CALENDARS] } },
  },
]

type Row = {
  id: number
  url: string
  title: string
  startsAt: string
  endsAt: string
  allDay: boolean
  calendar: CalendarEvent['extendedProps']['calendar']
}

/** `/api/apps/calendar`: lists and changes the events of the selected calendars. */
export function demoCalendarResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/calendar',
      tags,
      summary: 'Lists the events of the named calendars; the parameter may repeat.',
      parameters,
      responses: ok(calendarEventList),
    }),
    async (c) => {
      const given = [...(c.req.queries('calendars') ?? []), ...(c.req.queries('calendars[]') ?? [])]
      const calendars = CALENDARS.filter((name) => given.includes(name))
      const rows = await asDemo(
        c,
        'read',
        (tx) => tx<Row[]>`
        select * from demo.calendar_events where calendar = any (${calendars}) order by starts_at, id limit ${MOST_EVENTS}`,
      )
      return c.json(rows.map(present), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/calendar',
      tags,
      summary: 'Creates an event; its id is the last one + 1.',
      request: { body: jsonBody(createEventBody) },
      responses: created(calendarEvent),
    }),
    async (c) => {
      const { url, title, start, end, allDay, extendedProps } = c.req.valid('json')
      const row = await asDemo(c, 'create', async (tx) => {
        await lockCalendar(tx)
        return one(tx`
        insert into demo.calendar_events (id, url, title, starts_at, ends_at, all_day, calendar)
        select coalesce(max(id), 0) + 1, ${url}, ${title}, ${asTime(start)}, ${asSpan(start, end)}, ${allDay},
          ${extendedProps.calendar} from demo.calendar_events returning *`)
      })
      if (!row) throw new Error('The insert returned no row')
      return c.json(present(row), 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/calendar/{id}',
      tags,
      summary: 'Changes an event; omitted fields keep their value.',
      request: { params: numberOrZeroParams('id'), body: jsonBody(updateEventBody) },
      responses: { ...created(calendarEvent, 'Changed'), ...calendarUnknown.responses },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const row = await asDemo(c, 'update', async (tx) => {
        const old = await one(tx`select * from demo.calendar_events where id = ${id} for update`)
        if (!old) return null
        const start = body.start === undefined ? old.startsAt : body.start
        // A change of the start alone keeps the duration.
        const length = Date.parse(old.endsAt) - Date.parse(old.startsAt)
        const end = body.end ?? new Date(asTime(start).getTime() + length).toISOString()
        return one(tx`
        update demo.calendar_events set url = ${body.url ?? old.url}, title = ${body.title ?? old.title},
          starts_at = ${asTime(start)}, ends_at = ${asSpan(start, end)}, all_day = ${body.allDay ?? old.allDay},
          calendar = ${body.extendedProps?.calendar ?? old.calendar} where id = ${id} returning *`)
      })
      return row ? c.json(present(row), 201) : calendarUnknown.respond()
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/calendar/{id}',
      tags,
      summary: 'Deletes an event.',
      request: { params: numberOrZeroParams('id') },
      responses: { ...noContent, ...calendarUnknown.responses },
    }),
    async (c) =>
      (await deleteRow(c, 'calendar_events', c.req.valid('param').id))
        ? c.body(null, 204)
        : calendarUnknown.respond(),
  )
}

async function one(query: Promise<readonly unknown[]>): Promise<Row | null> {
  const [row] = await query
  return (row as Row | undefined) ?? null
}

function present(row: Row): CalendarEvent {
  const { id, url, title, startsAt, endsAt, allDay, calendar } = row
  return {
    id,
    url,
    title,
    start: startsAt,
    end: endsAt,
    allDay,
    extendedProps: { calendar },
  }
}
