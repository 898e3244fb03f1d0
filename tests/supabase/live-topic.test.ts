import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openRealtime, type TestRealtime } from '../../local/testing/realtime-setup.ts'
import { type RealtimePart, RealtimeTopic } from '../../src/lib/realtime/topic.ts'
import { eventually } from '../support/eventually.ts'

// The topics of the app on the embedded Realtime, through the real client.
let realtime: TestRealtime
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const topics: RealtimeTopic[] = []

beforeAll(async () => {
  realtime = await openRealtime()
  await realtime.database.owner`insert into public.members values ('one', ${ann})`
})
afterEach(async () => {
  for (const topic of topics.splice(0)) topic.close()
  await realtime.disconnectAll()
})
afterAll(() => realtime.close())

function follow(client: RealtimePart, name = 'room:one') {
  const seen = { readies: 0, refusals: 0, changes: 0, seqs: [] as unknown[] }
  const topic = new RealtimeTopic({
    name,
    load: async () => client,
    onEvent: (_event, payload) => seen.seqs.push((payload as { seq: number }).seq),
    onReady: () => {
      seen.readies += 1
    },
    onRefused: () => {
      seen.refusals += 1
    },
    onChange: () => {
      seen.changes += 1
    },
  })
  topics.push(topic)
  return { topic, seen }
}

test('reconnects after the server closed the channel because the token expired', async () => {
  const client = await realtime.as(ann, { token: () => realtime.token(ann, 2) })
  const { topic, seen } = follow(client)
  await eventually(() => topic.isReady)
  await eventually(() => !topic.isReady)
  await eventually(() => seen.readies >= 2)
  await realtime.send('room:one', { seq: 7 })
  await eventually(() => seen.seqs.includes(7))
})

test('reconnects after the server died, and is ready only then', async () => {
  const { topic, seen } = follow(await realtime.as(ann))
  await eventually(() => topic.isReady)
  await realtime.stop()
  await eventually(() => !topic.isReady)
  await realtime.start()
  await eventually(() => seen.readies === 2)
  await realtime.send('room:one', { seq: 8 })
  await eventually(() => seen.seqs.includes(8))
})

test('an unauthorized listener is refused, not interrupted, and receives nothing', async () => {
  const { topic, seen } = follow(await realtime.as(bob))
  await eventually(() => seen.refusals === 1)
  await realtime.send('room:one', { seq: 9 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect({ isReady: topic.isReady, isLate: topic.isLate, ...seen }).toEqual({
    isReady: false,
    isLate: false,
    readies: 0,
    refusals: 1,
    changes: 0,
    seqs: [],
  })
})

test('a topic that is left and opened again at once gets an open channel', async () => {
  const client = await realtime.as(ann)
  const first = follow(client)
  await eventually(() => first.topic.isReady)
  first.topic.close()
  const second = follow(client)
  await eventually(() => second.topic.isReady)
  await realtime.send('room:one', { seq: 10 })
  await eventually(() => second.seen.seqs.includes(10))
  expect(first.seen.seqs).toEqual([])
})
