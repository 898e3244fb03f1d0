import postgres, { type Options, type PostgresType, type Sql, type TransactionSql } from 'postgres'
import { type ArrayType, addArrayTypes, arrayTypesQuery, type KnownTypes } from './array-types.ts'
import { runTransaction } from './transaction.ts'
import { watchQuery } from './watched-query.ts'

type Work = (tx: TransactionSql) => unknown
type PoolOptions = Options<Record<string, PostgresType>>

/**
 * The time that running queries get after the pool was replaced. Statements of the API end after 8 seconds; a query that
 * the driver keeps for a lost connection fails only at the end of this time.
 */
const graceSeconds = 20

/**
 * Connects to Postgres and replaces a pool after a lost connection, because the driver keeps unsent queries for it
 * and may never reuse it (postgres.js 3.4.9).
 */
export function createPool(url: string, options: PoolOptions = {}): Sql {
  let isEnded = false
  let current: Sql = postgres(url, {
    connect_timeout: 5,
    // Reconnects at once: the default backoff grows to 20 seconds.
    backoff: () => 0.1,
    onnotice: () => undefined,
    ...options,
    // Each connection would fetch the array types, and a connection lost during that leaves an unhandled rejection.
    fetch_types: false,
  })
  // The driver's parsed options, shared with the pools that replace the first one.
  const parsed = current.options as unknown as KnownTypes
  const replace = (lost: Sql) => {
    if (isEnded || lost !== current) return
    current = postgres(parsed as unknown as PoolOptions)
    void lost.end({ timeout: graceSeconds })
  }
  const watched = <T>(query: (sql: Sql) => T, ready?: () => Promise<void> | null) => {
    const sql = current
    return watchQuery(query(sql), { error: null, onLost: () => replace(sql), ...(ready ? { ready } : {}) })
  }

  let hasTypes = false
  let loading: Promise<void> | null = null
  const loadTypes = async () => {
    const sql = current
    const read = (tx: TransactionSql) => tx.unsafe<ArrayType[]>(arrayTypesQuery)
    addArrayTypes(parsed, await runTransaction(sql, '', read, () => replace(sql)))
    hasTypes = true
  }
  /** Null when the array types are known. */
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
