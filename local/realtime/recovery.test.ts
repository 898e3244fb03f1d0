import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { eventually } from '../../tests/support/eventually.ts'
import { databaseUrl } from '../postgres/urls.ts'
import { collectMessages, openRealtime, type TestRealtime, until } from '../testing/realtime-setup.ts'
import { limits } from './limits.ts'

let realtime: TestRealtime
const usual = { ...limits }
const ann = '00000000-0000-4000-8000-00000000000a'
const inConfidence = { config: { private: true } }

beforeAll(async () => {
  realtime = await openRealtime()
  await realtime.database.owner`insert into public.members values ('one', ${ann})`
})
afterEach(async () => {
  Object.assign(limits, usual)
  await realtime.disconnectAll()
})
afterAll(() => realtime.close())

test('a client reconnects after the server died, and gets a signal to refetch', async () => {
  const client = await realtime.as(ann)
  const since = Date.now() - 1
  const channel = client.channel('room:one', { config: { private: true, broadcast: { replay: { since } } } })
  const received = collectMessages(channel)
  const states: string[] = []
  channel.subscribe((status) => states.push(status))
  await eventually(() => states.includes('SUBSCRIBED'))
  await realtime.stop()
  await realtime.send('room:one', { seq: 1 })
  await eventually(() => states.includes('CHANNEL_ERROR'))
  await realtime.start()
  await eventually(() => states.filter((status) => status === 'SUBSCRIBED').length === 2)
  await realtime.send('room:one', { seq: 2 })
  await eventually(() => received.length === 2)
  expect(received.map((message) => message.payload.seq)).toEqual([1, 2])
  expect(received[0]?.meta?.replayed).toBe(true)
})

test('a client that asks for it gets a signal when database messages can arrive', async () => {
  const config = { config: { private: true, broadcast: { replication_ready: true } } }
  const channel = (await realtime.as(ann)).channel('room:one', config)
  const systemMessages: unknown[] = []
  channel.on('system', {}, (message) => systemMessages.push(message))
  await until(channel, 'SUBSCRIBED')
  await eventually(() => systemMessages.length > 0)
  expect(systemMessages).toEqual([
    {
      extension: 'system',
      status: 'ok',
      message: 'Replication connection established',
      channel: 'room:one',
    },
  ])
  const silent = (await realtime.as(ann)).channel('room:one', inConfidence)
  silent.on('system', {}, (message) => systemMessages.push(message))
  await until(silent, 'SUBSCRIBED')
  await realtime.send('room:one', { seq: 0 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(systemMessages).toHaveLength(1)
})

test('messages sent while the database is down arrive once afterwards', async () => {
  const channel = (await realtime.as(ann)).channel('room:one', inConfidence)
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  await realtime.send('room:one', { seq: 1 })
  await eventually(() => received.length === 1)
  const { owner, name, keys, port } = realtime.database
  const admin = postgres(databaseUrl(keys, port, 'supabaseAdmin'), { max: 1 })
  const letIn = (yes: boolean) => admin.unsafe(`alter database ${name} with allow_connections ${yes}`)
  await owner`select 1`
  await letIn(false)
  await admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and usename = 'supabase_realtime_admin'`
  await owner`select realtime.send('{"seq": 2}', 'note', 'room:one')`
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await letIn(true)
  await admin.end()
  await eventually(() => received.length === 2)
  await owner`select realtime.send('{"seq": 3}', 'note', 'room:one')`
  await eventually(() => received.length === 3)
  expect(received.map((message) => message.payload.seq)).toEqual([1, 2, 3])
})

/** A plain socket of the second serializer with its received frames. */
async function openSocket() {
  const key = realtime.database.keys.publishableKey
  const socket = new WebSocket(
    `${realtime.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`,
  )
  const received: unknown[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.on('open', resolve))
  return { socket, received }
}

test('heartbeats are answered, and malformed frames are dropped without closing the connection', async () => {
  const { socket, received } = await openSocket()
  const junk = [
    '',
    '{',
    '[]',
    '[1,2,3,4,5]',
    'null',
    Buffer.from([3, 255, 255]),
    Buffer.from([9]),
    Buffer.alloc(0),
  ]
  for (const frame of junk) socket.send(frame)
  socket.send('[null,"7","phoenix","heartbeat",{}]')
  await eventually(() => received.length === 1)
  expect(received).toEqual([[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]])
  socket.terminate()
})

test('a public channel is refused with any configuration', async () => {
  const { socket, received } = await openSocket()
  const payload = { config: { private: false, broadcast: { replay: { since: 0 } } } }
  socket.send(JSON.stringify(['1', '1', 'realtime:hall', 'phx_join', payload]))
  await eventually(() => received.length === 1)
  const response = { reason: 'PrivateOnly: This project only allows private channels' }
  expect(received).toEqual([['1', '1', 'realtime:hall', 'phx_reply', { status: 'error', response }]])
  socket.terminate()
})

test('a flooding client loses its channel, and the server continues', async () => {
  // A busy machine may handle fewer frames in a second than the usual limit.
  limits.messagesPerSecond = 20
  const channel = (await realtime.as(ann)).channel('hall', inConfidence)
  const systemEvents: string[] = []
  channel.on('system', {}, ({ message }) => systemEvents.push(message))
  await until(channel, 'SUBSCRIBED')
  for (let n = 0; n < 500; n += 1) {
    void channel.send({ type: 'broadcast', event: 'flood', payload: { n } })
  }
  await eventually(() => systemEvents.includes('Too many messages per second'))
  await eventually(() => String(channel.state) === 'closed')
  const other = (await realtime.as(null)).channel('hall', inConfidence)
  await until(other, 'SUBSCRIBED')
})

test('a client with endless presence updates loses its channel', async () => {
  const channel = (await realtime.as(ann)).channel('room:one', inConfidence)
  const systemEvents: string[] = []
  channel.on('system', {}, ({ message }) => systemEvents.push(message))
  await until(channel, 'SUBSCRIBED')
  for (let n = 0; n <= limits.presenceCalls; n += 1) void channel.track({ n })
  await eventually(() => systemEvents.includes('Client presence rate limit exceeded'))
})

test('a payload over the limit is refused with a reason when an acknowledgement is requested', async () => {
  const channel = (await realtime.as(ann)).channel('hall', {
    config: { private: true, broadcast: { ack: true, self: true } },
  })
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  const text = 'x'.repeat(limits.payloadBytes)
  expect(await channel.send({ type: 'broadcast', event: 'big', payload: { text } })).toBe('error')
  expect(received).toEqual([])
})

test('messages older than three days are deleted at start', async () => {
  await realtime.database.owner`insert into realtime.messages (topic, extension, event, private, inserted_at)
    values ('room:one', 'broadcast', 'old', true, now() - interval '73 hours'), ('room:one', 'broadcast', 'young', true, now() - interval '71 hours')`
  await realtime.stop()
  await realtime.start()
  const rows = await realtime.database
    .owner`select event from realtime.messages where event in ('old', 'young')`
  expect(rows.map((row) => row.event)).toEqual(['young'])
})
