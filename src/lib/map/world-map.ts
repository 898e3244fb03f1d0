import 'maplibre-gl/dist/maplibre-gl.css'
import { type GeoJSONSource, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlasUrl from 'world-atlas/countries-50m.json?url'
import { flattenPolygon, unwrapLine } from './flat-geometry.ts'

setWorkerUrl(workerUrl)

type Point = [number, number]
type MarkerState = 'moving' | 'stale' | 'selected'

/** A marker of the map; its element is a button of the class `fleet-marker`. */
export type MapMarker = { id: number; label: string; point: Point; state: MarkerState; onClick: () => void }

/** A route; the names of its ends are elements of the class `fleet-place`. */
export type MapRoute = { points: readonly Point[]; from: string; to: string }

/** A map of the world from public-domain geometry of this site. */
export type WorldMap = {
  setMarkers(markers: readonly MapMarker[]): void
  /** Draws a route, names its first and last place and moves the view to it; null removes it. */
  showRoute(route: MapRoute | null): void
  close(): void
}

type MapColors = Record<'water' | 'land' | 'border' | 'route', string>
type MapTexts = Record<'map' | 'zoomIn' | 'zoomOut', string>

const empty: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }

/** The bounds of the points as [west, south, east, north]. */
function boundsOf(points: readonly Point[]): [number, number, number, number] {
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

/** Loads the land and its borders; the atlas is made for a globe, so polygons that cross the date line are converted. */
async function loadLand(signal: AbortSignal): Promise<Record<'land' | 'border', GeoJSON.GeoJSON>> {
  const response = await fetch(atlasUrl, { signal })
  if (!response.ok) throw new Error(`${atlasUrl} answered ${response.status}`)
  const atlas = (await response.json()) as Topology<{ countries: GeometryCollection }>
  const { countries } = atlas.objects
  const polygons = feature(atlas, countries).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
  )
  // Lines of their own, because the outlines of the polygons include the edge of the map.
  const borders = mesh(atlas, countries).coordinates
  return {
    land: { type: 'MultiPolygon', coordinates: polygons.map(flattenPolygon) },
    border: { type: 'MultiLineString', coordinates: borders.map(unwrapLine) },
  }
}

/** Opens a map in an element; the device needs WebGL 2. */
export function openMap(container: HTMLElement, colors: MapColors, texts: MapTexts): WorldMap {
  const stop = new AbortController()
  const map = new MapLibre({
    container,
    center: [8, 50],
    zoom: 3.4,
    minZoom: 1,
    maxZoom: 9,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': texts.map,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
    },
    style: {
      version: 8,
      sources: {
        land: { type: 'geojson', data: empty, tolerance: 0.1 },
        border: { type: 'geojson', data: empty, tolerance: 0.1 },
        route: { type: 'geojson', data: empty },
      },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
        {
          id: 'border',
          type: 'line',
          source: 'border',
          paint: { 'line-color': colors.border, 'line-width': 0.8 },
        },
        {
          id: 'route',
          type: 'line',
          source: 'route',
          layout: { 'line-cap': 'round', 'line-join': 'round' },
          paint: { 'line-color': colors.route, 'line-width': 3 },
        },
      ],
    },
  })
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  const ready = new Promise<void>((resolve) => void map.once('load', () => resolve()))
  const setSource = async (name: 'land' | 'border' | 'route', data: GeoJSON.GeoJSON) => {
    await ready
    if (!stop.signal.aborted) map.getSource<GeoJSONSource>(name)?.setData(data)
  }
  loadLand(stop.signal)
    .then(({ land, border }) => Promise.all([setSource('land', land), setSource('border', border)]))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) console.error('The land of the map could not be loaded', error)
    })
  const markers = new Map<number, { marker: Marker; button: HTMLButtonElement; onClick: () => void }>()
  const add = ({ id, point, onClick }: MapMarker) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'fleet-marker'
    // The list beside the map offers the same by keyboard.
    button.tabIndex = -1
    const entry = { button, onClick, marker: new Marker({ element: button }).setLngLat(point).addTo(map) }
    button.addEventListener('click', () => entry.onClick())
    markers.set(id, entry)
    return entry
  }
  let places: Marker[] = []
  const name = (point: Point, text: string) => {
    const element = document.createElement('span')
    element.className = 'fleet-place'
    element.dir = 'auto'
    element.textContent = text
    return new Marker({ element, anchor: 'bottom', offset: [0, -6] }).setLngLat(point).addTo(map)
  }
  return {
    setMarkers(next) {
      const ids = new Set(next.map(({ id }) => id))
      for (const [id, { marker }] of markers) {
        if (ids.has(id)) continue
        marker.remove()
        markers.delete(id)
      }
      for (const one of next) {
        const entry = markers.get(one.id) ?? add(one)
        entry.onClick = one.onClick
        entry.marker.setLngLat(one.point)
        entry.button.dataset.state = one.state
        entry.button.ariaLabel = one.label
        entry.button.title = one.label
      }
    },
    showRoute(route) {
      const points = route?.points ?? []
      const [start, end] = [points[0], points.at(-1)]
      for (const place of places) place.remove()
      places = route && start && end ? [name(start, route.from), name(end, route.to)] : []
      const line = { type: 'LineString' as const, coordinates: [...points] }
      void setSource('route', route ? { type: 'Feature', properties: {}, geometry: line } : empty)
      if (route) map.fitBounds(boundsOf(points), { padding: 60, maxZoom: 7, duration: 700 })
    },
    close() {
      stop.abort()
      map.remove()
    },
  }
}
