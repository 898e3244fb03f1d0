import { randomUUID } from 'node:crypto'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import type { RealtimeClaims } from './claims.ts'

/** What may be authorised about a private topic. */
export type Extension = 'broadcast' | 'presence'

/** Which of them is allowed. */
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

/** Asks row-level security on realtime.messages which messages of a topic the claims may see; leaves nothing behind. */
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
 * Asks row-level security whether the claims may write such messages of a topic; leaves nothing behind. One kind at a time:
 * where presence alone is allowed, asking for both would fill the log of the database with refusals nobody met.
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

/** Runs in a transaction that is always undone, so that not even a listener of the log sees the tried rows. */
async function tried(sql: Sql, run: (tx: TransactionSql) => Promise<TopicAccess>): Promise<TopicAccess> {
  let answer: TopicAccess = { broadcast: false, presence: false }
  try {
    await sql.begin(async (tx) => {
      answer = await run(tx)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return answer
}
