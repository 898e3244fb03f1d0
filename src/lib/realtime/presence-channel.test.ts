import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PresenceChannel } from './presence-channel.ts'
import type { RealtimePart } from './topic.ts'

const uid = (letter: string) => `00000000-0000-4000-8000-00000000000${letter}`

/** A client whose channel is open; `sync` sets who is present. */
function fakeClient() {
  let present: string[] = []
  let handleSync: () => void = () => undefined
  const channel = {
    on: (type: string, _filter: unknown, callback: () => void) => {
      if (type === 'presence') handleSync = callback
      return channel
    },
    subscribe: (onStatus: (status: string) => void) => {
      onStatus('SUBSCRIBED')
      return channel
    },
    track: async () => 'ok',
    presenceState: () => Object.fromEntries(present.map((key) => [key, [{}]])),
  }
  const client = {
    realtime: { setAuth: async () => undefined },
    channel: () => channel,
    removeChannel: async () => 'ok',
  } as unknown as RealtimePart
  const sync = (...people: string[]) => {
    present = people
    handleSync()
  }
  return { client, sync }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('R-660: people keep their place when another one arrives, whatever their id', async () => {
  const { client, sync } = fakeClient()
  const room = new PresenceChannel({ name: 'room:one', uid: uid('f'), load: async () => client })
  await vi.advanceTimersByTimeAsync(1000)
  sync(uid('c'))
  sync(uid('a'), uid('c'), uid('f'))
  sync(uid('a'), uid('b'), uid('c'))
  expect(room.state.get().here).toEqual([uid('c'), uid('a'), uid('b')])
  sync(uid('b'), uid('c'))
  sync(uid('a'), uid('b'), uid('c'))
  expect(room.state.get().here).toEqual([uid('c'), uid('b'), uid('a')])
  room.close()
})
