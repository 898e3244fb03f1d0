import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PresenceChannel } from './presence-channel.ts'
import type { RealtimePart } from './topic.ts'

const uid = (letter: string) => `00000000-0000-4000-8000-00000000000${letter}`

/** A client whose channel is open; `emit` sends an event of the database. */
function fakeClient() {
  let receive: (message: { event: string; payload: unknown }) => void = () => undefined
  const channel = {
    on: (_type: string, _filter: unknown, callback: typeof receive) => {
      receive = callback
      return channel
    },
    subscribe: (onStatus: (status: string) => void) => {
      onStatus('SUBSCRIBED')
      return channel
    },
  }
  const client = {
    realtime: { setAuth: async () => undefined },
    channel: () => channel,
    removeChannel: async () => 'ok',
  } as unknown as RealtimePart
  return { client, emit: (event: string, who: string) => receive({ event, payload: { uid: who } }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('R-660: people keep their place when another one arrives, whatever their id', async () => {
  const { client, emit } = fakeClient()
  const room = new PresenceChannel({
    name: 'room:one',
    uid: uid('f'),
    load: async () => client,
    sendTyping: async () => undefined,
    enter: async () => [uid('c')],
    leave: async () => undefined,
  })
  await vi.advanceTimersByTimeAsync(1000)
  emit('here', uid('a'))
  emit('here', uid('c'))
  emit('here', uid('b'))
  expect(room.state.get().here).toEqual([uid('c'), uid('a'), uid('b')])
  // The list that the database repeats has another order.
  emit('left', uid('a'))
  emit('here', uid('a'))
  expect(room.state.get().here).toEqual([uid('c'), uid('b'), uid('a')])
  room.close()
})
