import { z } from 'zod'
import { choice, count, demoListQuery } from './list.ts'

export const VEHICLE_WARNINGS = [
  'No Warnings',
  'Ecu Not Responding',
  'Oil Leakage',
  'Fuel Problems',
  'Temperature not optimal',
] as const

/** The conditions that vehicles are counted and filtered by; a vehicle can have several. */
export const VEHICLE_CONDITIONS = ['on-route', 'error', 'deviated', 'late'] as const
export type VehicleCondition = (typeof VEHICLE_CONDITIONS)[number]

/** The query of `GET /api/apps/logistics/vehicles`. */
export const vehicleListQuery = demoListQuery.extend({ condition: choice(VEHICLE_CONDITIONS) })

/** `GET /api/apps/logistics/vehicles`: sorted by location, startRoute, endRoute, warnings or progress. */
export const vehicle = z.object({
  id: count,
  /** The fleet's number of the vehicle. */
  location: count,
  startCity: z.string(),
  startCountry: z.string(),
  endCity: z.string(),
  endCountry: z.string(),
  warnings: z.enum(VEHICLE_WARNINGS),
  progress: z.number().int().min(0).max(100),
})
export type Vehicle = z.infer<typeof vehicle>
export const vehicleList = z.object({ vehicles: z.array(vehicle), totalVehicles: count })
