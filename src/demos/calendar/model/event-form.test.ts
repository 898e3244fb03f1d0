import { describe, expect, it } from 'vitest'
import { eventForm } from './event-form.ts'

const values = {
  title: 'Fair',
  calendar: 'ETC',
  allDay: false,
  startDay: '2026-11-22',
  startTime: '10:00',
  endDay: '2026-11-22',
  endTime: '11:00',
  url: '',
  guests: [],
  location: '',
  description: '',
  repeat: 'none',
  interval: '1',
  until: '',
}
const errorsOf = (change: object) => {
  const result = eventForm.safeParse({ ...values, ...change })
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the form of an event (R-243)', () => {
  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'calendar.error.title' }],
    [{ endTime: '09:59' }, { endDay: 'calendar.error.end' }],
    [{ endTime: '10:00' }, {}],
    [{ endDay: '2026-11-21' }, { endDay: 'calendar.error.end' }],
    [{ startTime: '' }, { startTime: 'calendar.error.time' }],
    [{ allDay: true, startTime: '', endTime: '' }, {}],
    [{ allDay: true, endDay: '2026-11-21' }, { endDay: 'calendar.error.end' }],
    [{ startDay: '2026-02-30' }, { startDay: 'calendar.error.date' }],
    [{ url: 'javascript:alert(1)' }, { url: 'calendar.error.url' }],
    [{ url: 'https://fair.example/a' }, {}],
    [{ url: '//fair.example' }, { url: 'calendar.error.url' }],
    [{ title: 'x'.repeat(201) }, { title: 'calendar.error.long' }],
    [{ guests: Array(50).fill('Noor') }, {}],
    [{ guests: Array(51).fill('Noor') }, { guests: 'calendar.error.guests' }],
    [{ repeat: 'weekly', interval: '0' }, { interval: 'calendar.error.interval' }],
    [{ repeat: 'none', interval: 'x', until: '2026-02-3' }, {}],
    [{ repeat: 'daily', until: '2026-11-21' }, { until: 'calendar.error.until' }],
    [{ repeat: 'daily', until: '2026-11-22' }, {}],
    [{ repeat: 'daily', until: '2026-02-30' }, { until: 'calendar.error.date' }],
  ])('%j answers %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})
