import { randomUUID } from 'node:crypto'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import type { RealtimeClaims } from './claims.ts'

/** The kinds of message that are authorised on a private topic. */
export type Extension = 'broadcast' | 'presence'

/** The permitted kinds. */
export type TopicAccess = Record<Extension, boolean>

class Undo extends Error {}

const all: Extension[] = ['broadcast', 'presence']

async function become(tx: TransactionSql, topic: string, claims: RealtimeClaims): Promise<void> {
  await tx`select
    set_config('role', ${claims.role}, true),
    set_config('realtime.topic', ${topic}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
    set_config('request.jwt.claim.role', ${claims.role}, true)`
}

/**
 * Checks with row-level security on realtime.messages which kinds of message of a topic the claims may read;
 * rolls back.
 */
export async function mayRead(sql: Sql, topic: string, claims: RealtimeClaims): Promise<TopicAccess> {
  return tried(sql, async (tx) => {
    const ids: TopicAccess & Record<string, unknown> = { broadcast: false, presence: false }
    const rows = all.map((extension) => ({ id: randomUUID(), topic, extension, private: true }))
    await tx`insert into realtime.messages ${tx(rows)}`
    await become(tx, topic, claims)
    const seen = await tx<{ extension: Extension }[]>`
      select extension from realtime.messages where id = any(${rows.map((row) => row.id)})`
    for (const { extension } of seen) ids[extension] = true
    return ids
  })
}

/**
 * Checks with row-level security whether the claims may write one kind of message of a topic; rolls back.
 * Checking both would log refusals of unused kinds.
 */
export async function mayWrite(
  sql: Sql,
  topic: string,
  claims: RealtimeClaims,
  extension: Extension,
): Promise<boolean> {
  const access = await tried(sql, async (tx) => {
    await become(tx, topic, claims)
    const isAllowed = { broadcast: false, presence: false }
    try {
      await tx.savepoint(
        (sp) => sp`
        insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`,
      )
      isAllowed[extension] = true
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || error.code !== '42501') throw error
    }
    return isAllowed
  })
  return access[extension]
}

/**
 * Runs in a transaction that is always rolled back, so that the replication stream does not contain the probe
 * rows.
 */
async function tried(sql: Sql, run: (tx: TransactionSql) => Promise<TopicAccess>): Promise<TopicAccess> {
  let access: TopicAccess = { broadcast: false, presence: false }
  try {
    await sql.begin(async (tx) => {
      access = await run(tx)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return access
}
