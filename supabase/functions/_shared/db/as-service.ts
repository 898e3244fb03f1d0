import type { Sql } from 'postgres'
import type { Tx } from './as-caller.ts'

/** Runs SQL as the service: past row-level security, so only the few that must (decision: import worker, auth admin). */
export type AsService = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Makes the way of the import worker to rows: a transaction that has become `service_role`. The login role itself
 * may read nothing, so forgetting this fails closed.
 */
export function createAsService(sql: Sql, options: { timeoutMs?: number } = {}): AsService {
  const timeout = String(options.timeoutMs ?? 60_000)
  return <T>(work: (tx: Tx) => Promise<T>) =>
    sql.begin(async (tx) => {
      await tx`select set_config('role', 'service_role', true), set_config('statement_timeout', ${timeout}, true)`
      return work(tx)
    }) as Promise<T>
}
