import { z } from 'zod'
import { count, dayText } from '../list.ts'
import { comparedFigure, figureCountry, untilDay } from './figures.ts'

export const TRIP_STAGES = ['on-route', 'unloading', 'loading', 'waiting'] as const
export const SHIPMENT_EXCEPTIONS = ['address', 'weather', 'customs', 'damage'] as const

/** `GET /api/dashboards/logistics`. */
export const logisticsDashboard = z.object({
  until: untilDay,
  /** The vehicles under each condition; a vehicle can have several conditions. */
  vehicles: z.object({ total: count, onRoute: count, error: count, deviated: count, late: count }),
  /** The vehicles in each stage, and their average time in it. */
  overview: z.array(z.object({ stage: z.enum(TRIP_STAGES), vehicles: count, minutes: count })),
  /** The last 14 days. */
  shipments: z.array(z.object({ day: dayText, shipped: count, delivered: count })),
  /** The last 30 days; the average time in tenths of a day, the success as a share of the deliveries in percent. */
  performance: z.object({
    shipped: comparedFigure,
    delivered: comparedFigure,
    inTransit: count,
    tenthsOfDay: comparedFigure,
    successPercent: comparedFigure,
  }),
  /** Shipments with an exception in the last 90 days. */
  exceptions: z.array(z.object({ reason: z.enum(SHIPMENT_EXCEPTIONS), count })),
  /** Shipments that are not delivered. */
  countries: z.array(z.object({ code: figureCountry, new: count, preparing: count, shipping: count })),
})
export type LogisticsDashboard = z.infer<typeof logisticsDashboard>
