import type { Sql } from 'postgres'
import { createPool } from './pool.ts'
import { rowFormat } from './row-format.ts'

/**
 * Connects a function to the database, with rows in the contract's format. Statements are prepared except behind a transaction pooler (port 6543), where
 * each transaction may use another connection.
 */
export function connect(url: string, options: { max?: number } = {}): Sql {
  return createPool(url, {
    ...rowFormat,
    max: options.max ?? 8,
    idle_timeout: 60,
    prepare: new URL(url).port !== '6543',
    connection: { application_name: 'quillport' },
  })
}
