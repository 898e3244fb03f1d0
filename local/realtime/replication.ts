import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { type InsertedRow, InsertReader } from './pgoutput.ts'

const publication = 'supabase_realtime_messages_publication'
/** The epoch of Postgres timestamps. */
const epoch = Date.UTC(2000, 0, 1)

/** A stream of committed rows of realtime.messages. */
export type Replication = { close(): Promise<void> }

type Handlers = {
  onRow(row: InsertedRow): void
  /** Called when the stream breaks; rows committed until it resumes do not come through it. */
  onBreak(): void
  /** Called when the stream runs again. */
  onResume(): void
}

type Stream = { ended: Promise<void>; close(): Promise<void> }

/** Follows the write-ahead log through a temporary slot and reconnects after any interruption. */
export async function followMessages(databaseUrl: string, handlers: Handlers): Promise<Replication> {
  let isClosed = false
  let stream = await openStream(databaseUrl, handlers.onRow)

  async function reopen(): Promise<Stream | null> {
    for (let wait = 100; !isClosed; wait = Math.min(wait * 2, 2000)) {
      await sleep(wait)
      try {
        return await openStream(databaseUrl, handlers.onRow)
      } catch (error) {
        if (wait === 100) console.error(`realtime: the log cannot be followed: ${error}`)
      }
    }
    return null
  }

  async function keepUp(): Promise<void> {
    while (!isClosed) {
      await stream.ended
      if (isClosed) return
      handlers.onBreak()
      const next = await reopen()
      if (!next) return
      stream = next
      handlers.onResume()
    }
  }

  const following = keepUp()
  return {
    async close() {
      isClosed = true
      await stream.close()
      await following
      await stream.close()
    },
  }
}

async function openStream(databaseUrl: string, onRow: (row: InsertedRow) => void): Promise<Stream> {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const sql = connect(databaseUrl, end)
  const close = async () => {
    end()
    await sql.end({ timeout: 0 })
  }
  try {
    const stream = await startStream(sql)
    stream.on('error', end)
    stream.on('close', end)
    pump(stream, onRow)
    // Closes a broken connection, because the client would otherwise reconnect.
    void ended.then(close)
    return { ended, close }
  } catch (error) {
    await close()
    throw error
  }
}

function connect(databaseUrl: string, onClose: () => void): Sql {
  return postgres(databaseUrl, {
    max: 1,
    fetch_types: false,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => undefined,
    onclose: onClose,
    // The types do not declare the parameter that requests a replication connection.
    connection: { replication: 'database' } as Record<string, string>,
  })
}

async function startStream(sql: Sql): Promise<Duplex> {
  // Replication commands must be in upper case.
  const slot = `quillport_${randomBytes(8).toString('hex')}`
  const [made] = await sql.unsafe(
    `CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
  )
  const options = `(proto_version '1', publication_names '${publication}')`
  const start = `START_REPLICATION SLOT ${slot} LOGICAL ${made?.consistent_point} ${options}`
  return (await sql.unsafe(start).writable()) as Duplex
}

function pump(stream: Duplex, onRow: (row: InsertedRow) => void): void {
  const reader = new InsertReader()
  stream.on('data', (data: Buffer) => {
    const kind = String.fromCharCode(data[0] ?? 0)
    if (kind === 'w') {
      const row = reader.read(data.subarray(25))
      if (row) onRow(row)
    } else if (kind === 'k' && data[17] === 1) {
      stream.write(confirm(data.subarray(1, 9)))
    }
  })
}

/** Confirms the position up to which messages have arrived, so that the server may discard the log. */
function confirm(position: Buffer): Buffer {
  const message = Buffer.alloc(34)
  message[0] = 'r'.charCodeAt(0)
  for (const at of [1, 9, 17]) position.copy(message, at)
  message.writeBigInt64BE(BigInt(Date.now() - epoch) * 1000n, 25)
  return message
}
