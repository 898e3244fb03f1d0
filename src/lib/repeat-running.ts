import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Repeats the running requests of queries, because they may have read the data before a change. */
export const repeatRunning = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  client.invalidateQueries({ queryKey, fetchStatus: 'fetching' })
