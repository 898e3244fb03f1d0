import type { Sql, TransactionSql } from 'postgres'
import { HttpError } from '../http/errors.ts'
import { isRetryable } from '../http/postgres-errors.ts'
import { Semaphore } from '../http/semaphore.ts'
import type { Claims } from '../http/verify.ts'
import { isLost } from './watched-query.ts'

/** SQL in the caller's transaction. */
export type Tx = TransactionSql

/** Runs SQL with the caller's role and claims; `isRead` repeats it once after a lost connection. */
export type AsCaller = <T>(claims: Claims, work: (tx: Tx) => Promise<T>, isRead?: boolean) => Promise<T>

/** Runs SQL as `anon`, for public data. */
export type AsAnon = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** `waitMs` limits the wait for a free connection, after which a call is refused as unavailable. */
type Options = { timeoutMs?: number; waitMs?: number }
type Become = { role: 'authenticated' | 'anon' | 'none'; claims: object }

const ATTEMPTS = 3

/**
 * Creates the only access of handlers to rows: a transaction that switches to the caller first. The login role owns
 * nothing, so a missing switch reads nothing.
 */
export function createAsCaller(sql: Sql, options: Options = {}): AsCaller {
  const run = createRunner(sql, options)
  return (claims, work, isRead) => {
    const withSession = (tx: Tx) => {
      // Pipelined with the first statement: a token of an ended session reaches no row, and what is due is
      // completed before its effects are read.
      const open = tx`select private.require_session()`.execute()
      return Promise.all([work(tx), open]).then(([result]) => result)
    }
    return run({ role: 'authenticated', claims }, withSession, isRead)
  }
}

/** As {@link createAsCaller} for public routes: the transaction runs as `anon`, which may read only public data. */
export function createAsAnon(sql: Sql, options: Options = {}): AsAnon {
  const run = createRunner(sql, options)
  return (work) => run({ role: 'anon', claims: { role: 'anon' } }, work)
}

/**
 * As {@link createAsAnon} for writes of visitors: the transaction keeps the login role of the API, which may execute the
 * functions for visitors and nothing else.
 */
export function createAsVisitor(sql: Sql, options: Options = {}): AsAnon {
  const run = createRunner(sql, options)
  return (work) => run({ role: 'none', claims: {} }, work)
}

/** As {@link createAsCaller} before the second factor: only functions that ask for no role reach a row. */
export function createAsFirstFactor(sql: Sql, options: Options = {}): AsCaller {
  const run = createRunner(sql, options)
  return (claims, work) =>
    run({ role: 'authenticated', claims }, (tx) => {
      const open = tx`select private.require_first_factor()`.execute()
      return Promise.all([work(tx), open]).then(([result]) => result)
    })
}

/** The slots of each pool, as many as its connections. */
const slots = new WeakMap<Sql, Semaphore>()

function createRunner(sql: Sql, options: Options) {
  const free = slots.get(sql) ?? new Semaphore(sql.options.max)
  slots.set(sql, free)
  const timeout = String(options.timeoutMs ?? 8000)
  const connected = async <T>(use: () => Promise<T>): Promise<T> => {
    const leave = await (options.waitMs === undefined ? free.take() : free.takeWithin(options.waitMs))
    if (leave === null) throw new HttpError('unavailable', { headers: { 'Retry-After': '1' } })
    return use().finally(leave)
  }
  const once = <T>({ role, claims }: Become, work: (tx: Tx) => Promise<T>) =>
    sql.begin(async (tx) => {
      const become = tx`
        select set_config('role', ${role}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
          set_config('statement_timeout', ${timeout}, true)`.execute()
      const [, result] = await Promise.all([become, work(tx)])
      return result
    }) as Promise<T>
  return async <T>(who: Become, work: (tx: Tx) => Promise<T>, isRead = false): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await connected(() => once(who, work))
      } catch (error) {
        const isRepeated = isRead && attempt === 1 && isLost(error)
        if (!isRepeated && (attempt >= ATTEMPTS || !isRetryable(error))) throw error
        await new Promise((resolve) => setTimeout(resolve, attempt * (10 + Math.random() * 20)))
      }
    }
  }
}
