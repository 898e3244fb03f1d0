import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { collectMessages, openRealtime, type TestRealtime, until } from '../testing/realtime-setup.ts'

let realtime: TestRealtime
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const versions = ['1.0.0', '2.0.0'] as const

beforeAll(async () => {
  realtime = await openRealtime()
  await realtime.database.owner`insert into public.members values ('one', ${ann}), ('one', ${bob})`
})
afterEach(() => realtime.disconnectAll())
afterAll(() => realtime.close())

const privately = (channel: string, broadcast = {}) =>
  [channel, { config: { private: true, broadcast } }] as const

describe.each(versions)('with serializer %s', (vsn) => {
  const clientOptions = { realtime: { vsn } }

  test('sends a broadcast from client to client, and to its sender only on request', async () => {
    const [a, b] = [await realtime.as(ann, clientOptions), await realtime.as(null, clientOptions)]
    const quiet = a.channel(...privately('hall', { ack: true }))
    const other = b.channel(...privately('hall', { self: true }))
    const [heardA, heardB] = [collectMessages(quiet), collectMessages(other)]
    await Promise.all([until(quiet, 'SUBSCRIBED'), until(other, 'SUBSCRIBED')])
    const payload = { text: 'né — 你好', n: 1, deep: [{ a: null }] }
    expect(await quiet.send({ type: 'broadcast', event: 'hé', payload })).toBe('ok')
    await other.send({ type: 'broadcast', event: 'yo', payload: {} })
    await eventually(() => heardA.length === 1 && heardB.length === 2)
    expect(heardB[0]).toMatchObject({ event: 'hé', payload })
    expect(heardA[0]?.event).toBe('yo')
  })

  test('sends database messages to authorized listeners only', async () => {
    const inbox = (await realtime.as(ann, clientOptions)).channel(...privately(`inbox:${ann}`))
    const room = (await realtime.as(bob, clientOptions)).channel(...privately('room:one'))
    const [heardA, heardB] = [collectMessages(inbox), collectMessages(room)]
    await Promise.all([until(inbox, 'SUBSCRIBED'), until(room, 'SUBSCRIBED')])
    await realtime.send(`inbox:${ann}`, { seq: 1 })
    await realtime.send(`inbox:${ann}`, { seq: 2 }, { isPrivate: false })
    await realtime.send('room:one', { seq: 3, text: 'né 你' })
    await eventually(() => heardA.length === 1 && heardB.length === 1)
    expect(heardA[0]).toMatchObject({ event: 'note', payload: { seq: 1 }, meta: { id: expect.any(String) } })
    expect(heardB[0]?.payload).toMatchObject({ seq: 3, text: 'né 你' })
  })

  test('reports who is present, and joins, changes and leaves', async () => {
    const [a, b] = [await realtime.as(ann, clientOptions), await realtime.as(bob, clientOptions)]
    const options = (key: string) => ({ config: { private: true, presence: { key } } })
    const [first, second] = [a.channel('room:one', options('ann')), b.channel('room:one', options('bob'))]
    const seen: string[] = []
    for (const event of ['join', 'leave'] as const) {
      first.on('presence', { event } as { event: 'join' }, ({ key }) => seen.push(`${event} ${key}`))
    }
    second.on('presence', { event: 'sync' }, () => undefined)
    await until(first, 'SUBSCRIBED')
    expect(await first.track({ at: 'scene 1' })).toBe('ok')
    await until(second, 'SUBSCRIBED')
    await eventually(() => second.presenceState().ann !== undefined)
    expect(second.presenceState().ann).toMatchObject([{ at: 'scene 1' }])
    await second.track({ at: 'scene 2' })
    await eventually(() => first.presenceState().bob !== undefined)
    await second.track({ at: 'scene 3' })
    await eventually(() => JSON.stringify(first.presenceState().bob).includes('scene 3'))
    expect(first.presenceState().bob).toHaveLength(1)
    await second.untrack()
    await eventually(() => first.presenceState().bob === undefined)
    await second.track({ at: 'scene 4' })
    await eventually(() => first.presenceState().bob !== undefined)
    await b.realtime.disconnect()
    await eventually(() => first.presenceState().bob === undefined)
    expect(seen.filter((entry) => entry === 'leave bob').length).toBeGreaterThanOrEqual(2)
  })

  test('replays missed messages, at most the newest 25', async () => {
    const topic = `inbox:${ann}`
    const since = Date.now() - 1
    const client = await realtime.as(ann, clientOptions)
    // Received live first, because a pending message reaches a joining person both ways.
    const present = client.channel(...privately(topic))
    const live = collectMessages(present)
    await until(present, 'SUBSCRIBED')
    for (let seq = 1; seq <= 30; seq += 1) await realtime.send(topic, { seq })
    await eventually(() => live.length === 30)
    await client.removeChannel(present)
    const channel = client.channel(...privately(topic, { replay: { since, limit: 25 } }))
    const received = collectMessages(channel)
    await until(channel, 'SUBSCRIBED')
    await eventually(() => received.length === 25)
    expect(received.map((message) => message.payload.seq)).toEqual(
      Array.from({ length: 25 }, (_, i) => i + 6),
    )
    expect(received[0]?.meta).toMatchObject({ replayed: true, id: expect.any(String) })
    await client.removeChannel(channel)
    const two = client.channel(...privately(topic, { replay: { since, limit: 2 } }))
    const heardTwo = collectMessages(two)
    await until(two, 'SUBSCRIBED')
    await eventually(() => heardTwo.length === 2)
  })
})

