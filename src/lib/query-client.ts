import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { reportError } from './report-error.ts'

/** True when a retry can help: not after the server has refused the call. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false
  if (!(error instanceof ApiError)) return false
  return error.isNetwork || error.status >= 500
}

const isExpected = (error: unknown) => error instanceof ApiError && error.status < 500

/**
 * Repeats a first request that was invalidated while it ran, because it may have read the data before the change. The
 * library itself restarts only requests of queries that have data.
 */
class RepeatingQueryClient extends QueryClient {
  readonly #waiting = new WeakSet<Query>()

  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options: InvalidateOptions = {},
  ): Promise<void> {
    const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching'
    const first = options.cancelRefetch === false ? [] : this.getQueryCache().findAll(filters).filter(isFirst)
    const repeated = first.map((query) => this.#repeat(query))
    await Promise.all([super.invalidateQueries(filters, options), ...repeated])
  }

  async #repeat(query: Query): Promise<void> {
    if (this.#waiting.has(query)) return
    this.#waiting.add(query)
    try {
      await query.promise
    } catch {
      // A failed or cancelled request has no data that could be old.
      return
    } finally {
      this.#waiting.delete(query)
    }
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

/** Creates the query client: short stale time, no retries of refusals, unexpected failures reported once. */
export function createQueryClient(): QueryClient {
  return new RepeatingQueryClient({
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
      queries: { staleTime: 15_000, retry: shouldRetry, refetchOnWindowFocus: true },
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
