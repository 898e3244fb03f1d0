import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockApi } from '../../../tests/support/mock-api.ts'
import { ApiError } from '../api/api-error.ts'
import { authStorageKey } from '../auth/auth-storage.ts'
import { type OutboxEntry, outboxKind, outboxOf, sendAgain } from './outbox.ts'
import { type OutboxReport, startOutbox, whenSent } from './outbox-sender.ts'

const api = mockApi()
const notes = outboxKind('note', (data): data is string => typeof data === 'string')
const error = (status: number) => () =>
  Promise.reject(new ApiError({ status, code: status === 0 ? 'network' : 'invalid', message: 'No' }))
/** A connection that takes what is sent and never answers. */
const hangs = () => new Promise<never>(() => undefined)

let uid: string
let answer: (path: string, id: string) => Promise<unknown>
let asked: string[]
let reports: OutboxReport[]
let stop: (() => void) | undefined

const signIn = (id: string) =>
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id } }))
const add = (id: string, more: Partial<OutboxEntry<string>> = {}) =>
  notes.add(uid, { id, lane: 'a', call: { method: 'post', path: '/a', body: { id } }, data: id, ...more })
const start = () => {
  stop = startOutbox(new QueryClient(), uid, (report) => reports.push(report))
}
const states = () =>
  outboxOf(uid)
    .all()
    .map(({ id, state }) => `${id}: ${state}`)
const online = () => window.dispatchEvent(new Event('online'))
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  uid = crypto.randomUUID()
  signIn(uid)
  asked = []
  reports = []
  answer = async () => undefined
  api.post.mockImplementation((path: string, { body }: { body: { id: string } }) => {
    asked.push(body.id)
    return answer(path, body.id)
  })
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the outbox sends (R-746)', () => {
  it('in the order of writing, one at a time in each lane, and past a refused entry', async () => {
    start()
    answer = error(422)
    add('9')
    await wait()
    let release: (value?: unknown) => void = () => undefined
    const held = new Promise((resolve) => {
      release = resolve
    })
    answer = (path) => (path === '/a' ? held : Promise.resolve())
    add('3')
    add('1')
    add('7', { lane: 'b', call: { method: 'post', path: '/b', body: { id: '7' } } })
    await wait()
    expect(asked).toEqual(['9', '3', '7'])
    release()
    await wait()
    expect(asked).toEqual(['9', '3', '7', '1'])
    expect(states()).toEqual(['9: refused'])
  })

  it('in the order of writing after a reload, whatever the ids and what else was stored', async () => {
    for (const id of ['3', '1', '2']) add(id)
    for (const damaged of ['{', 'null', '7', '{"id":"x"}', '{"id":"y","kind":"note","lane":"a","order":1}'])
      localStorage.setItem(`quillport-outbox:${uid}:${damaged}`, damaged)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(states()).toEqual(['1: waiting', '2: waiting', '3: waiting'])
    start()
    await wait()
    expect(asked).toEqual(['3', '1', '2'])
  })

  it('an entry without an answer again after a minute, with the same id and before later ones', async () => {
    start()
    answer = hangs
    add('1')
    add('2')
    await wait(59_000)
    online()
    await wait(1000)
    expect(asked).toEqual(['1'])
    answer = async () => undefined
    await wait(1000)
    expect(asked).toEqual(['1', '1', '2'])
    expect(states()).toEqual([])
  })

  it.each([0, 401, 429, 503])(
    'an entry again that was answered with %i, with growing delays',
    async (status) => {
      start()
      answer = error(status)
      add('1')
      await wait()
      expect(states()).toEqual(['1: waiting'])
      await wait(1000)
      expect(asked).toHaveLength(2)
      await wait(1000)
      expect(asked).toHaveLength(2)
      await wait(1000)
      expect(asked).toHaveLength(3)
      await wait(600_000)
      expect(asked.length).toBeLessThan(30)
      online()
      await wait()
      const count = asked.length
      answer = async () => undefined
      online()
      await wait()
      expect(asked).toHaveLength(count + 1)
      expect(reports.map(({ sent }) => sent.map(({ entry }) => entry.id))).toEqual([['1']])
    },
  )

  it('a refused entry only when its writer asks for it, and keeps the reason', async () => {
    start()
    answer = error(422)
    add('1')
    await wait()
    expect(outboxOf(uid).get('1')).toMatchObject({ state: 'refused', reason: 'ui.refused.invalid' })
    online()
    await wait(120_000)
    expect(asked).toEqual(['1'])
    answer = async () => undefined
    sendAgain(uid, '1')
    await wait()
    expect([asked, states()]).toEqual([['1', '1'], []])
  })

  it('a held entry when its time has come', async () => {
    start()
    add('1', { notBefore: Date.now() + 8000 })
    await wait(7999)
    expect(asked).toEqual([])
    await wait(1)
    expect(asked).toEqual(['1'])
  })

  it('an entry that a clock set back since would hold for hours', async () => {
    start()
    add('1', { notBefore: Date.now() + 3_600_000 })
    await wait()
    expect(asked).toEqual(['1'])
  })

  it('what another tab has written, and leaves to that tab what it sends', async () => {
    const locks = {
      request: vi.fn((_: string, __: unknown, work: (lock: object | null) => unknown) => work(null)),
    }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks }))
    start()
    const entry = {
      id: '1',
      kind: 'note',
      lane: 'a',
      call: { method: 'post', path: '/a', body: { id: '1' } },
    }
    localStorage.setItem(
      `quillport-outbox:${uid}:1`,
      JSON.stringify({ ...entry, data: '', order: 1, state: 'sending' }),
    )
    window.dispatchEvent(new StorageEvent('storage', { key: `quillport-outbox:${uid}:1` }))
    await wait()
    expect(locks.request).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
    // The other tab has closed.
    locks.request.mockImplementation((_, __, work) => work({}))
    await wait(5000)
    expect([asked, states()]).toEqual([['1'], []])
  })

  it('nothing that was discarded while it was sent', async () => {
    start()
    answer = hangs
    add('1')
    await wait()
    outboxOf(uid).drop('1')
    await wait(120_000)
    expect([asked, states()]).toEqual([['1'], []])
  })

  it('nothing while another person is signed in, and no further entry after another one has signed in', async () => {
    start()
    answer = () => {
      signIn(crypto.randomUUID())
      return error(422)()
    }
    add('1')
    add('2')
    await wait()
    online()
    await wait(120_000)
    expect([asked, states()]).toEqual([['1'], ['1: refused', '2: waiting']])
    answer = async () => undefined
    signIn(uid)
    online()
    await wait()
    expect(asked).toEqual(['1', '2'])
  })
})

it('a deletion of a row that is gone already counts as sent', async () => {
  api.delete.mockImplementation(error(404))
  start()
  add('1', { call: { method: 'delete', path: '/a/1' } })
  await wait()
  expect(states()).toEqual([])
  expect(reports).toMatchObject([{ sent: [{ entry: { id: '1' } }], refused: [] }])
})

it('the handler of a kind gets the response before the entry is removed', async () => {
  start()
  answer = async () => ({ name: 'b' })
  const seen: unknown[] = []
  whenSent(notes, ({ uid: by }, { data }, response: { name: string }) => {
    seen.push(by === uid, data, response.name, states())
    return '/somewhere'
  })
  add('1')
  await wait()
  expect(seen).toEqual([true, '1', 'b', ['1: sending']])
  expect(reports[0]?.sent[0]?.href).toBe('/somewhere')
  expect(states()).toEqual([])
})
