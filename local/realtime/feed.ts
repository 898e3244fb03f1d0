import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Hub } from './hub.ts'
import type { InsertedRow } from './pgoutput.ts'
import { followMessages } from './replication.ts'

/** A transaction may commit this much later than the timestamp of its messages. */
const latestCommitMs = 60_000
const rememberMs = 300_000

/** The messages from the database. */
export type Feed = {
  /** Resolves to true when messages arrive, or to false after the timeout. */
  whenReady(timeoutMs: number): Promise<boolean>
  close(): Promise<void>
}

/**
 * Publishes messages from the database to their listeners, including those committed while the stream was
 * broken.
 */
export async function startFeed(databaseUrl: string, sql: Sql, hub: Hub): Promise<Feed> {
  const delivered = new Map<string, number>()
  const startedAt = Date.now()
  let lostAt = 0
  let isClosed = false
  let isFollowing = true
  const waiting = new Set<() => void>()

  function deliver(row: InsertedRow): void {
    if (row.extension !== 'broadcast' || !row.event || !row.id || !row.topic || row.private !== 't') return
    if (delivered.has(row.id)) return
    delivered.set(row.id, Date.now())
    forget()
    const bytes = row.binary_payload
    hub.publish({
      topic: row.topic,
      event: row.event,
      content: bytes ? { bytes: Buffer.from(bytes.slice(2), 'hex') } : { json: row.payload ?? 'null' },
      meta: { id: row.id },
    })
  }

  function forget(): void {
    for (const [id, at] of delivered) {
      if (Date.now() - at < rememberMs) return
      delivered.delete(id)
    }
  }

  async function catchUp(since: number): Promise<void> {
    const rows = await sql<InsertedRow[]>`
      select id::text, topic, extension, event, payload::text, binary_payload::text,
        case when private then 't' else 'f' end as private
      from realtime.messages
      where inserted_at >= to_timestamp(${since / 1000}::float8) at time zone 'UTC'
      order by inserted_at limit 10000`
    for (const row of rows) deliver(row)
  }

  /** The stream may recover before the database accepts other connections. */
  async function catchUpSoon(since: number): Promise<void> {
    for (let attempt = 1; attempt <= 20 && !isClosed; attempt += 1) {
      try {
        await catchUp(since)
        return
      } catch (error) {
        if (attempt === 20) console.error('realtime: missed messages could not be read:', error)
      }
      await sleep(500)
    }
  }

  const replication = await followMessages(databaseUrl, {
    onRow: deliver,
    onBreak() {
      lostAt = Date.now()
      isFollowing = false
    },
    onResume() {
      isFollowing = true
      for (const resolve of waiting) resolve()
      void catchUpSoon(Math.max(startedAt, lostAt - latestCommitMs))
    },
  })
  return {
    whenReady(timeoutMs) {
      if (isFollowing) return Promise.resolve(true)
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          waiting.delete(finish)
          resolve(isFollowing)
        }
        const timer = setTimeout(finish, timeoutMs)
        waiting.add(finish)
      })
    },
    close() {
      isClosed = true
      for (const resolve of waiting) resolve()
      return replication.close()
    },
  }
}
