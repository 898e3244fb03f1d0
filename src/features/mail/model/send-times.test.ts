import { expect, it } from 'vitest'
import { sendTimes, toMoment } from './send-times.ts'

const local = (text: string) => new Date(text)

it('R-804: the offered times are tomorrow and Monday at eight, in the time zone of the device', () => {
  // A Thursday.
  expect(sendTimes(local('2026-11-26T23:30'))).toEqual([
    { id: 'tomorrow', at: local('2026-11-27T08:00') },
    { id: 'monday', at: local('2026-11-30T08:00') },
  ])
  expect(sendTimes(local('2026-11-30T07:00')).map(({ at }) => at)).toEqual([
    local('2026-12-01T08:00'),
    local('2026-12-07T08:00'),
  ])
})

it('R-804: on a Sunday, tomorrow is Monday and offered once', () => {
  expect(sendTimes(local('2026-11-29T12:00'))).toEqual([{ id: 'tomorrow', at: local('2026-11-30T08:00') }])
})

it('a day and a time are a moment, anything else is none', () => {
  expect(toMoment('2026-11-27', '09:15')).toEqual(local('2026-11-27T09:15'))
  for (const [day, time] of [
    ['27/11/2026', '09:15'],
    ['2026-11-27', ''],
    ['2026-11-27', '25:00'],
  ] as const)
    expect(toMoment(day, time)).toBeNull()
})
