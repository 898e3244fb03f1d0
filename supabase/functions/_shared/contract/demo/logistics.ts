import { z } from 'zod'
import { count } from './list.ts'

export const VEHICLE_WARNINGS = [
  'No Warnings',
  'Ecu Not Responding',
  'Oil Leakage',
  'Fuel Problems',
  'Temperature not optimal',
] as const

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
