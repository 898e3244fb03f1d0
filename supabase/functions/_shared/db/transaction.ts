import type { Sql, TransactionSql } from 'postgres'
import { type WatchState, watchQuery } from './watched-query.ts'

type Work<T> = (tx: TransactionSql) => T | Promise<T>

/**
 * `sql.begin`, safe against a lost connection: the driver would send the rest of the transaction through a closed
 * socket, which ends the process.
 */
export async function runTransaction<T>(
  sql: Sql,
  options: string,
  work: Work<T>,
  onLost: () => void,
): Promise<T> {
  const state: WatchState = { error: null, onLost }
  try {
    return (await sql.begin(options, (tx) => untilLost(state, () => work(guarded(tx, state))))) as T
  } finally {
    state.error ??= over()
  }
}

/** A transaction that refuses queries after it has ended or lost its connection. */
function guarded(tx: TransactionSql, state: WatchState): TransactionSql {
  const savepoint = (...args: [Work<unknown>] | [string, Work<unknown>]) => {
    const work = args[args.length - 1] as Work<unknown>
    const nested = (sp: TransactionSql) => untilLost(state, () => work(guarded(sp, state)))
    return args.length === 1 ? tx.savepoint(nested) : tx.savepoint(args[0], nested)
  }
  return new Proxy(tx, {
    apply: (_target, _this, args) => watchQuery(Reflect.apply(tx, undefined, args), state),
    get(_target, key) {
      if (key === 'savepoint') return savepoint
      if (key === 'unsafe' || key === 'file') {
        return (...args: unknown[]) => watchQuery(Reflect.apply(tx[key], undefined, args), state)
      }
      return Reflect.get(tx, key)
    },
  })
}

/**
 * The result of work while the connection lasts; after a loss it never settles, because the driver rejects the caller
 * and must send no commit.
 */
function untilLost<T>(state: WatchState, work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const whileConnected =
      <V>(how: (value: V) => void) =>
      (value: V) => {
        if (state.error === null) how(value)
      }
    Promise.resolve().then(work).then(whileConnected(resolve), whileConnected(reject))
  })
}

const over = () => Object.assign(new Error('The transaction is over'), { code: 'CONNECTION_CLOSED' })
