import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStorageKey } from '@/lib/auth-storage.ts'
import { outboxOf } from './outbox.ts'

vi.mock('@/lib/auth-token.ts', () => ({
  accessToken: async () => 'token',
  renewAccessToken: async () => null,
}))

let asked: string[]
let answer: () => Promise<Response>
const answered = (status: number) => async () =>
  new Response('{"message":"No"}', { status, headers: { 'content-type': 'application/json' } })

/** The outbox of somebody new, signed in. */
function open() {
  const uid = crypto.randomUUID()
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))
  return outboxOf(uid, new QueryClient())
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  asked = []
  // A line that takes what is sent and never says anything.
  answer = () => new Promise<Response>(() => undefined)
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    asked.push(`${url.split('/').at(-1)}: ${(JSON.parse(String(body)) as { message: string }).message}`)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a message that is never answered for is sent again after a minute, before what was written after it', async () => {
  const box = open()
  box.add('ann', 'first')
  box.add('ann', 'second')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['ann: first'])
  answer = answered(422)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(['ann: first', 'ann: first', 'ann: second'])
  expect(box.entries.get().map(({ state }) => state)).toEqual(['refused', 'refused'])
})

it('one line that hangs holds up nobody else', async () => {
  const box = open()
  box.add('ann', 'first')
  await vi.advanceTimersByTimeAsync(0)
  answer = answered(422)
  box.add('bob', 'hello')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['ann: first', 'bob: hello'])
})

it.each([401, 429, 503])('a message answered with %i waits and is not refused', async (status) => {
  const box = open()
  answer = answered(status)
  box.add('ann', 'first')
  await vi.advanceTimersByTimeAsync(0)
  expect(box.entries.get().map(({ state }) => state)).toEqual(['waiting'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.length).toBeGreaterThan(1)
})
