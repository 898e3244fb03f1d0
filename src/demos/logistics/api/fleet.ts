import type { fleetList } from '@contract/demo/fleet.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

const refetchMs = 20_000

/** The fleet and the server's time; `ahead` is how far the server's clock is ahead of this device's. */
export const fleetQuery = () =>
  queryOptions({
    queryKey: ['demo', 'vehicles', 'fleet'],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const { serverTime, vehicles } = await api.get<typeof fleetList>('/apps/logistics/fleet', { signal })
      const halfway = (askedAt + Date.now()) / 2
      return { vehicles, ahead: Date.parse(serverTime) - halfway }
    },
    refetchInterval: refetchMs,
  })
