import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { env } from '@/lib/api/env.ts'
import { authStorageKey } from '@/lib/auth/auth-storage.ts'
import { startOutbox } from '@/lib/outbox/outbox-sender.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { type Composition, newComposition } from '../model/composition.ts'
import { draftStore, outgoingMail } from '../model/local-messages.ts'
import { queueMessage, undoSend } from './outbox.ts'

registerPaths([{ id: 'mail.app', path: '/apps/email' }])
const api = mockApi()
const refuses = () => Promise.reject(new ApiError({ status: 422, code: 'invalid', message: 'No' }))
const fails = () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'lost' }))
const hangs = () => new Promise<never>(() => undefined)

let uid: string
let stop: () => void
/** The calls of the page: `POST /mail/held`. */
let calls: string[]
let answerHeld: () => Promise<unknown>
let answer: () => Promise<unknown>

const sent = () => calls.filter((call) => call === 'POST /mail/messages').length
const stateOf = (id: string) => outgoingMail.get(uid, id)?.state
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const queue = (known: Partial<Composition> = {}): Composition => {
  const composition = newComposition(known)
  queueMessage(uid, composition)
  return composition
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  uid = crypto.randomUUID()
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))
  calls = []
  answer = hangs
  answerHeld = async () => ({ id: uid, dueAt: null })
  api.post.mockImplementation((path: string) => {
    calls.push(`POST ${path}`)
    return path === '/mail/held' ? answerHeld() : answer()
  })
  api.delete.mockImplementation((path: string) => {
    calls.push(`DELETE ${path}`)
    return answerHeld()
  })
  stop = startOutbox(new QueryClient(), uid, () => undefined)
})
afterEach(() => {
  stop()
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a sent message (R-522)', () => {
  it('is handed to the server at once, and asked for after eight seconds', async () => {
    queue()
    await wait(env.undoMs - 1)
    expect(calls).toEqual(['POST /mail/held'])
    await wait(1)
    expect(calls).toEqual(['POST /mail/held', 'POST /mail/messages'])
  })

  it('can be taken back until then and is edited again', async () => {
    const composition = queue({ subject: 'Too early' })
    await wait(env.undoMs - 1)
    expect(await undoSend(uid, composition.id)).toEqual(composition)
    expect(calls).toEqual(['POST /mail/held', `DELETE /mail/held/${composition.id}`])
    expect(draftStore.of(uid).get(composition.id)).toEqual(composition)
    await wait(60_000)
    expect(sent()).toBe(0)
  })

  it('is not taken back before the server has it, nor when the server has sent it', async () => {
    let respond: (response: unknown) => void = () => undefined
    answerHeld = () => new Promise((resolve) => (respond = resolve))
    const { id } = queue()
    await wait(0)
    const undone = undoSend(uid, id)
    await wait(1000)
    expect(calls).toEqual(['POST /mail/held'])
    answerHeld = () => Promise.reject(new ApiError({ status: 404, code: 'not_found', message: 'No' }))
    respond({ id, dueAt: null })
    await wait(0)
    expect(await undone).toBeNull()
    expect(stateOf(id)).toBe('held')
    expect(draftStore.of(uid).get(id)).toBeUndefined()
  })

  it('whose handing over got no response is taken back from the server, too', async () => {
    answerHeld = fails
    const composition = queue()
    await wait(10)
    expect(await undoSend(uid, composition.id)).toBeNull()
    answerHeld = async () => undefined
    expect(await undoSend(uid, composition.id)).toEqual(composition)
  })

  it('that was written offline stays on the device, and is taken back there', async () => {
    onlineManager.setOnline(false)
    const composition = queue()
    expect(await undoSend(uid, composition.id)).toEqual(composition)
    expect(calls).toEqual([])
  })

  it('that the server refuses is refused at once', async () => {
    answerHeld = refuses
    answer = refuses
    const { id } = queue()
    await wait(100)
    expect(stateOf(id)).toBe('refused')
  })

  it('cannot be taken back while it is being sent', async () => {
    const { id } = queue()
    await wait(env.undoMs)
    expect(sent()).toBe(1)
    expect(await undoSend(uid, id)).toBeNull()
    expect(stateOf(id)).toBe('sending')
  })

  it('that the server never got goes out at the next visit', async () => {
    stop()
    onlineManager.setOnline(false)
    queue()
    // No tab is open: nothing runs until the next visit.
    vi.setSystemTime(Date.now() + 3_600_000)
    stop = startOutbox(new QueryClient(), uid, () => undefined)
    await wait(0)
    expect(sent()).toBe(1)
  })

  it('holds back a later message while the connection is lost', async () => {
    answer = fails
    const [first, second] = [queue(), queue()]
    await wait(env.undoMs)
    expect([sent(), stateOf(first.id), stateOf(second.id)]).toEqual([1, 'waiting', 'held'])
  })
})
