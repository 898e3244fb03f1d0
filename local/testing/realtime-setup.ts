import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { TIMEOUT_MS } from '../../tests/support/eventually.ts'
import { createRealtime, type Realtime } from '../realtime/index.ts'
import { clientFor, serve, tokenFor } from './test-servers.ts'

/** A Realtime with topics `room:<name>` for members, `inbox:<uid>` for its owner to read only, `hall…` for everyone. */
export type TestRealtime = {
  database: TestDatabase
  url: string
  token(sub: string, seconds?: number): Promise<string>
  /** The real client of a person; `disconnectAll` closes its connection. */
  as(
    sub: string | null,
    options?: { token?: () => Promise<string>; realtime?: Record<string, unknown> },
  ): Promise<SupabaseClient>
  disconnectAll(): Promise<void>
  /** Sends from the database, like a trigger. */
  send(topic: string, payload: Record<string, unknown>, options?: { isPrivate?: boolean }): Promise<void>
  /** Kills the server, and starts it again on the same port. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const policies = `
  create table public.members (room text, user_id uuid, primary key (room, user_id));
  grant select on public.members to authenticated;
  create policy room_listen on realtime.messages for select to authenticated
    using (exists (select from public.members m where m.user_id = (select auth.uid()) and 'room:' || m.room = (select realtime.topic())));
  create policy room_speak on realtime.messages for insert to authenticated
    with check (exists (select from public.members m where m.user_id = (select auth.uid()) and 'room:' || m.room = (select realtime.topic())));
  create policy inbox_listen on realtime.messages for select to authenticated
    using (extension = 'broadcast' and (select realtime.topic()) = 'inbox:' || (select auth.uid()));
  create policy hall_listen on realtime.messages for select to anon, authenticated
    using (starts_with((select realtime.topic()), 'hall'));
  create policy hall_speak on realtime.messages for insert to anon, authenticated
    with check (starts_with((select realtime.topic()), 'hall'));`

/** Starts a database and a Realtime on it. */
export async function openRealtime(): Promise<TestRealtime> {
  const database = await createTestDatabase()
  const { keys } = database
  await database.owner.unsafe(policies)
  const clients: SupabaseClient[] = []
  let realtime: Realtime
  const open = async () => {
    realtime = await createRealtime({ ...keys, databaseUrl: database.url('realtime') })
  }
  await open()
  const part = {
    realtime: (request: Request) => realtime.fetch(request),
    onUpgrade: (...args: Parameters<Realtime['handleUpgrade']>) => realtime.handleUpgrade(...args),
  }
  let server = await serve(keys, part)
  const token = (sub: string, seconds?: number) => tokenFor(keys, sub, seconds)
  return {
    database,
    url: server.url,
    token,
    async as(sub, options = {}) {
      const read = options.token ?? (sub === null ? undefined : () => token(sub))
      const client = clientFor(server.url, keys.publishableKey, read, options.realtime)
      clients.push(client)
      if (read) await client.realtime.setAuth()
      return client
    },
    async disconnectAll() {
      for (const client of clients.splice(0)) await client.realtime.disconnect()
    },
    async send(topic, payload, { isPrivate = true } = {}) {
      const { owner } = database
      await owner`select realtime.send(${owner.json(payload as never)}, 'note', ${topic}, ${isPrivate})`
    },
    async stop() {
      await server.close()
      await realtime.close()
    },
    async start() {
      await open()
      server = await serve(keys, part, server.port)
    },
    async close() {
      await server.close()
      await realtime.close()
      await database.drop()
    },
  }
}

/** A received broadcast. */
export type ReceivedBroadcast = {
  event: string
  payload: Record<string, unknown>
  meta?: Record<string, unknown>
}

/** Collects every broadcast of a channel. */
export function collectMessages(channel: RealtimeChannel): ReceivedBroadcast[] {
  const received: ReceivedBroadcast[] = []
  channel.on('broadcast', { event: '*' }, (message) => received.push(message as unknown as ReceivedBroadcast))
  return received
}

/** Waits until a channel reports this status, and returns its payload. */
export function until(channel: RealtimeChannel, wanted: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The channel was never ${wanted}.`)), TIMEOUT_MS)
    channel.subscribe((status, error) => {
      if (status !== wanted) return
      clearTimeout(timer)
      resolve(error?.message ?? '')
    })
  })
}
