import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { eventually } from '../../tests/support/eventually.ts'
import { collectMessages, openRealtime, type TestRealtime, until } from '../testing/realtime-setup.ts'

let realtime: TestRealtime
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const eve = '00000000-0000-4000-8000-00000000000e'
const inConfidence = { config: { private: true } }

/** The lifetime of a token in seconds: enough to join on a busy machine, and short enough to wait for its end. */
const BRIEFLY = 5
/** Limit in ms for an acknowledgement that must arrive, however busy the machine is. */
const ACK_LIMIT_MS = 20_000
/** Limit in ms for an acknowledgement that must not arrive: a refused broadcast is not answered. */
const REFUSAL_LIMIT_MS = 1000

beforeAll(async () => {
  realtime = await openRealtime()
  await realtime.database.owner`insert into public.members values ('one', ${ann}), ('one', ${bob})`
})
afterEach(() => realtime.disconnectAll())
afterAll(() => realtime.close())

test('an unauthorized caller is refused when joining a private topic', async () => {
  const refusal = /Unauthorized: You do not have permissions to read from this Channel topic/
  for (const [who, topic] of [
    [eve, 'room:one'],
    [null, 'room:one'],
    [bob, `inbox:${ann}`],
    [ann, 'nobody:knows'],
  ] as const) {
    const channel = (await realtime.as(who)).channel(topic, inConfidence)
    expect(await until(channel, 'CHANNEL_ERROR')).toMatch(refusal)
  }
})

test('a public channel is refused to everyone, and public messages reach no private channel', async () => {
  const inside = (await realtime.as(ann)).channel('room:one', inConfidence)
  const received = collectMessages(inside)
  await until(inside, 'SUBSCRIBED')
  for (const who of [eve, ann, null]) {
    const outside = (await realtime.as(who)).channel('room:one')
    expect(await until(outside, 'CHANNEL_ERROR')).toContain('PrivateOnly')
  }
  const member = (await realtime.as(ann)).channel('room:one')
  await expect(member.httpSend('forged', {})).rejects.toThrow('permissions to write')
  await realtime.send('room:one', { seq: 1 }, { isPrivate: false })
  await realtime.send('room:one', { seq: 2 })
  await eventually(() => received.length === 1)
  expect(received[0]?.payload).toMatchObject({ seq: 2 })
})

test('messages of a person who may listen but not write reach no one, by any way', async () => {
  const [mine, other] = [await realtime.as(ann), await realtime.as(ann)]
  const config = { config: { private: true, broadcast: { ack: true } } }
  const [from, to] = [mine.channel(`inbox:${ann}`, config), other.channel(`inbox:${ann}`, config)]
  const received = collectMessages(to)
  await Promise.all([until(from, 'SUBSCRIBED'), until(to, 'SUBSCRIBED')])
  expect(await from.send({ type: 'broadcast', event: 'forged', payload: {} }, { timeout: 500 })).toBe(
    'timed out',
  )
  await expect(from.httpSend('forged', {})).rejects.toThrow('permissions to write')
  expect(await from.track({ here: true })).not.toBe('ok')
  await realtime.send(`inbox:${ann}`, { seq: 1 })
  await eventually(() => received.length === 1)
  expect(received[0]?.event).toBe('note')
})

test('authorization checks leave no row', async () => {
  const [row] = await realtime.database
    .owner`select count(*)::int as n from realtime.messages where event is null`
  expect(row?.n).toBe(0)
})

test('a connection needs a key, and a join a valid token', async () => {
  const refused = (query: string) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(`${realtime.url.replace('http', 'ws')}/realtime/v1/websocket${query}`)
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => undefined)
      socket.on('open', () => resolve(101))
    })
  expect(await refused('')).toBe(401)
  expect(await refused('?apikey=sb_publishable_wrong')).toBe(401)
  expect(await refused(`?apikey=${await realtime.token(ann, -5)}`)).toBe(401)
  const tokens: [() => Promise<string>, RegExp][] = [
    [() => realtime.token(ann, -5), /InvalidJWTToken: Token has expired \d+ seconds ago/],
    [async () => `${await realtime.token(ann)}x`, /JwtSignatureError/],
    [async () => 'eyJhbGciOiJub25lIn0.e30.', /JWT/],
  ]
  for (const [token, message] of tokens) {
    const client = await realtime.as(ann, { token })
    expect(await until(client.channel('room:one', inConfidence), 'CHANNEL_ERROR')).toMatch(message)
  }
})

