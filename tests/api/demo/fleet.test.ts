import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleetList } from '../../../supabase/functions/_shared/contract/demo/fleet.ts'
import { vehicleList } from '../../../supabase/functions/_shared/contract/demo/logistics.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const fleet = () => api.ok('user', 'GET', '/apps/logistics/fleet', { schema: fleetList })
const at = async (seconds: number) =>
  new Map(
    (
      await api.database.owner<{ id: number; share: number; seen: Date }[]>`
        select f.vehicle_id as id, f.share, f.seen_at as seen
          from private.fleet_at(now() + make_interval(secs => ${seconds})) f`
    ).map((row) => [row.id, row]),
  )

describe('the fleet (R-390)', () => {
  it('has a route for every vehicle of the list, from its first city to its last', async () => {
    const { vehicles } = await fleet()
    const list = await api.ok('user', 'GET', '/apps/logistics/vehicles?itemsPerPage=-1', {
      schema: vehicleList,
    })
    expect(vehicles.map(({ location }) => location)).toEqual(
      list.vehicles.map(({ location }) => location).sort((a, b) => a - b),
    )
  })

  it('moves by the time of the server, there and back, and never leaves its route', async () => {
    const [first, later] = await Promise.all([at(0), at(600)])
    const moved = [...first].filter(([id, { share }]) => later.get(id)?.share !== share)
    expect(moved.length).toBe(22)
    for (const days of [1, 30, 400])
      for (const { share } of (await at(days * 86_400)).values()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
  })

  it('is never seen in the future, although the clock of one device is two hours ahead', async () => {
    const { serverTime, vehicles } = await fleet()
    for (const { seenAt } of vehicles) expect(Date.parse(seenAt)).toBeLessThanOrEqual(Date.parse(serverTime))
    const [ahead] = await api.database.owner<{ id: number }[]>`
      select vehicle_id as id from demo.vehicle_routes where clock_ahead_seconds > 0`
    const [now, later] = await Promise.all([at(0), at(600)])
    expect(later.get(ahead?.id ?? 0)?.share).not.toBe(now.get(ahead?.id ?? 0)?.share)
  })

  it('leaves silent devices where they were, seen minutes ago (R-391)', async () => {
    const { serverTime, vehicles } = await fleet()
    const silent = vehicles.filter(({ warnings }) => warnings === 'Ecu Not Responding')
    expect(silent.length).toBeGreaterThan(0)
    for (const vehicle of silent) {
      expect(vehicle.sharePerSecond).toBe(0)
      expect(Date.parse(serverTime) - Date.parse(vehicle.seenAt)).toBeGreaterThan(300_000)
    }
  })

  it('is in the list of vehicles with the progress and the cities of its trip, also on the way back (R-179)', async () => {
    const { owner } = api.database
    await owner`update demo.vehicle_routes set started_at = started_at - interval '2 days'`
    await owner`select private.advance_fleet()`
    const { vehicles } = await fleet()
    expect(new Set(vehicles.map(({ isReturning }) => isReturning))).toEqual(new Set([true, false]))
    const list = await api.ok('user', 'GET', '/apps/logistics/vehicles?itemsPerPage=-1&sortBy=startRoute', {
      schema: vehicleList,
    })
    const rows = new Map(list.vehicles.map((row) => [row.id, row]))
    for (const {
      id,
      share,
      sharePerSecond,
      tripSeconds,
      isReturning,
      startCity,
      endCity,
      warnings,
    } of vehicles) {
      const trips = warnings === 'Ecu Not Responding' ? 0 : isReturning ? -1 : 1
      expect(sharePerSecond * tripSeconds, 'R-390').toBeCloseTo(trips)
      const row = rows.get(id)
      const done = isReturning ? 1 - share : share
      expect(Math.abs((row?.progress ?? 0) - done * 100)).toBeLessThan(1)
      expect([row?.startCity, row?.endCity]).toEqual(
        isReturning ? [endCity, startCity] : [startCity, endCity],
      )
    }
    const starts = list.vehicles.map(({ startCity }) => startCity.normalize('NFD').replace(/\p{M}/gu, ''))
    expect(starts).toEqual([...starts].sort((a, b) => a.localeCompare(b)))
  })

  it('is read only with "read demo"', async () => {
    expect(await api.refused('client', 'GET', '/apps/logistics/fleet')).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })
})
