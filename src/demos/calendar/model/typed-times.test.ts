import { describe, expect, it } from 'vitest'
import { movedEnd, newTimes, selectedRange } from './typed-times.ts'

describe('newTimes', () => {
  it('starts at the time that was clicked', () => {
    expect(newTimes('2026-11-25T13:30', new Date('2026-11-24T08:10:00'))).toEqual({
      startDay: '2026-11-25',
      startTime: '13:30',
      endDay: '2026-11-25',
      endTime: '14:30',
      allDay: false,
    })
  })

  it('starts at the next full hour of a day without a time', () => {
    const times = newTimes('2026-11-25', new Date('2026-11-24T08:10:00'))
    expect(times).toMatchObject({ startDay: '2026-11-25', startTime: '09:00', endTime: '10:00' })
  })

  it('stays on the chosen day late in the evening', () => {
    const times = newTimes('2026-11-25', new Date('2026-11-24T23:40:00'))
    expect(times).toMatchObject({ startDay: '2026-11-25', startTime: '23:00', endDay: '2026-11-26' })
  })

  const now = new Date('2026-11-24T08:10:00')
  it('is the range that was dragged over hours or days (R-612)', () => {
    const hours = {
      startStr: '2026-11-25T13:00:00+01:00',
      endStr: '2026-11-25T15:30:00+01:00',
      allDay: false,
    }
    expect(newTimes(selectedRange(hours), now)).toEqual({
      startDay: '2026-11-25',
      startTime: '13:00',
      endDay: '2026-11-25',
      endTime: '15:30',
      allDay: false,
    })
    const days = { startStr: '2026-11-25', endStr: '2026-11-28', allDay: true }
    expect(newTimes(selectedRange(days), now)).toMatchObject({
      startDay: '2026-11-25',
      endDay: '2026-11-27',
      allDay: true,
    })
  })

  it('of one dragged day are those of a day that was clicked', () => {
    expect(selectedRange({ startStr: '2026-11-25', endStr: '2026-11-26', allDay: true })).toBe('2026-11-25')
  })

  it.each([
    '2026-11-25/2026-11-24',
    '2026-11-25T10:00/2026-11-26',
    '2026-11-25/',
    '2026-11-25T10:00/2026-11-25Tx',
  ])('ignores the end of %s', (at) => {
    expect(newTimes(at, now)).toMatchObject({ startDay: '2026-11-25', endDay: '2026-11-25', allDay: false })
  })
})

describe('movedEnd', () => {
  const timed = {
    startDay: '2026-11-03',
    startTime: '10:00',
    endDay: '2026-11-03',
    endTime: '11:30',
    allDay: false,
  }

  it('keeps the duration when the start moves to another day or time', () => {
    expect(movedEnd(timed, { startDay: '2026-11-05', startTime: '10:00' })).toEqual({
      endDay: '2026-11-05',
      endTime: '11:30',
    })
    expect(movedEnd(timed, { startDay: '2026-11-03', startTime: '23:00' })).toEqual({
      endDay: '2026-11-04',
      endTime: '00:30',
    })
  })

  it('keeps the number of days of an all-day event, and its hidden times', () => {
    const days = { ...timed, endDay: '2026-11-05', allDay: true }
    expect(movedEnd(days, { startDay: '2026-12-30', startTime: '10:00' })).toEqual({
      endDay: '2027-01-01',
      endTime: '11:30',
    })
  })

  it('leaves the end while a value is not valid or the end is before the start', () => {
    expect(movedEnd(timed, { startDay: '2026-11-', startTime: '10:00' })).toBeNull()
    expect(movedEnd(timed, { startDay: '2026-11-05', startTime: '' })).toBeNull()
    expect(
      movedEnd({ ...timed, endDay: '2026-11-01' }, { startDay: '2026-11-05', startTime: '10:00' }),
    ).toBeNull()
  })
})
