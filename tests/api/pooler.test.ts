import { createServer, type Socket, connect as tcpConnect } from 'node:net'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAsCaller } from '../../supabase/functions/_shared/db/as-caller.ts'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import { rowFormat } from '../../supabase/functions/_shared/db/row-format.ts'
import { createApp } from '../../supabase/functions/api/app.ts'
import { signTestToken, verifierOf } from '../support/access-token.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { PEOPLE } from './support/api.ts'
import { createMailSpy } from './support/mail-spy.ts'

let database: TestDatabase
let sql: Sql
/** Statements that were sent before the server had said that the transaction before them is over. */
let early = 0
const sockets: Socket[] = []

/** Calls `onMessage` with the type and the body of each message of the Postgres protocol. */
function readMessages(hasStartup: boolean, onMessage: (type: string, body: Buffer) => void) {
  let rest = Buffer.alloc(0)
  let isStartup = hasStartup
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const at = isStartup ? 0 : 1
      if (rest.length < at + 4) return
      const end = at + rest.readInt32BE(at)
      if (rest.length < end) return
      onMessage(isStartup ? '' : String.fromCharCode(rest[0] ?? 0), rest.subarray(at + 4, end))
      isStartup = false
      rest = rest.subarray(end)
    }
  }
}

/** A proxy that passes everything on, and notes what a pooler in transaction mode would send to another connection. */
const proxy = createServer((client) => {
  const server = tcpConnect(database.port, '127.0.0.1')
  sockets.push(client, server)
  let unanswered = 1
  const fromClient = readMessages(true, (type) => {
    if (type === 'Q' || type === 'S') unanswered += 1
  })
  const fromServer = readMessages(false, (type, body) => {
    if (type !== 'Z') return
    unanswered -= 1
    if (String.fromCharCode(body[0] ?? 0) === 'I') early += unanswered
  })
  client.on('data', (chunk) => {
    fromClient(chunk)
    server.write(chunk)
  })
  server.on('data', (chunk) => {
    // Later, so that everything the client has sent without an answer has arrived.
    setTimeout(() => {
      fromServer(chunk)
      client.write(chunk)
    }, 2)
  })
  for (const socket of [client, server]) socket.on('error', () => undefined)
  client.on('close', () => server.destroy())
})

beforeAll(async () => {
  database = await createTestDatabase()
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = new URL(database.url('api'))
  url.port = String(typeof address === 'object' ? address?.port : '')
  sql = createPool(url.href, { ...rowFormat, max: 2, prepare: false })
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  for (const socket of sockets) socket.destroy()
  proxy.close()
  await database.drop()
})

it('R-548: the API sends nothing before the transaction before it is over, so a pooler cannot mix up responses', async () => {
  const app = createApp({
    sql,
    waitMs: 60_000,
    verify: verifierOf(database.keys),
    auth: { signIn: async () => null },
    mail: createMailSpy().adapter,
    origins: [],
    storage: fakeStorage(),
    log: () => undefined,
  })
  const token = await signTestToken(database.keys, PEOPLE.manager)
  const paths = ['/health', '/projects', '/mail/threads', '/session', '/health', '/account', '/companies']
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => paths)
      .flat()
      .map((path) => app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(early).toBe(0)
})

it('R-753: a connection keeps neither the role nor the settings of a caller', async () => {
  const one = createPool(database.url('api'), { ...rowFormat, max: 1, prepare: false })
  const settings = () => one`
    select current_user = session_user as is_own_role, coalesce(current_setting('request.jwt.claims', true), '') as claims,
      current_setting('statement_timeout') as timeout`
  try {
    const [before] = await settings()
    const claims = { sub: PEOPLE.manager, role: 'authenticated', aal: 'aal2' } as const
    await createAsCaller(one, { timeoutMs: 4321 })(claims, (tx) => tx`select 1`)
    const [after] = await settings()
    expect(after).toEqual({ isOwnRole: true, claims: '', timeout: before?.timeout })
  } finally {
    await one.end({ timeout: 1 })
  }
})

it('R-548: this proxy notices a statement outside of a transaction', async () => {
  await Promise.all(Array.from({ length: 20 }, () => [sql`select 1`, sql.begin((tx) => tx`select 1`)]).flat())
  expect(early).toBeGreaterThan(0)
})
