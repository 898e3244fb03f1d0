type Position = number[]

/** Makes longitudes continuous: a step over the date line continues beyond 180 degrees. */
export function unwrapLine(line: readonly Position[]): Position[] {
  let turn = 0
  return line.map(([lon = 0, lat = 0], n) => {
    const step = lon - (line[n - 1]?.[0] ?? lon)
    if (step > 180) turn -= 360
    if (step < -180) turn += 360
    return [lon + turn, lat]
  })
}

const lastOf = (ring: readonly Position[]) => ring[ring.length - 1] ?? []
const isAroundPole = (ring: readonly Position[]) =>
  Math.abs((lastOf(ring)[0] ?? 0) - (ring[0]?.[0] ?? 0)) > 180
const distanceToPole = (ring: readonly Position[]) =>
  90 - Math.abs(ring.reduce((sum, [, lat = 0]) => sum + lat, 0) / ring.length)

/** Adds the edge of the map to a ring around a pole, so that it encloses the land on a flat map. */
function closeAtPole(ring: readonly Position[]): Position[] {
  const [start, end] = [ring[0] ?? [], lastOf(ring)]
  const pole = (start[1] ?? 0) < 0 ? -90 : 90
  return [...ring, [end[0] ?? 0, pole], [start[0] ?? 0, pole], start]
}

/**
 * The rings of a polygon of the globe on a flat map. A ring over the date line continues beyond 180 degrees; around a
 * pole, the outermost ring encloses everything up to the pole.
 */
export function flattenPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  const flat = rings.map(unwrapLine)
  const polar = flat.filter(isAroundPole).sort((a, b) => distanceToPole(b) - distanceToPole(a))[0]
  if (!polar) return flat
  return [closeAtPole(polar), ...flat.filter((ring) => !isAroundPole(ring))]
}
