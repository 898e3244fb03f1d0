import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  calendarEvent,
  calendarEventList,
} from '../../../supabase/functions/_shared/contract/demo/calendar.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const path = '/apps/calendar'
const party = {
  title: 'Launch party',
  start: '2027-03-04T18:00:00Z',
  end: '2027-03-04T23:00:00Z',
  allDay: false,
  url: '',
  extendedProps: { calendar: 'Personal' },
}
const list = (query: string) => api.ok('auth', 'GET', `${path}${query}`, { schema: calendarEventList })
const add = (body: object = party) =>
  api.ok('manager', 'POST', path, { status: 201, schema: calendarEvent.strict(), body })
const lastId = async () => {
  const [row] = await api.database.owner`select max(id) as id from demo.calendar_events`
  return row?.id as number
}

describe('GET /api/apps/calendar', () => {
  it('has events in all five calendars', async () => {
    for (const name of ['Business', 'Holiday', 'Personal', 'ETC', 'Family']) {
      const events = await list(`?calendars=${name}`)
      expect(events.length, name).toBeGreaterThan(0)
      expect(new Set(events.map((event) => event.extendedProps.calendar))).toEqual(new Set([name]))
    }
  })

  it('answers the events of the given calendars, and none for none', async () => {
    const two = await list('?calendars=Business&calendars=Family&calendars=Nothing&calendars=Business')
    expect(new Set(two.map((event) => event.extendedProps.calendar))).toEqual(new Set(['Business', 'Family']))
    expect(await list('?calendars[]=Business&calendars[]=Family')).toEqual(two)
    expect(await list('')).toEqual([])
    expect(await list('?calendars=%00&calendars=business')).toEqual([])
  })
})

describe('POST /api/apps/calendar (R-077, R-173)', () => {
  it('appends with the last id + 1, also when the last one has been deleted', async () => {
    const last = await lastId()
    const event = await add()
    expect(event).toEqual({
      ...party,
      id: last + 1,
      start: '2027-03-04T18:00:00.000Z',
      end: '2027-03-04T23:00:00.000Z',
    })
    await api.done('manager', 'DELETE', `${path}/${event.id}`)
    expect((await add()).id).toBe(last + 1)
    // A gap before the last one is not filled.
    await add()
    await api.done('manager', 'DELETE', `${path}/${last + 1}`)
    expect((await add()).id).toBe(last + 3)
  })

  it('gives concurrent events different ids', async () => {
    const last = await lastId()
    const made = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(made.map((event) => event.id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => last + n))
  })

  it('reads days and times without a zone as UTC, and a missing end as none', async () => {
    const event = await add({ title: 'x', start: '2027-01-02', extendedProps: { calendar: 'ETC' } })
    expect(event).toMatchObject({
      start: '2027-01-02T00:00:00.000Z',
      end: '2027-01-02T00:00:00.000Z',
      allDay: false,
    })
    expect((await add({ ...party, start: '2027-01-02T10:00', end: null })).start).toBe(
      '2027-01-02T10:00:00.000Z',
    )
  })

  it.each([
    ['no title', { ...party, title: ' ' }, 'title'],
    ['an end before the start', { ...party, end: '2027-03-03T18:00:00Z' }, 'end'],
    ['no calendar of ours', { ...party, extendedProps: { calendar: 'Work' } }, 'extendedProps'],
    ['no date', { ...party, start: 'soon' }, 'start'],
    ['a day that is not in the calendar', { ...party, start: '2027-02-30' }, 'start'],
    ['a year nobody keeps', { ...party, start: '9999-01-01T00:00:00Z' }, 'start'],
    ['an address that runs', { ...party, url: 'javascript:alert(1)' }, 'url'],
    ['an address that leads away unseen', { ...party, url: '//evil.example' }, 'url'],
  ])('refuses %s at its field', async (_name, body, field) => {
    const refused = await api.refused('manager', 'POST', path, body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
  })

  it('is refused without the ability to create', async () => {
    for (const as of ['auth', 'user', 'client'] as const) {
      expect(await api.refused(as, 'POST', path, party)).toMatchObject({ status: 403 })
    }
  })
})

describe('PUT and DELETE /api/apps/calendar/:id', () => {
  it('changes the given fields and keeps the rest, with 201', async () => {
    const { id } = await add()
    const event = await api.ok('manager', 'PUT', `${path}/${id}`, {
      status: 201,
      schema: calendarEvent,
      body: { title: 'Moved', extendedProps: { calendar: 'Family' } },
    })
    expect(event).toMatchObject({
      id,
      title: 'Moved',
      end: '2027-03-04T23:00:00.000Z',
      extendedProps: { calendar: 'Family' },
    })
  })

  it('moves the end with the start when only the start changes', async () => {
    const { id } = await add()
    const body = { start: '2027-03-05T20:00:00Z' }
    const event = await api.ok('manager', 'PUT', `${path}/${id}`, {
      status: 201,
      schema: calendarEvent,
      body,
    })
    expect(event.end).toBe('2027-03-06T01:00:00.000Z')
  })

  it.each(['0', '99999999', '-1', 'x', '1e3', '%00', "'", '2147483648'])(
    'answers 400 Something Went Wrong for the unknown id %s',
    async (id) => {
      for (const method of ['PUT', 'DELETE']) {
        const answer = await api.send(
          'manager',
          method,
          `${path}/${id}`,
          method === 'PUT' ? party : undefined,
        )
        expect([answer.status, answer.text]).toEqual([400, 'Something Went Wrong'])
        expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      }
    },
  )

  it('deletes with an empty 204, and answers 400 the second time', async () => {
    const { id } = await add()
    await api.done('manager', 'DELETE', `${path}/${id}`)
    expect((await api.send('manager', 'DELETE', `${path}/${id}`)).status).toBe(400)
  })

  it('are refused to a role that may only read, for known and unknown ids', async () => {
    for (const id of [1, 999999]) {
      expect(await api.refused('user', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 403 })
      expect(await api.refused('user', 'PUT', `${path}/${id}`, party)).toMatchObject({ status: 403 })
    }
  })
})
