import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../browser/report-error.ts'
import { shareNewerRows } from './newer-rows.ts'

/** True when a retry can help: not after the server has refused the call. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false
  if (!(error instanceof ApiError)) return false
  return error.isNetwork || error.status >= 500
}

const isExpected = (error: unknown) => error instanceof ApiError && error.status < 500

/** Creates the query client: short stale time, no retries of refusals, unexpected failures reported once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isExpected(error)) reportError(error, { query: query.queryKey })
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isExpected(error)) reportError(error, { mutation: mutation.options.mutationKey })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: shouldRetry,
        refetchOnWindowFocus: true,
        structuralSharing: shareNewerRows,
      },
      mutations: { retry: false },
    },
  })
}

/** Resolves when no mutation is running. */
export const whenMutationsSettle = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return
      stop()
      resolve()
    }
    const stop = client.getMutationCache().subscribe(check)
    check()
  })

/** True while a mutation waits for another one of its scope or for the connection, so that a reload would lose it. */
export const hasWaitingMutations = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.isPaused)
