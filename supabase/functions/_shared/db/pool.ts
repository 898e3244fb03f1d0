import postgres, { type Options, type Sql, type TransactionSql } from 'postgres'
import { type ArrayType, addArrayTypes, arrayTypesQuery, type KnownTypes } from './array-types.ts'
import { runTransaction } from './transaction.ts'
import { watchQuery } from './watched-query.ts'

type Work = (tx: TransactionSql) => unknown

/** How long queries may go on that were sent before the pool was replaced. */
const graceSeconds = 60

/**
 * Connects to Postgres and survives the loss of connections. A pool that lost one is replaced: the driver keeps, for such
 * a connection, what it had not sent yet, and may never use it again (postgres.js 3.4.9).
 */
export function createPool(url: string, options: Options<Record<string, never>> = {}): Sql {
  let isEnded = false
  let current: Sql = postgres(url, {
    connect_timeout: 5,
    // A database that is away for a moment is tried again at once: the default waits ever longer, up to 20 seconds.
    backoff: () => 0.1,
    onnotice: () => undefined,
    ...options,
    // Each connection would ask for the array types by itself, and one that is lost while it does leaves a rejection
    // that nobody can handle.
    fetch_types: false,
  })
  // What the driver made of the options, shared with the pools that replace the first one.
  const parsed = current.options as unknown as KnownTypes
  const replace = (lost: Sql) => {
    if (isEnded || lost !== current) return
    current = postgres(parsed as unknown as Options<Record<string, never>>)
    void lost.end({ timeout: graceSeconds })
  }
  const watched = <T>(query: (sql: Sql) => T, ready?: () => Promise<void> | null) => {
    const sql = current
    return watchQuery(query(sql), { error: null, onLost: () => replace(sql), ...(ready ? { ready } : {}) })
  }

  let hasTypes = false
  let loading: Promise<void> | null = null
  const loadTypes = async () => {
    addArrayTypes(parsed, await watched((sql) => sql.unsafe<ArrayType[]>(arrayTypesQuery)))
    hasTypes = true
  }
  /** Null once the array types are known. */
  const ready = (): Promise<void> | null => {
    if (hasTypes) return null
    loading ??= loadTypes().finally(() => {
      loading = null
    })
    return loading
  }

  const begin = async (...args: [Work] | [string, Work]) => {
    await ready()
    const sql = current
    const work = args[args.length - 1] as Work
    return runTransaction(sql, args.length === 1 ? '' : args[0], work, () => replace(sql))
  }
  const end: Sql['end'] = (how) => {
    isEnded = true
    return current.end(how)
  }
  return new Proxy(current, {
    apply: (_target, _this, args) => watched((sql) => Reflect.apply(sql, undefined, args), ready),
    get(_target, key) {
      if (key === 'begin') return begin
      if (key === 'end') return end
      if (key === 'unsafe' || key === 'file') {
        return (...args: unknown[]) => watched((sql) => Reflect.apply(sql[key], undefined, args), ready)
      }
      return Reflect.get(current, key)
    },
  })
}
