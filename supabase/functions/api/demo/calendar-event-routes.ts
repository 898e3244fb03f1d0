import { createRoute, type z } from '@hono/zod-openapi'
import {
  addEventBody,
  type EventDetail,
  eventDetail,
  eventDetailResponse,
  eventRange,
  eventRangeQuery,
  MOST_EVENTS_SHOWN,
  patchEventBody,
  patchedEventResponse,
} from '../../_shared/contract/demo/calendar-events.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound, refuseField } from '../../_shared/http/errors.ts'
import { jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { conflict, created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo, requireMay } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'
import { asSpan, asTime, lockCalendar } from './event-times.ts'

const tags = ['calendar, kanban']

const COLUMNS = `id, url, title, starts_at as "start", ends_at as "end", all_day, calendar, guests, location,
  description, recurrence, to_jsonb(skipped) as skipped, revision`

/** The calls of the calendar screen that R-173 does not fix: all fields, a time range, and a version. */
export function demoCalendarEventResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/calendar/events',
      tags,
      summary: 'Lists the events of a time range with all fields.',
      request: { query: eventRangeQuery },
      responses: ok(eventRange),
    }),
    async (c) => {
      const { from, to } = c.req.valid('query')
      const rows = await asDemo(
        c,
        'read',
        (tx) => tx<EventDetail[]>`
        select ${tx.unsafe(COLUMNS)} from demo.calendar_events
         where starts_at < ${to}::timestamptz and (ends_at > ${from}::timestamptz or starts_at >= ${from}::timestamptz
           or ${mayRecur(tx, from)})
         order by starts_at, id limit ${MOST_EVENTS_SHOWN}`,
      )
      return c.json({ events: [...rows] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/calendar/events/{id}',
      tags,
      summary: 'Returns an event with all fields.',
      request: { params: numberOrZeroParams('id') },
      responses: ok(eventDetailResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ event: await asDemo(c, 'read', (tx) => readEvent(tx, id)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/calendar/events',
      tags,
      summary:
        'Creates an event with all fields; its id is the last one + 1, or the free id of a deleted event.',
      request: { body: jsonBody(addEventBody) },
      responses: created(eventDetailResponse),
    }),
    async (c) => {
      const body = c.req.valid('json')
      return c.json({ event: await asDemo(c, 'create', (tx) => addEvent(tx, body)) }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/calendar/events/{id}',
      tags,
      summary:
        'Changes an event that nobody else has changed since, and separates an occurrence of a series in the same transaction.',
      request: { params: numberOrZeroParams('id'), body: jsonBody(patchEventBody) },
      responses: { ...ok(patchedEventResponse), ...conflict({ event: eventDetail }) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, separated, ...body } = c.req.valid('json')
      const saved = await asDemo(c, 'update', async (tx) => {
        await tx`select from demo.calendar_events where id = ${id} for update`
        const current = await readEvent(tx, id)
        if (current.revision !== revision)
          throw await demoConflict(tx, 'calendar_events', tx`id = ${id}`, { event: current })
        const next = {
          ...current,
          ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
        }
        requireOrder(next)
        await tx`
          update demo.calendar_events set url = ${next.url}, title = ${next.title}, starts_at = ${asTime(next.start)},
            ends_at = ${asSpan(next.start, next.end)}, all_day = ${next.allDay}, calendar = ${next.calendar},
            guests = ${next.guests}::text[], location = ${next.location}, description = ${next.description},
            recurrence = ${next.recurrence}, skipped = ${next.skipped}::int[]
           where id = ${id}`
        const event = await readEvent(tx, id)
        if (!separated) return { event }
        await requireMay(tx, 'create')
        const single = { ...event, ...separated, id: undefined, recurrence: '', skipped: [] }
        return { event, separated: await addEvent(tx, single) }
      })
      return c.json(saved, 200)
    },
  )
}

const DAY = 86_400_000

/** The farthest that a restored id may be from the last one, so that no caller uses up the ids. */
const MOST_DELETED = 1000

/** Returns the id of a new event: the given one if it is free, otherwise the last one + 1. */
function restoredId(tx: Tx, id: number | undefined) {
  const next = tx`coalesce(max(id), 0) + 1`
  if (id === undefined) return next
  return tx`case when ${id} <= coalesce(max(id), 0) + ${MOST_DELETED} and coalesce(bool_and(id <> ${id}), true)
    then ${id} else ${next} end`
}

/** A series whose last day may be in the range; a day is added, because `UNTIL` is a day of the reader's time zone. */
const mayRecur = (tx: Tx, from: string) =>
  tx`(recurrence <> '' and coalesce(substring(recurrence from 'UNTIL=([0-9]{8})')
    >= to_char(${from}::timestamptz at time zone 'utc' - (ends_at - starts_at) - interval '1 day', 'YYYYMMDD'), true))`

/** Refuses a series that ends before the day on which it starts. */
function requireOrder({ recurrence, start }: Pick<EventDetail, 'recurrence' | 'start'>): void {
  const until = /UNTIL=(\d{8})/.exec(recurrence)?.[1]
  // The start may be on the day before in the zone of the caller.
  const first = new Date(asTime(start).getTime() - DAY).toISOString().slice(0, 10).replaceAll('-', '')
  if (until && until < first) throw refuseField('recurrence', 'series_end')
}

async function addEvent(tx: Tx, body: z.output<typeof addEventBody>): Promise<EventDetail> {
  requireOrder(body)
  await lockCalendar(tx)
  const [row] = await tx<{ id: number }[]>`
    insert into demo.calendar_events (id, url, title, starts_at, ends_at, all_day, calendar, guests, location, description,
      recurrence, skipped)
    select ${restoredId(tx, body.id)}, ${body.url}, ${body.title}, ${asTime(body.start)}, ${asSpan(body.start, body.end)},
      ${body.allDay}, ${body.calendar}, ${body.guests}::text[], ${body.location}, ${body.description},
      ${body.recurrence}, ${body.skipped}::int[]
      from demo.calendar_events returning id`
  return readEvent(tx, row?.id ?? 0)
}

async function readEvent(tx: Tx, id: number): Promise<EventDetail> {
  const [row] = await tx<
    EventDetail[]
  >`select ${tx.unsafe(COLUMNS)} from demo.calendar_events where id = ${id}`
  if (!row) throw notFound()
  return row
}
