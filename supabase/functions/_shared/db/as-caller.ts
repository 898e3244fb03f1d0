import type { Sql, TransactionSql } from 'postgres'
import { isRetryable } from '../http/postgres-errors.ts'
import type { Claims } from '../http/verify.ts'

/** SQL in the caller's transaction. */
export type Tx = TransactionSql

/** Runs SQL as a person. */
export type AsCaller = <T>(claims: Claims, work: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs SQL as nobody in particular: what anybody may read. */
export type AsAnon = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type Options = { timeoutMs?: number }
type Become = { role: 'authenticated' | 'anon'; claims: object }

const ATTEMPTS = 3

/**
 * Makes the one way handlers reach rows: a transaction that has become the caller before its first statement.
 * The login role owns nothing, so a transaction that failed to become somebody reads nothing. The change of role
 * travels in the same packet as the first statement of the work: it costs no round trip of its own.
 */
export function createAsCaller(sql: Sql, options: Options = {}): AsCaller {
  const run = createRunner(sql, options)
  return (claims, work) =>
    run({ role: 'authenticated', claims }, (tx) => {
      // In the packet of the first statement too: a token that outlived its session reaches no row.
      const open = tx`select private.require_session()`.execute()
      return Promise.all([work(tx), open]).then(([result]) => result)
    })
}

/** The same for public addresses: the transaction becomes `anon`, which is granted nothing but what is open to all. */
export function createAsAnon(sql: Sql, options: Options = {}): AsAnon {
  const run = createRunner(sql, options)
  return (work) => run({ role: 'anon', claims: { role: 'anon' } }, work)
}

function createRunner(sql: Sql, options: Options) {
  const timeout = String(options.timeoutMs ?? 8000)
  const once = <T>({ role, claims }: Become, work: (tx: Tx) => Promise<T>) =>
    sql.begin(async (tx) => {
      const become = tx`
        select set_config('role', ${role}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
          set_config('statement_timeout', ${timeout}, true)`.execute()
      const [, result] = await Promise.all([become, work(tx)])
      return result
    }) as Promise<T>
  return async <T>(who: Become, work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(who, work)
      } catch (error) {
        if (attempt >= ATTEMPTS || !isRetryable(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, attempt * (10 + Math.random() * 20)))
      }
    }
  }
}
