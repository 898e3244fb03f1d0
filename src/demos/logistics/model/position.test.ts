import { describe, expect, it } from 'vitest'
import { isStale, pointAt, secondsSince, shareAt, tripShareAt, tripTimes } from './position.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const report = (secondsAgo: number, change: object = {}) => ({
  share: 0.5,
  sharePerSecond: 0.001,
  seenAt: new Date(now - secondsAgo * 1000).toISOString(),
  ...change,
})

describe('shareAt (R-390)', () => {
  it('continues from the last report by the time of the server', () => {
    expect(shareAt(report(0), now)).toBe(0.5)
    expect(shareAt(report(40), now)).toBeCloseTo(0.54)
    expect(shareAt(report(40, { sharePerSecond: -0.001 }), now)).toBeCloseTo(0.46)
  })

  it('stays on the route, and does not freeze or jump for a report of the future', () => {
    expect(shareAt(report(200, { share: 0.99 }), now)).toBe(1)
    expect(shareAt(report(-7200), now)).toBe(0.5)
    expect(secondsSince(report(-7200), now)).toBe(0)
  })

  it('leaves a vehicle that was not seen for five minutes where it was (R-391)', () => {
    expect(isStale(report(299), now)).toBe(false)
    expect(isStale(report(300), now)).toBe(true)
    expect(shareAt(report(3000), now)).toBe(0.5)
  })
})

it('a returning vehicle has done the part of its trip that it has driven back (R-390)', () => {
  const vehicle = report(40, { share: 0.84, sharePerSecond: -0.001 })
  expect(tripShareAt({ ...vehicle, isReturning: true }, now)).toBeCloseTo(0.2)
  expect(tripShareAt({ ...report(40), isReturning: false }, now)).toBeCloseTo(0.54)
})

describe('pointAt', () => {
  it('follows the legs of a route by their length', () => {
    const route: [number, number][] = [
      [0, 0],
      [0, 1],
      [0, 4],
    ]
    expect(pointAt(route, 0)).toEqual([0, 0])
    expect(pointAt(route, 0.25)).toEqual([0, 1])
    expect(pointAt(route, 0.5)).toEqual([0, 2])
    expect(pointAt(route, 1)).toEqual([0, 4])
    expect(pointAt(route, 7)).toEqual([0, 4])
  })

  it('stays at a route without length', () => {
    expect(
      pointAt(
        [
          [3, 3],
          [3, 3],
        ],
        0.4,
      ),
    ).toEqual([3, 3])
  })
})

describe('tripTimes', () => {
  const vehicle = {
    id: 1,
    location: 1,
    startCity: 'A',
    startCountry: '',
    endCity: 'B',
    endCountry: '',
    warnings: 'No Warnings' as const,
    route: [],
    isReturning: false,
    tripSeconds: 1000,
    ...report(0, { share: 0.25 }),
  }

  it('are derived from the report, also on the way back', () => {
    expect(tripTimes(vehicle)).toEqual({ departed: now - 250_000, seen: now, arrives: now + 750_000 })
    expect(tripTimes({ ...vehicle, isReturning: true })).toMatchObject({ arrives: now + 250_000 })
  })

  it('have no arrival for a silent device', () => {
    expect(tripTimes({ ...vehicle, sharePerSecond: 0 }).arrives).toBeNull()
  })
})
