import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { eventually } from '../../tests/support/eventually.ts'
import { collectMessages, openRealtime, type TestRealtime, until } from '../testing/realtime-setup.ts'
import { Admission } from './admission.ts'
import { limits } from './limits.ts'

let realtime: TestRealtime
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const isPrivate = { config: { private: true } }
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)

beforeAll(async () => {
  // Without these listeners an error in a socket handler ends the process, as in the embedded server.
  process.on('uncaughtExceptionMonitor', note)
  realtime = await openRealtime()
  await realtime.database.owner`insert into public.members values ('one', ${ann}), ('one', ${bob})`
})
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', note)
  await realtime.disconnectAll()
  await realtime.close()
})

const address = () =>
  `${realtime.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${realtime.database.keys.publishableKey}`

/** A plain socket that has joined `room:one` with presence. */
async function join(sub: string, version: '1.0.0' | '2.0.0') {
  const socket = new WebSocket(`${address()}&vsn=${version}`)
  const replies: string[] = []
  socket.on('message', (data) => replies.push(String(data)))
  await new Promise((resolve) => socket.on('open', resolve))
  const topic = 'realtime:room:one'
  /** Sends a frame with a payload as JSON text, because `JSON.stringify` cannot write it. */
  const send = (ref: string, event: string, payload: string) =>
    socket.send(
      version === '2.0.0'
        ? `["1","${ref}","${topic}","${event}",${payload}]`
        : `{"topic":"${topic}","event":"${event}","payload":${payload},"ref":"${ref}","join_ref":"1"}`,
    )
  const config = { private: true, presence: { enabled: true, key: sub } }
  send('1', 'phx_join', JSON.stringify({ config, access_token: await realtime.token(sub) }))
  await eventually(() => replies.some((text) => text.includes('presence_state')))
  return { socket, send, replies }
}

test.each(['1.0.0', '2.0.0'] as const)(
  'deeply nested JSON in a frame of serializer %s affects no other client and does not end the process',
  async (version) => {
    const watcher = (await realtime.as(bob)).channel('room:one', isPrivate)
    const received = collectMessages(watcher)
    watcher.on('presence', { event: 'sync' }, () => undefined)
    await until(watcher, 'SUBSCRIBED')
    const { socket, send, replies } = await join(ann, version)
    send('2', 'presence', `{"type":"presence","event":"track","payload":{"a":${deep}}}`)
    send('3', 'broadcast', `{"type":"broadcast","event":"e","payload":{"a":${deep}}}`)
    send('4', 'access_token', `{"access_token":${deep}}`)
    send('5', 'phx_join', `{"config":{"private":true,"postgres_changes":[{"a":${deep}}]}}`)
    send('6', 'anything', deep)
    send('7', 'presence', '{"type":"presence","event":"track","payload":{"fine":1}}')
    await eventually(() => replies.some((text) => text.includes('"7"') && text.includes('"ok"')))
    await eventually(() => JSON.stringify(watcher.presenceState()).includes('fine'))
    socket.close()
    await eventually(() => watcher.presenceState()[ann] === undefined)
    await realtime.send('room:one', { seq: 1 })
    await eventually(() => received.length === 1)
    expect(String(watcher.state)).toBe('joined')
    expect(uncaught).toEqual([])
    await realtime.disconnectAll()
  },
)

test('deeply nested JSON sent by HTTP is refused', async () => {
  const headers = {
    apikey: realtime.database.keys.publishableKey,
    authorization: `Bearer ${realtime.database.keys.secretKey}`,
    'content-type': 'application/json',
  }
  const post = (path: string, body: string) =>
    fetch(`${realtime.url}/realtime/v1/api/broadcast${path}`, { method: 'POST', headers, body })
  const batch = `{"messages":[{"topic":"room:one","event":"e","private":true,"payload":{"a":${deep}}}]}`
  expect((await post('', batch)).status).toBe(422)
  expect((await post('/room:one/events/e?private=true', deep)).status).toBe(422)
})

