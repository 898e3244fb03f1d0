import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually, openRealtime, type RealtimeParts, until } from './realtime-parts.ts'

let parts: RealtimeParts
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const _eve = '00000000-0000-4000-8000-00000000000e'
const versions = ['1.0.0', '2.0.0'] as const

beforeAll(async () => {
  parts = await openRealtime()
  await parts.database.owner`insert into public.members values ('one', ${ann}), ('one', ${bob})`
})
afterEach(() => parts.disconnectAll())
afterAll(() => parts.close())

type Message = { event: string; payload: Record<string, unknown>; meta?: Record<string, unknown> }

function listen(channel: RealtimeChannel): Message[] {
  const heard: Message[] = []
  channel.on('broadcast', { event: '*' }, (message) => heard.push(message as unknown as Message))
  return heard
}

const send = (topic: string, payload: object, isPrivate = true) =>
  parts.database
    .owner`select realtime.send(${parts.database.owner.json(payload as never)}, 'note', ${topic}, ${isPrivate})`

describe.each(versions)('with serializer %s', (vsn) => {
  const realtime = { vsn }

  test('carries a broadcast from client to client, and back to its sender only when asked', async () => {
    const [a, b] = [await parts.as(ann, { realtime }), await parts.as(null, { realtime })]
    const quiet = a.channel('hall', { config: { broadcast: { ack: true } } })
    const other = b.channel('hall', { config: { broadcast: { self: true } } })
    const [heardA, heardB] = [listen(quiet), listen(other)]
    await Promise.all([until(quiet, 'SUBSCRIBED'), until(other, 'SUBSCRIBED')])
    expect(await quiet.send({ type: 'broadcast', event: 'hi', payload: { text: 'né — 你好', n: 1 } })).toBe(
      'ok',
    )
    await other.send({ type: 'broadcast', event: 'yo', payload: {} })
    await eventually(() => heardA.length === 1 && heardB.length === 2)
    expect(heardB[0]).toMatchObject({ event: 'hi', payload: { text: 'né — 你好', n: 1 } })
    expect(heardA[0]?.event).toBe('yo')
  })

  test('brings what the database sends to those who may listen, and to nobody else', async () => {
    const inbox = (await parts.as(ann, { realtime })).channel(`inbox:${ann}`, { config: { private: true } })
    const room = (await parts.as(bob, { realtime })).channel('room:one', { config: { private: true } })
    const [heardA, heardB] = [listen(inbox), listen(room)]
    await Promise.all([until(inbox, 'SUBSCRIBED'), until(room, 'SUBSCRIBED')])
    await send(`inbox:${ann}`, { seq: 1 })
    await send(`inbox:${ann}`, { seq: 2 }, false)
    await send('room:one', { seq: 3 })
    await eventually(() => heardA.length === 1 && heardB.length === 1)
    expect(heardA[0]).toMatchObject({ event: 'note', payload: { seq: 1 }, meta: { id: expect.any(String) } })
    expect(heardB[0]?.payload.seq).toBe(3)
  })
})
