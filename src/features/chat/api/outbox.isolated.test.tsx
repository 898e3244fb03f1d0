import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStorageKey } from '@/lib/auth-storage.ts'
import { outboxOf } from './outbox.ts'

vi.mock('@/lib/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))

let asked: string[]
let answer: () => Promise<Response>
const answered = (status: number) => async () =>
  new Response('{"message":"No"}', { status, headers: { 'content-type': 'application/json' } })

const signIn = (uid: string) =>
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))

/** The outbox of a new signed-in person. */
function open(uid: string = crypto.randomUUID()) {
  signIn(uid)
  return outboxOf(uid, new QueryClient())
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  asked = []
  // A connection that accepts requests and never responds.
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

it('a message that hangs does not block other chats', async () => {
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

it('messages of one person are not sent while another is signed in', async () => {
  const box = open()
  answer = answered(503)
  box.add('ann', 'first')
  await vi.advanceTimersByTimeAsync(0)
  asked = []
  signIn(crypto.randomUUID())
  box.add('ann', 'second')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual([])
  expect(box.entries.get().map(({ message }) => message)).toEqual(['first', 'second'])
  signIn(box.uid)
  answer = answered(422)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['ann: first', 'ann: second'])
})

it('a person who signs in during a send gets nothing of the former person’s sent in their name', async () => {
  const box = open()
  answer = () => {
    signIn(crypto.randomUUID())
    return answered(422)()
  }
  box.add('ann', 'first')
  box.add('ann', 'second')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual(['ann: first'])
})

it('messages are sent in their written order after a reload, whatever their ids and times', async () => {
  const uid = crypto.randomUUID()
  const at = '2026-11-22T10:00:00Z'
  for (const [order, id] of ['3', '1', '2'].entries()) {
    const stored = { id, to: 'ann', message: `written ${id}`, at, order, state: 'waiting' }
    localStorage.setItem(`quillport-chat-outbox:${uid}:${id}`, JSON.stringify(stored))
  }
  answer = answered(422)
  open(uid)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['ann: written 3', 'ann: written 1', 'ann: written 2'])
})

it('a refused message is not sent again until its writer asks for it', async () => {
  const box = open()
  answer = answered(422)
  box.add('ann', 'first')
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual(['ann: first'])
  box.retry(box.entries.get()[0]?.id ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['ann: first', 'ann: first'])
})