test('R-547: REST broadcast is refused to users and anonymous callers, and bounded', async () => {
  const post = (key: string, count: number) => {
    const message = { topic: 'room:one', event: 'e', payload: {}, private: true }
    return fetch(`${realtime.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: {
        apikey: realtime.database.keys.publishableKey,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ messages: Array(count).fill(message) }),
    })
  }
  expect((await post(await realtime.token(ann), 1)).status).toBe(403)
  expect((await post(realtime.database.keys.publishableKey, 1)).status).toBe(403)
  expect((await post(realtime.database.keys.secretKey, 101)).status).toBe(422)
  expect((await post(realtime.database.keys.secretKey, 1)).status).toBe(202)
})

test('R-547: a socket that joins no channel is closed, and a joined one stays', async () => {
  const url = `${realtime.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${realtime.database.keys.publishableKey}`
  const idle = new WebSocket(url)
  const closed = new Promise<number>((resolve) => idle.once('close', resolve))
  const channel = (await realtime.as(ann)).channel('room:one', isPrivate)
  await until(channel, 'SUBSCRIBED')
  expect(await closed).toBe(1008)
  expect(String(channel.state)).toBe('joined')
  await realtime.disconnectAll()
})

test('a malformed upgrade is answered with 400', async () => {
  const socket = connect(Number(new URL(realtime.url).port), '127.0.0.1')
  socket.write(
    'GET // HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [answer] = await once(socket.setEncoding('utf8'), 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
})

test('a database message that one listener cannot receive still reaches the others', async () => {
  const [first, second] = [await realtime.as(ann, { realtime: { vsn: '1.0.0' } }), await realtime.as(bob)]
  const received = [first, second]
    .map((client) => client.channel('room:one', isPrivate))
    .map((channel) => ({ channel, got: collectMessages(channel) }))
  for (const { channel } of received) await until(channel, 'SUBSCRIBED')
  await realtime.database.owner`select realtime.send_binary('\\x00ff'::bytea, 'bytes', 'room:one')`
  await realtime.send('room:one', { seq: 2 })
  await eventually(() => received.every(({ got }) => got.some(({ payload }) => payload.seq === 2)))
  await realtime.disconnectAll()
})

test('a presence payload of more than a kilobyte ends its channel and is sent to no one', async () => {
  const watcher = (await realtime.as(bob)).channel('room:one', isPrivate)
  watcher.on('presence', { event: 'sync' }, () => undefined)
  await until(watcher, 'SUBSCRIBED')
  const channel = (await realtime.as(ann)).channel('room:one', {
    config: { private: true, presence: { key: ann } },
  })
  const systemEvents: string[] = []
  channel.on('system', {}, ({ message }) => systemEvents.push(message))
  await until(channel, 'SUBSCRIBED')
  expect(await channel.track({ text: 'x'.repeat(limits.presenceBytes - 20) })).toBe('ok')
  await eventually(() => watcher.presenceState()[ann] !== undefined)
  void channel.track({ text: 'x'.repeat(limits.presenceBytes) })
  await eventually(() => systemEvents.includes('Track message size exceeded'))
  await eventually(() => watcher.presenceState()[ann] === undefined)
  await realtime.disconnectAll()
})

test('a presence cannot replace the reference the server gave it', async () => {
  const watcher = (await realtime.as(bob)).channel('room:one', isPrivate)
  watcher.on('presence', { event: 'sync' }, () => undefined)
  await until(watcher, 'SUBSCRIBED')
  const { socket, send } = await join(ann, '2.0.0')
  send('2', 'presence', '{"type":"presence","event":"track","payload":{"phx_ref":"chosen"}}')
  await eventually(() => Object.keys(watcher.presenceState()).length === 1)
  expect(JSON.stringify(watcher.presenceState())).not.toContain('chosen')
  socket.terminate()
  await realtime.disconnectAll()
})

test('sockets without a joined channel are limited by address, and a join releases the slot', async () => {
  const open = () =>
    new Promise<WebSocket | number>((resolve) => {
      const socket = new WebSocket(`${address()}&vsn=2.0.0`)
      socket.on('open', () => resolve(socket))
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    })
  const signedIn = await join(ann, '2.0.0')
  const anonymous: WebSocket[] = []
  for (let n = 0; n < limits.anonymousPerAddress; n += 1) {
    const socket = await open()
    if (typeof socket === 'number') throw new Error(`Socket ${n} was refused with ${socket}.`)
    anonymous.push(socket)
  }
  expect(await open()).toBe(429)
  anonymous.pop()?.terminate()
  await eventually(async () => {
    const socket = await open()
    if (typeof socket !== 'number') anonymous.push(socket)
    return typeof socket !== 'number'
  })
  for (const socket of [...anonymous, signedIn.socket]) socket.terminate()
})

test('unauthenticated sockets are limited in total, and a slot is released once', () => {
  const admission = new Admission()
  const places = Array.from({ length: limits.anonymousConnections }, (_, n) =>
    admission.take(`10.0.0.${n % 200}`),
  )
  expect(places).not.toContain(null)
  expect(admission.take('10.0.1.1')).toBeNull()
  places[0]?.()
  places[0]?.()
  const again = admission.take('10.0.1.1')
  expect(again).not.toBeNull()
  expect(admission.take('10.0.1.2')).toBeNull()
})
