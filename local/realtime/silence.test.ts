import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { eventually } from '../../tests/support/eventually.ts'
import { openRealtime, type TestRealtime, until } from '../testing/realtime-setup.ts'
import { limits } from './limits.ts'

let realtime: TestRealtime
const usual = { ...limits }

beforeAll(async () => {
  limits.silenceMs = 2500
  limits.reapEveryMs = 100
  realtime = await openRealtime()
})
afterAll(async () => {
  await realtime.disconnectAll()
  await realtime.close()
  // Other test files of the worker share the module.
  Object.assign(limits, usual)
})

test('a silent client is removed from presence; one with heartbeats stays', async () => {
  const client = await realtime.as(null, { realtime: { heartbeatIntervalMs: 200 } })
  const channel = client.channel('hall', { config: { private: true, presence: { key: 'watcher' } } })
  channel.on('presence', { event: 'sync' }, () => undefined)
  await until(channel, 'SUBSCRIBED')
  const key = realtime.database.keys.publishableKey
  const silent = new WebSocket(
    `${realtime.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`,
  )
  await new Promise((resolve) => silent.on('open', resolve))
  const config = { private: true, presence: { key: 'ghost', enabled: true } }
  silent.send(JSON.stringify(['1', '1', 'realtime:hall', 'phx_join', { config }]))
  const track = { type: 'presence', event: 'track', payload: {} }
  silent.send(JSON.stringify(['1', '2', 'realtime:hall', 'presence', track]))
  await eventually(() => channel.presenceState().ghost !== undefined)
  silent.pause()
  await eventually(() => channel.presenceState().ghost === undefined)
  await new Promise((resolve) => setTimeout(resolve, limits.silenceMs + 500))
  expect(String(channel.state)).toBe('joined')
  silent.terminate()
})
