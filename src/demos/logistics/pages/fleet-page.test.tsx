import { ChakraProvider } from '@chakra-ui/react'
import type { FleetVehicle } from '@contract/demo/fleet.ts'
import logistics from '@locales/en/logistics.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { api } from '@/lib/api/api-client.ts'
import { system } from '@/ui/theme/system.ts'
import { mockTopics } from '../../../../tests/support/mock-topics.ts'
import { fleetQuery } from '../api/fleet.ts'
import { Page } from './fleet-page.tsx'

mockTopics()

const vehicle = (id: number, secondsAgo: number, startCity: string) =>
  ({
    id,
    location: 100 + id,
    startCity,
    startCountry: '',
    endCity: 'Cork',
    endCountry: '',
    warnings: 'No Warnings',
    route: [
      [0, 0],
      [1, 1],
    ],
    share: 0.5,
    sharePerSecond: 0,
    isReturning: false,
    seenAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
    tripSeconds: 1000,
  }) as FleetVehicle

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })

function known() {
  const client = newClient()
  const vehicles = [vehicle(1, 30, 'Brest'), vehicle(2, 600, 'Turin')]
  client.setQueryData(fleetQuery().queryKey, { vehicles, ahead: 0 } as never)
  return client
}

function show(path = '/fleet', client = known()) {
  const router = createMemoryRouter([{ path: '/fleet', Component: Page }], { initialEntries: [path] })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...logistics }}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  return router
}
const item = (name: string) => screen.getByText(name).closest('button')
const opened = () => ['VOL-101', 'VOL-102'].map((name) => item(name)?.getAttribute('aria-expanded'))

it('R-392: without WebGL the list works alone, and its selection is in the URL', () => {
  const router = show()
  expect(screen.getByRole('note')).toHaveTextContent(logistics['logistics.fleet.no-map'])
  expect(opened()).toEqual(['false', 'false'])
  fireEvent.click(item('VOL-102') as HTMLElement)
  expect([router.state.location.search, opened()]).toEqual(['?vehicle=2', ['false', 'true']])
  fireEvent.click(item('VOL-102') as HTMLElement)
  expect([router.state.location.search, opened()]).toEqual(['', ['false', 'false']])
})

it('R-392: a vehicle that the map selected is selected in the list', () => {
  show('/fleet?vehicle=1')
  expect(opened()).toEqual(['true', 'false'])
})

it('R-391: the list shows when each vehicle was last seen, and one of five minutes ago in grey', () => {
  show()
  expect(item('VOL-101')).toHaveTextContent(/30|31/)
  expect(item('VOL-102')).toHaveTextContent(/10 min/)
  const color = (name: string) => item(name)?.querySelector('svg')?.parentElement?.className
  expect(color('VOL-102')).not.toBe(color('VOL-101'))
})

it.each([
  ['fast', -3600],
  ['slow', 3600],
])(
  'R-390: on a device whose clock is %s by an hour, vehicles were seen when the server says',
  async (_clock, ahead) => {
    const now = Date.now() + ahead * 1000
    const vehicles = [vehicle(1, 35 - ahead, 'Brest'), vehicle(2, 630 - ahead, 'Turin')]
    vi.spyOn(api, 'get').mockResolvedValue({ serverTime: new Date(now).toISOString(), vehicles })
    show('/fleet', newClient())
    await screen.findByText('VOL-101')
    expect(item('VOL-101')).toHaveTextContent(/seen 3\d s/)
    expect(item('VOL-102')).toHaveTextContent(/10 min/)
  },
)
