// Run by src/demos/calendar/event-zones.test.ts with TZ set: a worker thread cannot change its own time zone.
import {
  fromFormTimes,
  moveTo,
  toFormTimes,
  withDuration,
} from '../../../src/demos/calendar/model/event-times.ts'

const fair = { start: '2026-03-28T00:00:00.000Z', end: '2026-03-30T00:00:00.000Z', allDay: true }
const talk = { start: '2026-03-28T12:00:00.000Z', end: '2026-03-28T13:30:00.000Z', allDay: false }
console.log(
  JSON.stringify({
    fair: toFormTimes(fair),
    fairSaved: fromFormTimes(toFormTimes(fair)),
    fairMoved: moveTo(fair, '2026-10-25', '00:00'),
    talk: toFormTimes(talk),
    talkSaved: fromFormTimes(toFormTimes(talk)),
    // The night in which European clocks go forward.
    talkMoved: moveTo(talk, '2026-03-29', '02:30'),
    talkLonger: withDuration(talk, 24 * 60),
  }),
)