test('a channel ends with a message when its token expires', async () => {
  // A second listener with a longer token shows that the message was sent.
  const witness = (await realtime.as(bob)).channel('room:one', inConfidence)
  const witnessed = collectMessages(witness)
  await until(witness, 'SUBSCRIBED')
  const client = await realtime.as(ann, { token: () => realtime.token(ann, BRIEFLY) })
  const channel = client.channel('room:one', inConfidence)
  const systemEvents: unknown[] = []
  channel.on('system', {}, (message) => systemEvents.push(message))
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  await realtime.send('room:one', { seq: 1 })
  await eventually(() => received.length === 1 && witnessed.length === 1)
  await eventually(() => String(channel.state) === 'closed')
  expect(systemEvents).toContainEqual(
    expect.objectContaining({ status: 'error', message: 'Token has expired' }),
  )
  await realtime.send('room:one', { seq: 2 })
  await eventually(() => witnessed.length === 2)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(received.map(({ payload }) => payload.seq)).toEqual([1])
})

test('a channel continues when it gets a new token in time', async () => {
  let seconds = BRIEFLY
  const client = await realtime.as(ann, { token: () => realtime.token(ann, seconds) })
  const channel = client.channel('room:one', inConfidence)
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  seconds = 3600
  await client.realtime.setAuth()
  await new Promise((resolve) => setTimeout(resolve, BRIEFLY * 1000 + 500))
  await realtime.send('room:one', { seq: 1 })
  await eventually(() => received.length === 1)
  expect(String(channel.state)).toBe('joined')
})

test('a revoked right ends the channel with the next token', async () => {
  let seconds = 3600
  const client = await realtime.as(bob, { token: () => realtime.token(bob, seconds) })
  const channel = client.channel('room:one', inConfidence)
  await until(channel, 'SUBSCRIBED')
  await realtime.database.owner`delete from public.members where user_id = ${bob}`
  seconds = 3000
  await client.realtime.setAuth()
  await eventually(() => String(channel.state) === 'closed')
  await realtime.database.owner`insert into public.members values ('one', ${bob})`
})

test('the right to write is checked again with a new token', async () => {
  const { owner } = realtime.database
  // The right to write is checked apart from the right to read.
  await owner.unsafe(`
    create table public.speakers (user_id uuid primary key);
    grant select on public.speakers to authenticated;
    create policy notices_listen on realtime.messages for select to authenticated
      using ((select realtime.topic()) = 'notices');
    create policy notices_speak on realtime.messages for insert to authenticated
      with check ((select realtime.topic()) = 'notices'
        and exists (select from public.speakers s where s.user_id = (select auth.uid())))`)
  await owner`insert into public.speakers values (${bob})`
  let seconds = 3600
  // One token until `renew`, because the client reads it with every heartbeat and a new one would renew the right.
  let token = await realtime.token(bob, seconds)
  const client = await realtime.as(bob, { token: async () => token })
  const config = { config: { private: true, broadcast: { ack: true }, presence: { key: bob } } }
  const [from, to] = [
    client.channel('notices', config),
    (await realtime.as(ann)).channel('notices', inConfidence),
  ]
  const received = collectMessages(to)
  await Promise.all([until(from, 'SUBSCRIBED'), until(to, 'SUBSCRIBED')])
  const send = (text: string, timeout = ACK_LIMIT_MS) =>
    from.send({ type: 'broadcast', event: 'word', payload: { text } }, { timeout })
  const renew = async () => {
    seconds -= 600
    token = await realtime.token(bob, seconds)
    await client.realtime.setAuth()
  }
  expect(await send('one')).toBe('ok')
  await owner`delete from public.speakers`
  // Hosted Realtime also remembers the right while the token stays the same.
  expect(await send('two')).toBe('ok')
  await renew()
  expect(await send('three', REFUSAL_LIMIT_MS)).toBe('timed out')
  // The server handles frames of a topic in order, so this response shows that it has handled 'three'.
  expect(await from.track({}, { timeout: ACK_LIMIT_MS })).toBe('error')
  await owner`insert into public.speakers values (${bob})`
  expect(await send('four', REFUSAL_LIMIT_MS)).toBe('timed out')
  await renew()
  expect(await send('five')).toBe('ok')
  await eventually(() => received.some(({ payload }) => payload.text === 'five'))
  expect(received.map(({ payload }) => payload.text)).toEqual(['one', 'two', 'five'])
  expect(String(from.state)).toBe('joined')
})
