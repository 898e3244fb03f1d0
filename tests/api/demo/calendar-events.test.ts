import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  eventDetailResponse,
  eventRange,
  patchedEventResponse,
} from '../../../supabase/functions/_shared/contract/demo/calendar-events.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const path = '/apps/calendar/events'
const fair = {
  url: 'https://fair.example',
  title: 'Fair',
  start: '2027-03-04T18:00:00.000Z',
  end: '2027-03-04T23:00:00.000Z',
  allDay: false,
  calendar: 'ETC',
  guests: ['Noor', 'Ana'],
  location: 'Hall 4',
  description: 'Bring the proofs.',
  recurrence: '',
  skipped: [],
}
const add = (body: object = fair) =>
  api.ok('manager', 'POST', path, { status: 201, schema: eventDetailResponse.strict(), body })
const between = async (from: string, to: string) =>
  (await api.ok('user', 'GET', `${path}?from=${from}&to=${to}`, { schema: eventRange })).events

it('creates an event with every field and returns it (R-243)', async () => {
  const { event } = await add()
  expect(event).toEqual({ ...fair, id: event.id, revision: 1 })
  const got = await api.ok('user', 'GET', `${path}/${event.id}`, { schema: eventDetailResponse })
  expect(got.event).toEqual(event)
})

it('lists the events that touch a range, and no other ones', async () => {
  const { event } = await add({ ...fair, start: '2028-01-31T22:00:00Z', end: '2028-02-02T10:00:00Z' })
  const ids = async (from: string, to: string) =>
    (await between(from, to)).filter(({ recurrence }) => recurrence === '').map(({ id }) => id)
  expect(await ids('2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z')).toEqual([event.id])
  expect(await ids('2028-01-01T00:00:00Z', '2028-02-01T00:00:00Z')).toEqual([event.id])
  expect(await ids('2028-02-02T10:00:00Z', '2028-03-01T00:00:00Z')).toEqual([])
  expect(await ids('2028-01-01T00:00:00Z', '2028-01-31T22:00:00Z')).toEqual([])
})

it('changes the given fields, and answers a stale revision with the stored event', async () => {
  const { event } = await add()
  const patch = async (body: { revision: number }) =>
    (await api.ok('manager', 'PATCH', `${path}/${event.id}`, { schema: eventDetailResponse, body })).event
  const others = {
    url: 'https://other.example',
    start: '2027-03-05T00:00:00.000Z',
    end: '2027-03-06T00:00:00.000Z',
    allDay: true,
    calendar: 'Holiday' as const,
    guests: ['Mia'],
    description: 'Moved.',
  }
  const moved = await patch({ revision: event.revision, ...others })
  expect(moved).toEqual({ ...event, ...others, revision: event.revision + 1 })
  const body = { revision: moved.revision, title: 'Book fair', location: '' }
  const saved = { event: await patch(body) }
  expect(saved.event).toEqual({ ...moved, title: 'Book fair', location: '', revision: moved.revision + 1 })
  const late = await api.send('admin', 'PATCH', `${path}/${event.id}`, { ...body, title: 'Mine' })
  expect([late.status, late.body]).toMatchObject([409, { event: saved.event }])
})

it('a change through the call of R-173 counts as a change too', async () => {
  const { event } = await add()
  await api.send('manager', 'PUT', `/apps/calendar/${event.id}`, { title: 'Renamed' })
  expect(
    (await api.send('manager', 'PATCH', `${path}/${event.id}`, { revision: event.revision })).status,
  ).toBe(409)
})

it.each([
  ['title', { title: ' ' }],
  ['end', { end: '2027-03-04T17:00:00Z' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['calendar', { calendar: 'Work' }],
  ['recurrence', { recurrence: 'FREQ=SECONDLY' }],
  ['recurrence', { recurrence: 'FREQ=WEEKLY;UNTIL=20270302' }],
])('refuses a wrong %s at its field', async (field, change) => {
  const refused = await api.refused('manager', 'POST', path, { ...fair, ...change })
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]])
})

