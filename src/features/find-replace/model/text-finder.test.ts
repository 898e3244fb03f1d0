import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTextFinder, FIND_LIMIT_MS } from './text-finder.ts'

type FakeWorker = { onmessage: ((event: { data: unknown }) => void) | null; terminate: () => void }
let worker: FakeWorker & { isEnded: boolean }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: FakeWorker['onmessage'] = null
      isEnded = false
      constructor() {
        worker = this
      }
      postMessage() {}
      terminate() {
        this.isEnded = true
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const query = { text: '(a+)+$', isExact: true, isWord: false, ignoresAccents: false, isPattern: true }
const request = { query, texts: ['a'], limit: 1 }

describe('createTextFinder (R-928)', () => {
  it('ends the worker of an expression that takes longer than three seconds', async () => {
    const finding = createTextFinder().find(request)
    const outcome = expect(finding).rejects.toMatchObject({ code: 'too-slow' })
    worker.onmessage?.({ data: 'ready' })
    await vi.advanceTimersByTimeAsync(2999)
    expect(worker.isEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(worker.isEnded).toBe(true)
  })

  it('measures from when the worker is ready, not while it loads', async () => {
    const finding = createTextFinder().find(request)
    await vi.advanceTimersByTimeAsync(FIND_LIMIT_MS * 2)
    worker.onmessage?.({ data: 'ready' })
    await vi.advanceTimersByTimeAsync(1)
    worker.onmessage?.({ data: { found: [] } })
    expect(await finding).toEqual([])
    await vi.advanceTimersByTimeAsync(FIND_LIMIT_MS)
    expect(worker.isEnded).toBe(false)
  })
})
