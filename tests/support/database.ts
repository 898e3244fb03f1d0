import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { inject } from 'vitest'
import type { Keys } from '../../local/keys.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { rowFormat } from '../../supabase/functions/_shared/db/row-format.ts'
import { eventually } from './eventually.ts'
import { bareName, type ServerState, templateName } from './template.ts'

const OBJECT_IN_USE = '55006'

type ConnectOptions = { max?: number; onStatement?: (text: string) => void }
type Role = keyof Keys['passwords']

/** A copy of the migrated and seeded database for one test file. */
export type TestDatabase = {
  name: string
  port: number
  keys: Keys
  url(role: Role): string
  /** A pool with this login role, with the rows of the functions for theirs; closed with the database. */
  connect(role: Role, options?: ConnectOptions): Sql
  /** The owner of the product's tables, who bypasses row-level security. */
  owner: Sql
  drop(): Promise<void>
}

/** Clones the template database; `drop` closes its connections and removes it. */
export async function createTestDatabase(
  options: { template?: 'seeded' | 'bare' } = {},
): Promise<TestDatabase> {
  const template = options.template === 'bare' ? bareName : templateName
  const { stateFile, keys } = inject('testServer')
  const port = await portOf(stateFile)
  const name = `quillport_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const admin = async (statement: string) => {
    const sql = postgres(databaseUrl(keys, port, 'supabaseAdmin'), { max: 1, onnotice: () => undefined })
    try {
      await sql.unsafe(statement)
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
  // Copies the files, which takes less than a third of the time of copying through the write-ahead log.
  await admin(`create database ${name} template ${template} owner postgres strategy file_copy`)
  const pools: Sql[] = []
  const url = (role: Role) => databaseUrl(keys, port, role, name)
  const connect = (role: Role, { max = 4, onStatement }: ConnectOptions = {}) => {
    const format = role === 'api' || role === 'worker' ? rowFormat : {}
    const watch = onStatement ? { debug: (_connection: number, text: string) => onStatement(text) } : {}
    const pool: Sql = postgres(url(role), { ...format, ...watch, max, onnotice: () => undefined })
    pools.push(pool)
    return pool
  }
  return {
    name,
    port,
    keys,
    url,
    connect,
    owner: connect('postgres'),
    async drop() {
      await Promise.all(pools.map((pool) => pool.end({ timeout: 2 })))
      // `force` ends sessions, but does not wait for a logical replication client that has just disconnected.
      await eventually(() =>
        admin(`drop database if exists ${name} with (force)`).then(
          () => true,
          (error: unknown) => {
            if (error instanceof postgres.PostgresError && error.code === OBJECT_IN_USE) return false
            throw error
          },
        ),
      )
    },
  }
}

/** Waits until the server of the run is ready; the time limit of the hook ends the wait. */
async function portOf(stateFile: string): Promise<number> {
  while (!existsSync(stateFile)) await sleep(50)
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as ServerState
  if ('problem' in state) throw new Error(`The test databases did not start. ${state.problem}`)
  return state.port
}

/** The role of a statement: anon, a person, or the service. */
export type TestCaller = 'anon' | 'service_role' | { sub: string; [claim: string]: unknown }

/**
 * Runs statements in a transaction as a role, like a request, and rolls everything back. `sql` must be a pool of the
 * owner.
 */
export async function asRole<T>(
  sql: Sql,
  caller: TestCaller,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  const undo = new Error('rolled back on purpose')
  let result: { value: T } | null = null
  try {
    await sql.begin(async (tx) => {
      const role = typeof caller === 'string' ? caller : 'authenticated'
      const claims = typeof caller === 'string' ? { role } : { role, aud: 'authenticated', ...caller }
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
      await tx.unsafe(`set local role ${role}`)
      result = { value: await work(tx) }
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  if (!result) throw new Error('The work did not end.')
  return (result as { value: T }).value
}

/** The id of a seeded account by its address. */
export async function userId(sql: Sql, email: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
  if (!row) throw new Error(`There is no account ${email}.`)
  return row.id
}
