import type { FleetVehicle } from '@contract/demo/fleet.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

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
  return fold(`VOL-${location} ${startCity} ${startCountry} ${endCity} ${endCountry}`).includes(
    fold(q.trim()),
  )
}
