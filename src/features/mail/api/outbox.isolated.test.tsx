import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authStorageKey } from '@/lib/auth-storage.ts'
import { env } from '@/lib/env.ts'
import { type Composition, newComposition } from '../model/composition.ts'
import { draftStore } from '../model/draft-store.ts'
import { type FlushResult, outbox } from '../model/outbox-store.ts'
import { flushOutbox, queueMessage, undoSend } from './outbox.ts'
import { startOutboxTimer } from './outbox-timer.ts'

vi.mock('@/lib/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))
vi.mock('@/lib/realtime/subscribe.ts', () => ({ subscribeToTopic: () => () => undefined }))

const uid = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'
const stranger = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b12'
const client = new QueryClient()
const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refuses = json(422, { message: 'No' })
const unavailable = json(503, {})
/** A connection that takes what is sent and never answers, not even that it was cut. */
const hangs = () => new Promise<Response>(() => undefined)

let asked: string[]
/** The calls that hold a message on the server or take it back. */
let held: string[]
let answerHeld: () => Promise<Response>
let answer: (id: string) => Promise<Response>

const signIn = (id: string) =>
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id } }))

/** Locks like those of browsers: a request for a held lock waits for it. */
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

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  signIn(uid)
  asked = []
  held = []
  answer = hangs
  answerHeld = json(201, { id: stranger, dueAt: null })
  vi.stubGlobal('fetch', (url: string, { body, method }: RequestInit) => {
    if (String(url).includes('/mail/held')) {
      held.push(String(method))
      return answerHeld()
    }
    const { id } = JSON.parse(String(body)) as { id: string }
    asked.push(id)
    return answer(id)
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: locks() }))
})
afterEach(() => {
  for (const localDrafts of [outbox.of(uid), draftStore.of(uid)])
    for (const { id } of localDrafts.all()) localDrafts.drop(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Puts messages into the outbox, one after the other, and lets the time for undo pass. */
function queue(...compositions: Composition[]): string[] {
  for (const composition of compositions) {
    queueMessage(uid, composition)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(env.undoMs)
  return compositions.map(({ id }) => id)
}
const stateOf = (id: string | undefined) => outbox.of(uid).get(id ?? '')?.state

describe('a sent message', () => {
  it('R-522: is handed to the server at once, and asked for after eight seconds', async () => {
    const stop = startOutboxTimer(client, uid, () => undefined)
    const composition = newComposition()
    queueMessage(uid, composition)
    await vi.advanceTimersByTimeAsync(env.undoMs - 1)
    expect(asked).toEqual([])
    expect(held).toEqual(['POST'])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([composition.id])
    stop()
  })

  it('can be taken back until then and is edited again', async () => {
    const stop = startOutboxTimer(client, uid, () => undefined)
    const composition = newComposition({ subject: 'Too early' })
    queueMessage(uid, composition)
    await vi.advanceTimersByTimeAsync(env.undoMs - 1)
    expect(await undoSend(uid, composition.id)).toEqual(composition)
    expect(held).toEqual(['POST', 'DELETE'])
    expect(draftStore.of(uid).get(composition.id)).toEqual(composition)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    stop()
  })

  it('R-522: is not taken back before the server has it, nor when the server has sent it', async () => {
    let respond: (response: Response) => void = () => undefined
    answerHeld = () => new Promise((resolve) => (respond = resolve))
    const composition = newComposition()
    queueMessage(uid, composition)
    await vi.advanceTimersByTimeAsync(0)
    const undone = undoSend(uid, composition.id)
    await vi.advanceTimersByTimeAsync(1000)
    expect(held).toEqual(['POST'])
    answerHeld = json(404, { error: { code: 'not_found', message: 'No' } })
    respond(await json(201, { id: composition.id, dueAt: null })())
    await vi.advanceTimersByTimeAsync(0)
    expect(await undone).toBeNull()
    expect(held).toEqual(['POST', 'DELETE'])
    expect(stateOf(composition.id)).toBe('held')
    expect(draftStore.of(uid).get(composition.id)).toBeUndefined()
  })

  it('R-522: whose handing over got no response is taken back from the server, too', async () => {
    answerHeld = () => Promise.reject(new TypeError('Failed to fetch'))
    const composition = newComposition()
    queueMessage(uid, composition)
    await vi.advanceTimersByTimeAsync(10)
    expect(await undoSend(uid, composition.id)).toBeNull()
    answerHeld = async () => new Response(null, { status: 204 })
    expect(await undoSend(uid, composition.id)).toEqual(composition)
  })

  it('R-522: that was written offline stays on the device, and is taken back there', async () => {
    onlineManager.setOnline(false)
    const composition = newComposition()
    queueMessage(uid, composition)
    expect(await undoSend(uid, composition.id)).toEqual(composition)
    expect(held).toEqual([])
    onlineManager.setOnline(true)
  })

  it('R-522: that the server refuses is refused at once', async () => {
    const stop = startOutboxTimer(client, uid, () => undefined)
    answerHeld = refuses
    answer = refuses
    const composition = newComposition()
    queueMessage(uid, composition)
    await vi.advanceTimersByTimeAsync(100)
    expect(stateOf(composition.id)).toBe('refused')
    stop()
  })

  it('cannot be taken back while it is being sent', async () => {
    const [id] = queue(newComposition())
    void flushOutbox(client, uid)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([id])
    expect(await undoSend(uid, id ?? '')).toBeNull()
    expect(stateOf(id)).toBe('sending')
  })

  it('that the server never got goes out at the next visit', async () => {
    const composition = newComposition()
    queueMessage(uid, composition)
    // No tab is open: nothing runs until the next visit.
    vi.setSystemTime(Date.now() + 3_600_000)
    const stop = startOutboxTimer(client, uid, () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([composition.id])
    stop()
  })
})

describe('the outbox', () => {
  it('sends the next message when one was not answered for a minute', async () => {
    const ids = queue(newComposition(), newComposition())
    const first = flushOutbox(client, uid)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(asked).toEqual([ids[0]])
    await vi.advanceTimersByTimeAsync(1000)
    expect((await first).waiting.map(({ id }) => id)).toEqual([ids[0]])
    answer = refuses
    expect((await flushOutbox(client, uid)).refused.map(({ id }) => id)).toEqual(ids)
    expect(asked).toEqual([ids[0], ...ids])
  })

  it('sends in the written order after a reload, whatever the order of ids', async () => {
    const ids = ['3', '1', '2'].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`)
    queue(...ids.map((id) => newComposition({ id })))
    // As after a reload: the entries are read from the device, where they are ordered by id.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(
      outbox
        .of(uid)
        .all()
        .map(({ id }) => id),
    ).toEqual(ids.toSorted())
    answer = refuses
    await flushOutbox(client, uid)
    expect(asked).toEqual(ids)
  })

  it('stops at the first message that has to wait', async () => {
    const ids = queue(newComposition(), newComposition(), newComposition())
    answer = (id) => (id === ids[1] ? unavailable() : refuses())
    await flushOutbox(client, uid)
    expect(asked).toEqual(ids.slice(0, 2))
    expect(ids.map(stateOf)).toEqual(['refused', 'waiting', 'held'])
  })

  it('does not send a refused message again', async () => {
    const [id] = queue(newComposition())
    answer = refuses
    const stop = startOutboxTimer(client, uid, () => undefined)
    await vi.advanceTimersByTimeAsync(120_000)
    window.dispatchEvent(new Event('online'))
    await flushOutbox(client, uid)
    expect(asked).toEqual([id])
    expect(stateOf(id)).toBe('refused')
    stop()
  })

  it('is tried once at a time, however often it is asked for while a connection hangs', async () => {
    queue(newComposition())
    const done: FlushResult[] = []
    const stop = startOutboxTimer(client, uid, (flushed) => done.push(flushed))
    for (let n = 0; n < 40; n += 1) {
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(3000)
    }
    // Two minutes: at the start and after each minute.
    expect(asked).toHaveLength(3)
    answer = refuses
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(asked).toHaveLength(4)
    // One toast reports that it waits, and one that it was refused.
    expect(done.map(({ waiting, refused }) => [waiting.length, refused.length])).toEqual([
      [1, 0],
      [0, 1],
    ])
    stop()
  })
})

describe('after another person has signed in', () => {
  it('messages of the former person are not sent', async () => {
    const [id] = queue(newComposition())
    answer = refuses
    const stop = startOutboxTimer(client, uid, () => undefined)
    signIn(stranger)
    asked = []
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(120_000)
    await flushOutbox(client, uid)
    expect(asked).toEqual([])
    expect(outbox.of(uid).get(id ?? '')).toBeDefined()
    stop()
  })

  it('a pass that has begun sends no further message', async () => {
    const ids = queue(newComposition(), newComposition())
    answer = () => {
      signIn(stranger)
      return refuses()
    }
    await flushOutbox(client, uid)
    expect(asked).toEqual([ids[0]])
    expect(ids.map(stateOf)).toEqual(['refused', 'held'])
  })
})
