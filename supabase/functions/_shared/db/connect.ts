import type { Sql } from 'postgres'
import { createPool } from './pool.ts'

/**
 * Connects a function to the database. Statements are prepared except behind a transaction pooler (port 6543), where
 * each transaction may use another connection.
 */
export function connect(url: string, options: { max?: number } = {}): Sql {
  return createPool(url, {
    max: options.max ?? 8,
    idle_timeout: 60,
    prepare: new URL(url).port !== '6543',
    connection: { application_name: 'quillport' },
  })
}