it('lists a series in every range until its last day, and changes its rule (R-610)', async () => {
  const { event } = await add({
    ...fair,
    start: '2031-03-03T09:00:00Z',
    end: '2031-03-03T10:00:00Z',
    recurrence: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20310630',
  })
  const has = async (from: string, to: string) => (await between(from, to)).some(({ id }) => id === event.id)
  expect(await has('2031-06-01T00:00:00Z', '2031-07-01T00:00:00Z')).toBe(true)
  expect(await has('2031-02-01T00:00:00Z', '2031-03-01T00:00:00Z')).toBe(false)
  expect(await has('2031-08-01T00:00:00Z', '2031-09-01T00:00:00Z')).toBe(false)
  const change = (recurrence: string, revision: number) =>
    api.send('manager', 'PATCH', `${path}/${event.id}`, { revision, recurrence })
  expect((await change('FREQ=WEEKLY', 1)).status).toBe(200)
  expect(await has('2090-08-01T00:00:00Z', '2090-09-01T00:00:00Z')).toBe(true)
  expect((await change('FREQ=WEEKLY;UNTIL=20310101', 2)).status).toBe(422)
  const skip = (skipped: unknown, revision: number) =>
    api.send('manager', 'PATCH', `${path}/${event.id}`, { revision, skipped })
  expect(await skip([14], 2)).toMatchObject({ status: 200, body: { event: { skipped: [14] } } })
  for (const wrong of [[-1], [1.5], Array.from({ length: 367 }, (_, day) => day)])
    expect((await skip(wrong, 3)).status).toBe(422)
  expect((await change('', 3)).status).toBe(200)
  expect(await has('2090-08-01T00:00:00Z', '2090-09-01T00:00:00Z')).toBe(false)
})

it('an occurrence that gets other times leaves its series and becomes a single event, or nothing changes (R-610)', async () => {
  const { event: series } = await add({ ...fair, recurrence: 'FREQ=WEEKLY', skipped: [7] })
  const times = { start: '2027-03-19T09:00:00.000Z', end: '2027-03-19T10:00:00.000Z', allDay: false }
  const change = (separated: object, revision = series.revision) => ({
    revision,
    skipped: [7, 14],
    separated,
  })
  const to = `${path}/${series.id}`
  const backwards = { ...times, end: '2027-03-19T08:00:00Z' }
  expect((await api.refused('manager', 'PATCH', to, change(backwards))).status).toBe(422)
  expect((await api.refused('manager', 'PATCH', to, change(times, 9))).status).toBe(409)
  const still = await api.ok('user', 'GET', to, { schema: eventDetailResponse })
  expect(still.event).toEqual(series)
  const saved = await api.ok('manager', 'PATCH', to, { schema: patchedEventResponse, body: change(times) })
  expect(saved.event).toEqual({ ...series, skipped: [7, 14], revision: series.revision + 1 })
  expect(saved.separated).toEqual({ ...fair, ...times, id: saved.separated?.id, revision: 1 })
  expect(saved.separated?.id).not.toBe(series.id)
})

it('refuses every change to a role that may only read', async () => {
  const { event } = await add()
  for (const as of ['auth', 'user', 'client'] as const) {
    expect(await api.refused(as, 'POST', path, fair)).toMatchObject({ status: 403 })
    expect(await api.refused(as, 'PATCH', `${path}/${event.id}`, { revision: 1 })).toMatchObject({
      status: 403,
    })
  }
})

it('restores a deleted event under its id, and under a new one when another event has it (R-243)', async () => {
  await add()
  const { event } = await add()
  const { revision: _revision, ...fields } = event
  await api.done('manager', 'DELETE', `/apps/calendar/${event.id}`)
  expect((await add(fields)).event).toEqual({ ...fields, revision: 1 })
  expect((await add(fields)).event.id).toBe(event.id + 1)
  expect((await add({ ...fair, id: 2_000_000_000 })).event.id).toBe(event.id + 2)
  expect((await api.send('user', 'POST', path, fields)).status).toBe(403)
})
