import { describe, expect, it } from 'vitest'
import { flattenPolygon, unwrapLine } from './flat-geometry.ts'

describe('the geometry of the map (R-392)', () => {
  it('continues a ring over the date line in both directions', () => {
    const ring = [
      [178, 60],
      [-178, 60],
      [-178, 65],
      [178, 65],
      [178, 60],
    ]
    expect(unwrapLine(ring).map(([lon]) => lon)).toEqual([178, 182, 182, 178, 178])
    expect(flattenPolygon([ring])[0]?.map(([lon]) => lon)).toEqual([178, 182, 182, 178, 178])
    const west = unwrapLine(ring.map(([lon = 0, lat = 0]) => [-lon, lat]))
    expect(west.map(([lon]) => lon)).toEqual([-178, -182, -182, -178, -178])
  })

  it('keeps a polygon that does not cross the date line', () => {
    const rings = [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
      [
        [4, 2],
        [5, 2],
        [5, 3],
        [4, 2],
      ],
    ]
    expect(flattenPolygon(rings)).toEqual(rings)
  })

  it('closes the coast around a pole at the edge of the map and drops the inner ring', () => {
    const circle = (lat: number) => [-180, -90, 0, 90, 180, -180].map((lon) => [lon, lat])
    expect(flattenPolygon([circle(-88).reverse(), circle(-70)])).toEqual([
      [
        [-180, -70],
        [-90, -70],
        [0, -70],
        [90, -70],
        [180, -70],
        [180, -70],
        [180, -90],
        [-180, -90],
        [-180, -70],
      ],
    ])
  })
})
