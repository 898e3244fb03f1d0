import { z } from 'zod'
import { vehicle } from './logistics.ts'

/** A point as longitude and latitude. */
const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
export type RoutePoint = z.infer<typeof point>

/** A vehicle with its last report; the browser continues from it by the server's time. */
export const fleetVehicle = vehicle.omit({ progress: true }).extend({
  route: z.array(point).min(2),
  /** The share of the route at the report, from 0 at the start to 1 at the end. */
  share: z.number().min(0).max(1),
  /** Negative on the way back, 0 for a silent device. */
  sharePerSecond: z.number(),
  isReturning: z.boolean(),
  /** The time of the report by the server; never later than `serverTime`. */
  seenAt: z.iso.datetime(),
  tripSeconds: z.number().int().positive(),
})
export type FleetVehicle = z.infer<typeof fleetVehicle>

/** `GET /api/apps/logistics/fleet`: every vehicle with a trip, at most 500. */
export const fleetList = z.object({ serverTime: z.iso.datetime(), vehicles: z.array(fleetVehicle) })