test('transports bytes unchanged', async () => {
  const [a, b] = [await realtime.as(ann), await realtime.as(bob)]
  const [from, to] = [a.channel(...privately('room:one')), b.channel(...privately('room:one'))]
  const received = collectMessages(to)
  await Promise.all([until(from, 'SUBSCRIBED'), until(to, 'SUBSCRIBED')])
  const bytes = Uint8Array.from([0, 255, 7, 10])
  await from.send({ type: 'broadcast', event: 'bytes', payload: bytes.buffer as never })
  await realtime.database.owner`select realtime.send_binary(${Buffer.from(bytes)}, 'bytes', 'room:one')`
  await eventually(() => received.length === 2)
  for (const message of received) expect(new Uint8Array(message.payload as never)).toEqual(bytes)
})

test('clients of both serializers receive messages of each other', async () => {
  const [old, young] = [
    (await realtime.as(ann, { realtime: { vsn: '1.0.0' } })).channel(...privately('hall-3')),
    (await realtime.as(bob, { realtime: { vsn: '2.0.0' } })).channel(...privately('hall-3')),
  ]
  const [heardOld, heardYoung] = [collectMessages(old), collectMessages(young)]
  await Promise.all([until(old, 'SUBSCRIBED'), until(young, 'SUBSCRIBED')])
  await old.send({ type: 'broadcast', event: 'e', payload: { from: 'old' } })
  await young.send({ type: 'broadcast', event: 'e', payload: { from: 'young' } })
  await eventually(() => heardOld.length === 1 && heardYoung.length === 1)
  expect([heardOld[0]?.payload.from, heardYoung[0]?.payload.from]).toEqual(['young', 'old'])
})

test('a trigger reports a changed row, and nothing after a rollback', async () => {
  await realtime.database.owner.unsafe(`
    create table public.notes (id int primary key, body text);
    create function public.tell() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      perform realtime.broadcast_changes('room:one', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null;
    end $$;
    create trigger tell after insert or update or delete on public.notes for each row execute function public.tell()`)
  const channel = (await realtime.as(ann)).channel(...privately('room:one'))
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  const sql = realtime.database.owner
  const undo = sql.begin(async (tx) => {
    await tx`insert into public.notes values (1, 'never')`
    throw new Error('undone')
  })
  await expect(undo).rejects.toThrow('undone')
  await sql`insert into public.notes values (2, 'one')`
  await sql`update public.notes set body = 'two'`
  await sql`delete from public.notes`
  await eventually(() => received.length === 3)
  expect(received.map((message) => message.event)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  expect(received[1]?.payload).toMatchObject({
    table: 'notes',
    record: { id: 2, body: 'two' },
    old_record: { body: 'one' },
  })
})

describe('sending by HTTP', () => {
  const listenTo = async (channel: RealtimeChannel) => {
    const received = collectMessages(channel)
    await until(channel, 'SUBSCRIBED')
    return received
  }

  test('messages of a service reach connected clients, as JSON and as bytes', async () => {
    const received = await listenTo((await realtime.as(bob)).channel(...privately('room:one')))
    const key = realtime.database.keys.secretKey
    const post = (event: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
      fetch(`${realtime.url}/realtime/v1/api/broadcast/room:one/events/${event}?private=true`, {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': type },
        body,
      })
    expect((await post('word', 'application/json', '{"text":"né"}')).status).toBe(202)
    expect((await post('bytes', 'application/octet-stream', Uint8Array.from([1, 2]))).status).toBe(202)
    await eventually(() => received.length === 2)
    expect(received[0]).toMatchObject({ event: 'word', payload: { text: 'né' } })
    expect(new Uint8Array(received[1]?.payload as never)).toEqual(Uint8Array.from([1, 2]))
  })

  test('a batch of a service omits public messages; other callers are refused', async () => {
    const room = await listenTo((await realtime.as(bob)).channel(...privately('room:one')))
    const messages = [
      { topic: 'room:one', event: 'public', payload: {}, private: false },
      { topic: 'room:one', event: 'real', payload: { n: 1 }, private: true },
    ]
    const post = (body: unknown, token: string) =>
      fetch(`${realtime.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: realtime.database.keys.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
    expect((await post({ messages }, realtime.database.keys.secretKey)).status).toBe(202)
    await eventually(() => room.some(({ event }) => event === 'real'))
    expect(room).toHaveLength(1)
    expect((await post({ messages }, await realtime.token(ann))).status).toBe(403)
    expect((await post({ messages }, await realtime.token(ann, -5))).status).toBe(401)
    expect((await post({ messages: [{ topic: 1 }] }, realtime.database.keys.secretKey)).status).toBe(422)
  })
})
