import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RealtimePart, RealtimeTopic } from './topic.ts'

type OnStatus = (status: string, error?: Error) => void

/** A fake of the client that records its calls in order. */
function fakeClient() {
  const calls: string[] = []
  const callbacks: OnStatus[] = []
  const channel = {
    on: () => channel,
    subscribe: (onStatus: OnStatus) => {
      calls.push('subscribe')
      callbacks.push(onStatus)
      return channel
    },
  }
  const client = {
    realtime: { setAuth: async () => void calls.push('setAuth') },
    channel: () => channel,
    removeChannel: async () => {
      calls.push('removeChannel')
      return 'ok'
    },
  } as unknown as RealtimePart
  const setStatus: OnStatus = (status, error) => callbacks.at(-1)?.(status, error)
  return { client, calls, setStatus }
}

const follow = (load: () => Promise<RealtimePart>) => {
  const onChange = vi.fn()
  return {
    onChange,
    topic: new RealtimeTopic({ name: 'x', load, onEvent: vi.fn(), onReady: vi.fn(), onChange }),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a live topic', () => {
  it('has its token set before it asks to be let in', async () => {
    const { client, calls } = fakeClient()
    const { topic } = follow(async () => client)
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual(['setAuth', 'subscribe'])
    topic.close()
  })

  it('is late after five seconds without a connection, until it opens', async () => {
    const { client, setStatus } = fakeClient()
    const { topic, onChange } = follow(async () => client)
    await vi.advanceTimersByTimeAsync(100)
    setStatus('CHANNEL_ERROR', new Error('socket closed: 1006'))
    await vi.advanceTimersByTimeAsync(4800)
    expect(topic.isLate).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(topic.isLate).toBe(true)
    setStatus('SUBSCRIBED')
    expect(topic.isLate).toBe(false)
    expect(onChange).toHaveBeenCalledTimes(2)
    topic.close()
  })

  it('is not late when the person is refused', async () => {
    const { client, setStatus } = fakeClient()
    const { topic, onChange } = follow(async () => client)
    await vi.advanceTimersByTimeAsync(100)
    setStatus(
      'CHANNEL_ERROR',
      new Error('"Unauthorized: You do not have permissions to read from this topic"'),
    )
    await vi.advanceTimersByTimeAsync(6000)
    expect([topic.isReady, topic.isLate]).toEqual([false, false])
    expect(onChange).not.toHaveBeenCalled()
    topic.close()
  })

  it('rejoins with growing delays when the server closes it', async () => {
    const { client, calls, setStatus } = fakeClient()
    const { topic } = follow(async () => client)
    await vi.advanceTimersByTimeAsync(0)
    const count = () => calls.filter((call) => call === 'subscribe').length
    for (const [index, waitMs] of [1000, 2000, 5000, 10_000, 30_000, 30_000].entries()) {
      setStatus('CLOSED')
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(count()).toBe(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(count()).toBe(index + 2)
    }
    topic.close()
  })

  it('tries at once when the tab or the network is back', async () => {
    const { client } = fakeClient()
    const load = vi.fn(async () => client).mockRejectedValueOnce(new Error('offline'))
    vi.spyOn(console, 'warn').mockReturnValue()
    const { topic } = follow(load)
    await vi.advanceTimersByTimeAsync(10)
    topic.reconnectNow()
    await vi.advanceTimersByTimeAsync(10)
    expect(load).toHaveBeenCalledTimes(2)
    topic.close()
  })

  it('makes no call after it was closed', async () => {
    const { client, calls, setStatus } = fakeClient()
    const { topic } = follow(async () => client)
    await vi.advanceTimersByTimeAsync(0)
    setStatus('CLOSED')
    topic.close()
    const before = calls.length
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls.length).toBe(before)
  })
})
