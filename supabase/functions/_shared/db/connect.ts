import type { Sql } from 'postgres'
import { createPool } from './pool.ts'
import { rowFormat } from './row-format.ts'

/**
 * Connects a function to the database, with rows in the contract's format. Behind a transaction pooler (port 6543) an
 * instance has two connections and prepares no statement, because each transaction may use another connection.
 */
export function connect(url: string, options: { max?: number } = {}): Sql {
  const isPooled = new URL(url).port === '6543'
  return createPool(url, {
    ...rowFormat,
    max: options.max ?? (isPooled ? 2 : 8),
    idle_timeout: 60,
    prepare: !isPooled,
    connection: { application_name: 'quillport' },
  })
}
