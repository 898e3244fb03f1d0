import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStorageKey } from '@/lib/auth-storage.ts'
import { newComposition } from '../model/composition.ts'
import { outbox } from '../model/kept.ts'
import { flushOutbox, sendMessage } from './outbox.ts'
import { startFlushing } from './waiting-mail.ts'

vi.mock('@/lib/auth-token.ts', () => ({
  accessToken: async () => 'token',
  renewAccessToken: async () => null,
}))
vi.mock('@/lib/live.ts', () => ({ listen: () => () => undefined }))

const uid = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'
const client = new QueryClient()
const refusal = () =>
  new Response('{"message":"No"}', { status: 422, headers: { 'content-type': 'application/json' } })

let asked: string[]
let answer: () => Promise<Response>
/** A line that takes what is sent and never says anything, not even that it was cut. */
const hangs = () => new Promise<Response>(() => undefined)

/** Locks as browsers have them: who asks while one is held waits its turn. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: <T,>(_name: string, work: () => Promise<T>): Promise<T> => {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

beforeEach(async () => {
  // What is loaded beside the first call is there: clocks that stand still hold no file up.
  await import('@contract/mail.ts')
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))
  asked = []
  answer = hangs
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    asked.push((JSON.parse(String(body)) as { id: string }).id)
    return answer()
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: locks() }))
})
afterEach(() => {
  for (const { id } of outbox.of(uid).all()) outbox.of(uid).drop(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a message that is never answered for waits after a minute, and the next one goes out', async () => {
  const [first, second] = [newComposition(), newComposition()]
  const one = sendMessage(client, uid, first)
  const two = sendMessage(client, uid, second)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked).toEqual([first.id])
  answer = async () => refusal()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await one).toEqual({ state: 'waiting' })
  expect(await two).toMatchObject({ state: 'refused' })
  expect(asked).toEqual([first.id, second.id])
  expect(outbox.of(uid).get(first.id)?.state).toBe('waiting')
})

it('what waits is tried in its order, and what hangs is not passed by', async () => {
  const waiting = [newComposition(), newComposition()]
  answer = async () => new Response('', { status: 503 })
  for (const each of waiting) {
    await sendMessage(client, uid, each)
    vi.advanceTimersByTime(10)
  }
  asked = []
  answer = hangs
  const flushed = flushOutbox(client, uid)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await flushed).toBe(0)
  expect(asked).toEqual([waiting[0]?.id])
})

it('however often it is asked for while a line hangs, what waits is tried once at a time', async () => {
  answer = async () => new Response('', { status: 503 })
  await sendMessage(client, uid, newComposition())
  asked = []
  answer = hangs
  const stop = startFlushing(client, uid, () => undefined)
  for (let n = 0; n < 40; n += 1) {
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(3000)
  }
  // Two minutes: at the start and after each minute.
  expect(asked).toHaveLength(3)
  answer = async () => refusal()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toHaveLength(4)
  stop()
})
