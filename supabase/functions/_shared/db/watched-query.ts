/** The state of a connection; after a loss, queries are refused with its error. */
export type WatchState = {
  error: unknown
  /** Called when a query loses its connection. */
  onLost(): void
  /** Returns a promise that a query must wait for, or null. */
  ready?: () => Promise<void> | null
}

/** The parts of a driver's query that the driver calls. */
type Query = Promise<unknown> & { handler: (query: Query) => unknown; reject: (error: unknown) => void }

/** Records when a query fails with its connection, and refuses later queries. */
export function watchQuery<T>(made: T, state: WatchState): T {
  // Identifiers and value lists are created like queries, but never sent alone.
  if (!isQuery(made)) return made
  const { handler, reject } = made
  made.reject = (error) => {
    if (isLost(error)) {
      state.error ??= error
      state.onLost()
    }
    reject(error)
  }
  made.handler = (query) => {
    const ready = state.ready?.()
    if (ready) return ready.then(() => handler(query), reject)
    if (state.error === null) return handler(query)
    reject(state.error)
    // As in the driver, an unawaited query causes no unhandled rejection.
    return query.catch(() => undefined)
  }
  return made
}

const isQuery = (value: unknown): value is Query =>
  value instanceof Promise && 'handler' in value && 'reject' in value

const lostCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
  'EPIPE',
  // The server closes the connection: on shutdown, on command, or after another backend crashed.
  '57P01',
  '57P02',
  '57P05',
])

/** Returns whether an error means that the connection of a query was lost. */
export function isLost(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && (lostCodes.has(code) || code.startsWith('08'))
}
