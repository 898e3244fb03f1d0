import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  collectMessages,
  openRealtime,
  type TestRealtime,
  until,
} from '../../local/testing/realtime-setup.ts'
import { PresenceChannel } from '../../src/lib/realtime/presence-channel.ts'
import { eventually } from '../support/eventually.ts'

// The presence channels of the app on the embedded Realtime, through the real client.
let realtime: TestRealtime
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const eve = '00000000-0000-4000-8000-00000000000e'
const rooms: PresenceChannel[] = []

beforeAll(async () => {
  realtime = await openRealtime()
  await realtime.database.owner`insert into public.members values ('one', ${ann}), ('one', ${bob})`
})
afterEach(async () => {
  for (const room of rooms.splice(0)) room.close()
  await realtime.disconnectAll()
})
afterAll(() => realtime.close())

type Entrance = { name?: string; token?: () => Promise<string>; typingLastsMs?: number }

async function enter(uid: string, { name = 'room:one', token, ...options }: Entrance = {}) {
  const client = await realtime.as(uid, token ? { token } : {})
  const room = new PresenceChannel({ name, uid, load: async () => client, ...options })
  rooms.push(room)
  return room
}

test('two people on a channel see each other join and leave, and not themselves', async () => {
  const [one, other] = [await enter(ann), await enter(bob)]
  await eventually(() => one.state.get().here.join() === bob && other.state.get().here.join() === ann)
  other.close()
  await eventually(() => one.state.get().here.length === 0)
})

test('typing is sent once within its time, and ends when reported or after it', async () => {
  const typingLastsMs = 1_000
  const [one, other] = [await enter(ann, { typingLastsMs }), await enter(bob, { typingLastsMs })]
  await eventually(() => one.state.get().here.length === 1 && other.state.get().here.length === 1)
  const client = await realtime.as(bob)
  const channel = client.channel('room:one', { config: { private: true } })
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  for (let keys = 0; keys < 20; keys += 1) one.noteTyping()
  await eventually(() => other.state.get().typing.join() === ann)
  one.noteStopped()
  await eventually(() => other.state.get().typing.length === 0)
  await eventually(() => received.some(({ event }) => event === 'stopped'))
  expect(received.map(({ event }) => event)).toEqual(['typing', 'stopped'])
  one.noteTyping()
  await eventually(() => other.state.get().typing.join() === ann)
  await eventually(() => other.state.get().typing.length === 0)
})

test('only ids are read from other browsers, up to a limit', async () => {
  const room = await enter(ann)
  const client = await realtime.as(bob)
  // Each browser chooses its presence key.
  const channel = client.channel('room:one', { config: { private: true, presence: { key: `${bob}x` } } })
  // Without a listener, the client receives no presence.
  channel.on('presence', { event: 'sync' }, () => undefined)
  await until(channel, 'SUBSCRIBED')
  expect(await channel.track({ name: 'The administrator' })).toBe('ok')
  await eventually(() => ann in channel.presenceState())
  const claim = (payload: unknown, event = 'typing') => channel.send({ type: 'broadcast', event, payload })
  for (const payload of [
    { uid: 7 },
    { uid: `${bob}x` },
    { uid: [bob] },
    { uid: ann },
    {},
    { uid: { __proto__: bob } },
  ])
    await claim(payload)
  // All at once: in sequence on a busy machine, the first would stop typing before the last begins.
  const uids = Array.from({ length: 40 }, (_, n) => `00000000-0000-4000-8000-0000000001${n + 10}`)
  await Promise.all(uids.map((uid) => claim({ uid })))
  await eventually(() => room.state.get().typing.length === 20)
  await claim({ uid: bob }, 'anything')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(room.state.get().typing).toHaveLength(20)
  expect(room.state.get().here).toEqual([])
})

test('an unauthorized person neither joins nor sends, sees no one, and the console stays empty', async () => {
  const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  const [inside, outside] = [await enter(ann), await enter(eve)]
  const friend = await enter(bob)
  await eventually(() => inside.state.get().here.join() === bob)
  outside.noteTyping()
  friend.noteTyping()
  await eventually(() => inside.state.get().typing.join() === bob)
  expect(outside.state.get()).toEqual({ here: [], typing: [] })
  const client = await realtime.as(eve)
  const channel = client.channel('room:one', { config: { private: true } })
  await expect(channel.httpSend('typing', { uid: eve })).rejects.toThrow('permissions to write')
  expect(inside.state.get().here).toEqual([bob])
  expect(inside.state.get().typing).not.toContain(eve)
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
})

test('a channel has its people again after the server died', async () => {
  const [one, other] = [await enter(ann), await enter(bob)]
  await eventually(() => one.state.get().here.length === 1 && other.state.get().here.length === 1)
  await realtime.stop()
  await realtime.start()
  // Both must be reported again, or a third person would not see them.
  const third = await enter(bob)
  await eventually(() => third.state.get().here.join() === ann)
  await eventually(() => one.state.get().here.join() === bob)
})

test('a channel reconnects after its token expired, and receives what was sent since', async () => {
  let tokens = 0
  const token = () => {
    tokens += 1
    return realtime.token(ann, 2)
  }
  const one = await enter(ann, { token })
  const other = await enter(bob)
  await eventually(() => one.state.get().here.join() === bob)
  const before = tokens
  await eventually(() => tokens > before)
  other.close()
  await eventually(() => one.state.get().here.length === 0)
  await enter(bob)
  await eventually(() => one.state.get().here.join() === bob)
})

test('a person is present until their last tab leaves or loses its connection', async () => {
  const [one, other, second] = [await enter(ann), await enter(bob), await enter(bob)]
  await eventually(() => one.state.get().here.join() === bob)
  other.close()
  const killed = await realtime.as(bob)
  const channel = killed.channel('room:one', { config: { private: true, presence: { key: bob } } })
  await until(channel, 'SUBSCRIBED')
  await channel.track({})
  second.close()
  // Another listener has seen all three before it is compared.
  const late = await enter(eve, { name: 'room:none' })
  expect(one.state.get().here).toEqual([bob])
  late.close()
  await killed.realtime.disconnect()
  await eventually(() => one.state.get().here.length === 0)
})
