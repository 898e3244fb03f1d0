import type { Sql } from 'postgres'
import type { Tx } from './as-caller.ts'

/**
 * Runs SQL as the service role, which bypasses row-level security; only for the import worker and Auth
 * administration.
 */
export type AsService = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Creates the import worker's access to rows: a transaction as `service_role`. The login role may read nothing, so a
 * missing switch fails.
 */
export function createAsService(sql: Sql, options: { timeoutMs?: number } = {}): AsService {
  const timeout = String(options.timeoutMs ?? 60_000)
  return <T>(work: (tx: Tx) => Promise<T>) =>
    sql.begin(async (tx) => {
      await tx`select set_config('role', 'service_role', true), set_config('statement_timeout', ${timeout}, true)`
      return work(tx)
    }) as Promise<T>
}
