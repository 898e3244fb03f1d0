/** Whether queries are still sent; after a loss they are refused with its error. */
export type WatchState = {
  error: unknown
  /** The connection of a query was lost. */
  onLost(): void
  /** What a query has to wait for before it is sent, if anything. */
  ready?: () => Promise<void> | null
}

/** The parts of a query of the driver that it calls by itself. */
type Query = Promise<unknown> & { handler: (query: Query) => unknown; reject: (error: unknown) => void }

/** Notes when a query fails with its connection, and refuses one that would be sent after that. */
export function watchQuery<T>(made: T, state: WatchState): T {
  // Identifiers and lists of values are made in the same way as queries, and never sent alone.
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
    // As the driver does: who does not wait for a query leaves nothing unhandled.
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
  // The server ends the connection: told to, after another one crashed, or because it goes down.
  '57P01',
  '57P02',
  '57P05',
])

function isLost(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && (lostCodes.has(code) || code.startsWith('08'))
}
