import { ChakraProvider } from '@chakra-ui/react'
import type { FleetVehicle } from '@contract/demo/fleet.ts'
import messages from '@locales/en/logistics.json' with { type: 'json' }
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import type { MapMarker } from '@/lib/map/world-map.ts'
import { system } from '@/ui/theme/system.ts'
import { FleetMap } from './fleet-map.tsx'

const map = { setMarkers: vi.fn(), showRoute: vi.fn(), close: vi.fn() }
vi.mock('@/lib/map/world-map.ts', () => ({ openMap: () => map }))

const now = Date.parse('2026-11-22T12:00:00Z')
const vehicle = (id: number, secondsAgo: number) =>
  ({
    id,
    location: 100 + id,
    startCity: 'Brest',
    endCity: 'Cork',
    route: [
      [0, 0],
      [1, 0],
    ],
    share: 0.5,
    sharePerSecond: 0.001,
    seenAt: new Date(now - secondsAgo * 1000).toISOString(),
  }) as unknown as FleetVehicle
const vehicles = [vehicle(1, 100), vehicle(2, 300), vehicle(3, 0)]

it('R-391, R-392: the map shows each vehicle where it is, selects it, and names the ends of its route', () => {
  const onSelect = vi.fn()
  const show = (selected: FleetVehicle | undefined) => (
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <FleetMap vehicles={vehicles} now={now} selected={selected} onSelect={onSelect} />
      </IntlProvider>
    </ChakraProvider>
  )
  const view = render(show(vehicles[2]))
  const markers: MapMarker[] = map.setMarkers.mock.lastCall?.[0] ?? []
  expect(markers.map(({ id, state, point }) => [id, state, point[0].toFixed(2)])).toEqual([
    [1, 'moving', '0.60'],
    [2, 'stale', '0.50'],
    [3, 'selected', '0.50'],
  ])
  markers[1]?.onClick()
  expect(onSelect.mock.calls).toEqual([[2]])
  expect(map.showRoute.mock.lastCall?.[0]).toEqual({ points: vehicles[2]?.route, from: 'Brest', to: 'Cork' })
  view.rerender(show(undefined))
  expect(map.showRoute.mock.lastCall?.[0]).toBeNull()
})
