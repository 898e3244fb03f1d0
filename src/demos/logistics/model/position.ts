import type { FleetVehicle, RoutePoint } from '@contract/demo/fleet.ts'

/** A vehicle that was not seen for longer is stale. */
export const STALE_SECONDS = 300

type Report = Pick<FleetVehicle, 'share' | 'sharePerSecond' | 'seenAt'>

/** The seconds since the last report; a report of the future counts as seen now. */
export const secondsSince = ({ seenAt }: Pick<FleetVehicle, 'seenAt'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(seenAt)) / 1000))

/** Returns whether a vehicle was not seen for five minutes. */
export const isStale = (vehicle: Pick<FleetVehicle, 'seenAt'>, now: number): boolean =>
  secondsSince(vehicle, now) >= STALE_SECONDS

/** The share of the route at a time of the server; a stale vehicle stays where it was reported. */
export function shareAt(vehicle: Report, now: number): number {
  if (isStale(vehicle, now)) return vehicle.share
  const elapsed = Math.max(0, now - Date.parse(vehicle.seenAt)) / 1000
  return Math.min(1, Math.max(0, vehicle.share + vehicle.sharePerSecond * elapsed))
}

/** The share of the current trip that is done; a returning vehicle drives its route backwards. */
export function tripShareAt(vehicle: Report & Pick<FleetVehicle, 'isReturning'>, now: number): number {
  const share = shareAt(vehicle, now)
  return vehicle.isReturning ? 1 - share : share
}

/** The distance of two points in degrees of latitude; precise enough along a route. */
function distance([fromLon, fromLat]: RoutePoint, [lon, lat]: RoutePoint): number {
  const narrowing = Math.cos((((fromLat + lat) / 2) * Math.PI) / 180)
  return Math.hypot((lon - fromLon) * narrowing, lat - fromLat)
}

/** Returns the point at a share of a route's length. */
export function pointAt(route: readonly RoutePoint[], share: number): RoutePoint {
  const legs = route.slice(1).map((end, at) => {
    const start = route[at] ?? end
    return { start, end, length: distance(start, end) }
  })
  const total = legs.reduce((sum, { length }) => sum + length, 0)
  let left = Math.min(1, Math.max(0, share)) * total
  for (const { start, end, length } of legs) {
    if (left <= length && length > 0) {
      const part = left / length
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    }
    left -= length
  }
  return route.at(-1) ?? [0, 0]
}

/** The times of a trip: departure, the last report, and the arrival that its speed lets expect. */
export function tripTimes(vehicle: FleetVehicle): { departed: number; seen: number; arrives: number | null } {
  const seen = Date.parse(vehicle.seenAt)
  const done = vehicle.isReturning ? 1 - vehicle.share : vehicle.share
  const length = vehicle.tripSeconds * 1000
  return {
    departed: seen - done * length,
    seen,
    arrives: vehicle.sharePerSecond === 0 ? null : seen + (1 - done) * length,
  }
}
