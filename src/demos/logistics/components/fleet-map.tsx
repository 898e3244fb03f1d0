import { Box } from '@chakra-ui/react'
import type { FleetVehicle } from '@contract/demo/fleet.ts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { type MapRoute, openMap, type WorldMap } from '@/lib/map/world-map.ts'
import { useCanvasColors } from '@/ui/charts/use-canvas-colors.ts'
import { isStale, pointAt, shareAt } from '../model/position.ts'
import { markerCss } from './marker-css.ts'

type FleetMapProps = {
  vehicles: readonly FleetVehicle[]
  now: number
  selected: FleetVehicle | undefined
  onSelect: (id: number) => void
}

/** The map of the fleet: a marker for each vehicle, and the route of the selected one with its cities. */
export function FleetMap({ vehicles, now, selected, onSelect }: FleetMapProps) {
  const intl = useIntl()
  const t = useT('logistics.map')
  const resolve = useCanvasColors()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<WorldMap | null>(null)
  const color = (name: string) => resolve(`var(--qp-colors-${name})`)
  const colors = {
    water: color('bg-subtle'),
    land: color('bg-surface'),
    border: color('border-emphasized'),
    route: color('brand-solid'),
  }
  const texts = { map: t('label'), zoomIn: t('zoom-in'), zoomOut: t('zoom-out') }
  const key = JSON.stringify([colors, texts])
  useEffect(() => {
    if (!box.current) return
    const [ownColors, ownTexts] = JSON.parse(key) as [typeof colors, typeof texts]
    const opened = openMap(box.current, ownColors, ownTexts)
    setMap(opened)
    return () => {
      setMap(null)
      opened.close()
    }
  }, [key])
  useEffect(() => {
    map?.setMarkers(
      vehicles.map((vehicle) => ({
        id: vehicle.id,
        label: intl.formatMessage({ id: 'logistics.map.marker' }, { number: String(vehicle.location) }),
        point: pointAt(vehicle.route, shareAt(vehicle, now)),
        state: vehicle.id === selected?.id ? 'selected' : isStale(vehicle, now) ? 'stale' : 'moving',
        onClick: () => onSelect(vehicle.id),
      })),
    )
  }, [map, vehicles, now, selected, onSelect, intl])
  const routeKey = selected
    ? JSON.stringify({ points: selected.route, from: selected.startCity, to: selected.endCity })
    : ''
  useEffect(() => {
    map?.showRoute(routeKey === '' ? null : (JSON.parse(routeKey) as MapRoute))
  }, [map, routeKey])
  // MapLibre makes its container relative, so another element has the size.
  return (
    <Box position="absolute" inset="0">
      <Box ref={box} dir="ltr" width="full" height="full" css={markerCss} />
    </Box>
  )
}
