import { randomUUID } from 'node:crypto'
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
  tabs.clear()
  await realtime.disconnectAll()
})
afterAll(() => realtime.close())

/** The effect of an API call in the database: an event in the name of the signed-in person. */
const sendTyping = async (room: string, uid: unknown, isTyping: boolean): Promise<void> => {
  const { owner } = realtime.database
  await owner`select realtime.send(${owner.json({ uid } as never)}, ${isTyping ? 'typing' : 'stopped'}, ${room}, true)`
}

/** The tabs on each channel, as the database stores them. */
const tabs = new Map<string, { room: string; uid: string }>()
const isIn = (room: string, uid: string) =>
  [...tabs.values()].some((tab) => tab.room === room && tab.uid === uid)
async function note(room: string, uid: string, tab: string, isLeaving: boolean): Promise<string[]> {
  const wasHere = isIn(room, uid)
  if (isLeaving) tabs.delete(tab)
  else tabs.set(tab, { room, uid })
  const event = isLeaving ? 'left' : 'here'
  const { owner } = realtime.database
  if (wasHere !== isIn(room, uid))
    await owner`select realtime.send(${owner.json({ uid })}, ${event}, ${room}, true)`
  return [
    ...new Set([...tabs.values()].filter((other) => other.room === room).map((other) => other.uid)),
  ].filter((other) => other !== uid)
}

async function enter(uid: string, name = 'room:one', token?: () => Promise<string>) {
  const client = await realtime.as(uid, token ? { token } : {})
  const tab = randomUUID()
  const room = new PresenceChannel({
    name,
    uid,
    load: async () => client,
    sendTyping: (isTyping) => sendTyping(name, uid, isTyping),
    enter: () => note(name, uid, tab, false),
    leave: async () => void note(name, uid, tab, true),
  })
  rooms.push(room)
  return room
}

test('two people on a channel see each other join and leave, and not themselves', async () => {
  const [one, other] = [await enter(ann), await enter(bob)]
  await eventually(() => one.state.get().here.join() === bob && other.state.get().here.join() === ann)
  other.close()
  await eventually(() => one.state.get().here.length === 0)
})

test('typing is sent at most every three seconds, and ends when reported or after a timeout', async () => {
  const [one, other] = [await enter(ann), await enter(bob)]
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
  const events = received.map(({ event }) => event).filter((event) => event !== 'here')
  expect(events).toEqual(['typing', 'stopped'])
  one.noteTyping()
  await eventually(() => other.state.get().typing.join() === ann)
  await eventually(() => other.state.get().typing.length === 0)
})

test('only ids are read from other browsers, up to a limit', async () => {
  const room = await enter(ann)
  const client = await realtime.as(bob)
  const channel = client.channel('room:one', { config: { private: true, presence: { key: bob } } })
  await until(channel, 'SUBSCRIBED')
  // The browser chooses the presence key, so it shows no one.
  expect(await channel.track({ name: 'The administrator' })).toBe('ok')
  // Unlike in the product, members may send here: the channel limits what it accepts.
  const claim = (payload: unknown, event = 'typing') => channel.send({ type: 'broadcast', event, payload })
  for (const payload of [
    { uid: 7 },
    { uid: `${bob}x` },
    { uid: [bob] },
    { uid: ann },
    {},
    { uid: { __proto__: bob } },
  ]) {
    await claim(payload)
    await claim(payload, 'here')
  }
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
  const third = await enter(bob, 'room:one')
  await eventually(() => third.state.get().here.join() === ann)
  await eventually(() => one.state.get().here.join() === bob)
})

test('a channel reconnects after its token expired, and receives what was sent since', async () => {
  const one = await enter(ann, 'room:one', () => realtime.token(ann, 2))
  const other = await enter(bob)
  await eventually(() => one.state.get().here.join() === bob)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  other.close()
  await eventually(() => one.state.get().here.length === 0)
  await enter(bob)
  await eventually(() => one.state.get().here.join() === bob)
})

test('a hidden page leaves the channel after a while, and joins when it is shown again', async () => {
  const [one, other] = [await enter(ann), await enter(bob)]
  await eventually(() => one.state.get().here.join() === bob)
  other.pause()
  await eventually(() => one.state.get().here.length === 0)
  other.reconnectNow()
  await eventually(() => one.state.get().here.join() === bob)
})

test('a channel that is closed while it joins is left', async () => {
  const client = await realtime.as(ann)
  const calls: string[] = []
  let answer: (here: string[]) => void = () => undefined
  const room = new PresenceChannel({
    name: 'room:one',
    uid: ann,
    load: async () => client,
    sendTyping: async () => undefined,
    enter: () => {
      calls.push('enter')
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    leave: async () => void calls.push('leave'),
  })
  await eventually(() => calls.length === 1)
  room.close()
  answer([bob])
  await eventually(() => calls.length === 3)
  expect(calls).toEqual(['enter', 'leave', 'leave'])
  expect(room.state.get()).toEqual({ here: [], typing: [] })
})
