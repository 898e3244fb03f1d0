import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSignOutTasks } from '@/lib/auth/sign-out-tasks.ts'
import type { LiveHandlers } from '@/lib/realtime/subscribe.ts'
import { startReceiving } from './delivery-receipts.ts'

vi.mock('@/lib/auth/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))
let handlers: LiveHandlers | undefined
vi.mock('@/lib/realtime/subscribe.ts', () => ({
  subscribeToTopic: (_name: string, given: LiveHandlers) => {
    handlers = given
    return () => undefined
  },
}))

let receipts: number
let answer: () => void

beforeEach(() => {
  vi.useFakeTimers()
  receipts = 0
  vi.stubGlobal('fetch', () => {
    receipts += 1
    return new Promise<Response>((resolve) => {
      answer = () => resolve(new Response(null, { status: 204 }))
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => startReceiving('uid', () => false, vi.fn())
const connect = () => handlers?.onReady?.()

it('events within a quarter of a second send one receipt', async () => {
  const stop = start()
  connect()
  connect()
  await vi.advanceTimersByTimeAsync(300)
  expect(receipts).toBe(1)
  stop()
})

it('a sign-out waits for a receipt on its way, and none is sent after it', async () => {
  const stop = start()
  connect()
  await vi.advanceTimersByTimeAsync(300)
  const done = vi.fn()
  const signingOut = runSignOutTasks().then(done)
  await vi.advanceTimersByTimeAsync(100)
  expect(done).not.toHaveBeenCalled()
  answer()
  await signingOut
  connect()
  await vi.advanceTimersByTimeAsync(300)
  expect(receipts).toBe(1)
  stop()
})

it('a receipt that waits is not sent once a sign-out began', async () => {
  const stop = start()
  connect()
  await runSignOutTasks()
  await vi.advanceTimersByTimeAsync(300)
  expect(receipts).toBe(0)
  stop()
})
