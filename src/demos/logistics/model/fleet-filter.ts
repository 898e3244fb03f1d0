import type { FleetVehicle } from '@contract/demo/fleet.ts'
import { foldAccents } from '@contract/fold-accents.ts'

/** Returns whether a vehicle matches the search by number, city or country, and the chosen warning. */
export function matchesFleetFilter(
  vehicle: Pick<
    FleetVehicle,
    'location' | 'startCity' | 'startCountry' | 'endCity' | 'endCountry' | 'warnings'
  >,
  { q, warning }: { q: string; warning: string },
): boolean {
  if (warning !== '' && vehicle.warnings !== warning) return false
  const { location, startCity, startCountry, endCity, endCountry } = vehicle
  return foldAccents(`VOL-${location} ${startCity} ${startCountry} ${endCity} ${endCountry}`).includes(
    foldAccents(q.trim()),
  )
}
