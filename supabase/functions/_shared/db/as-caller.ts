import type { Sql, TransactionSql } from 'postgres'
import { isRetryable } from '../http/postgres-errors.ts'
import type { Claims } from '../http/verify.ts'

/** SQL in the caller's transaction. */
export type Tx = TransactionSql

/** Runs SQL as a person. */
export type AsCaller = <T>(claims: Claims, work: (tx: Tx) => Promise<T>) => Promise<T>

const ATTEMPTS = 3

/**
 * Makes the one way handlers reach rows: a transaction that has become the caller before its first statement.
 * The login role owns nothing, so a transaction that failed to become somebody reads nothing. The change of role
 * travels in the same packet as the first statement of the work: it costs no round trip of its own.
 */
export function createAsCaller(sql: Sql, options: { timeoutMs?: number } = {}): AsCaller {
  const timeout = String(options.timeoutMs ?? 8000)
  const once = <T>(claims: Claims, work: (tx: Tx) => Promise<T>) =>
    sql.begin(async (tx) => {
      const become = tx`
        select set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
          set_config('statement_timeout', ${timeout}, true)`.execute()
      const [, result] = await Promise.all([become, work(tx)])
      return result
    }) as Promise<T>
  return async (claims, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(claims, work)
      } catch (error) {
        if (attempt >= ATTEMPTS || !isRetryable(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, attempt * (10 + Math.random() * 20)))
      }
    }
  }
}
