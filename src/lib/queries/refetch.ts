import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Refetches queries after a change. A first request that runs is repeated when it has ended, because it may have read
 * the data before the change, and the library restarts only requests of queries that have data.
 */
export async function refetch(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const running = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  const first = running.filter(({ state }) => state.data === undefined)
  await client.invalidateQueries(filters)
  // Several changes during one first request cause one repetition.
  const once = { cancelRefetch: false }
  await Promise.all(
    first.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true, type: 'active' }, once)),
  )
}
