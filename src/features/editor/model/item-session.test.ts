import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { body, offline, setUp } from '../../../../tests/support/editor/item-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the item session saves', () => {
  test('once after the debounce', async () => {
    const { session, calls, phase } = setUp()
    session.change('content', body('t'))
    await vi.advanceTimersByTimeAsync(500)
    session.change('content', body('tw'))
    await vi.advanceTimersByTimeAsync(799)
    expect(calls).toHaveLength(0)
    expect(phase()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toEqual([{ content: body('tw'), revision: 1 }])
    expect(phase()).toBe('saved')
  })

  test('at least every five seconds while the user types', async () => {
    const { session, calls } = setUp()
    for (let ms = 0; ms < 11_000; ms += 100) {
      session.change('content', body(`${ms}`))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(calls).toHaveLength(2)
  })

  test('saves do not overlap; text typed during a save is sent afterwards on the new revision', async () => {
    const { session, calls, hold, stored } = setUp()
    const open = hold()
    session.change('content', body('first'))
    await vi.advanceTimersByTimeAsync(800)
    session.change('content', body('second'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(calls).toHaveLength(1)
    open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls[1]).toEqual({ content: body('second'), revision: 2 })
    expect(stored().content).toEqual(body('second'))
  })

  test('a body converted to JSON on save, not on each change', async () => {
    const { session } = setUp()
    const source = vi.fn(() => body('lazy'))
    for (let key = 0; key < 50; key++) session.change('content', source)
    expect(source).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(800)
    expect(source.mock.calls.length).toBeLessThanOrEqual(4)
  })

  test('immediately on flush, which resolves when all changes are saved', async () => {
    const { session, stored } = setUp()
    session.change('title', 'New title')
    await expect(session.flush()).resolves.toBe(true)
    expect(stored().title).toBe('New title')
    await expect(session.flush()).resolves.toBe(true)
  })

  test('on flush also the changes made during a running request', async () => {
    const { session, hold, stored } = setUp()
    const open = hold()
    session.change('title', 'A')
    const first = session.flush()
    session.change('title', 'B')
    open()
    await vi.advanceTimersByTimeAsync(2000)
    await expect(first).resolves.toBe(true)
    expect(stored().title).toBe('B')
  })
})

describe('the item session after a failed save', () => {
  test('stores the draft and retries with growing delays while offline', async () => {
    const { session, calls, failWith, phase, keepDraft, dropDraft } = setUp()
    failWith(offline(), offline(), offline())
    session.change('content', body('kept'))
    await vi.advanceTimersByTimeAsync(800)
    expect(phase()).toBe('offline')
    expect(keepDraft).toHaveBeenLastCalledWith({ content: body('kept') }, 1, { content: body('kept') })
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(calls).toHaveLength(2)
    expect(dropDraft).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1 + 4000)
    expect(phase()).toBe('saved')
    expect(dropDraft).toHaveBeenCalledTimes(1)
  })

  test('text typed offline causes no repeated calls, and is sent when the connection is back', async () => {
    const { session, calls, failWith, stored } = setUp()
    failWith(...Array.from({ length: 6 }, offline))
    session.change('content', body('a'))
    await vi.advanceTimersByTimeAsync(20_000)
    const before = calls.length
    session.change('content', body('b'))
    await vi.advanceTimersByTimeAsync(500)
    expect(calls.length).toBe(before)
    failWith()
    session.wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(stored().content).toEqual(body('b'))
  })

  test('signed out: nothing is sent until a person signs in again', async () => {
    const { session, calls, failWith, phase } = setUp()
    failWith(new ApiError({ status: 401, code: 'unauthorized', message: '' }))
    session.change('title', 'x')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(phase()).toBe('signed-out')
    expect(calls).toHaveLength(1)
    session.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(phase()).toBe('saved')
  })

  test('shows the server’s message after a rejection and saves the next change', async () => {
    const { session, calls, failWith, phase } = setUp()
    const errors = { title: ['Title must be at most 1000 characters'] }
    failWith(
      new ApiError({ status: 422, code: 'invalid', message: '', fields: { title: errors.title[0] ?? '' } }),
    )
    session.change('title', 'x'.repeat(1001))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(phase()).toBe('refused')
    expect(session.state.get().message).toBe(errors.title[0])
    session.change('title', 'short')
    await vi.advanceTimersByTimeAsync(800)
    expect(phase()).toBe('saved')
    // The refused text is not sent again.
    expect(calls.map(({ title }) => title)).toEqual(['x'.repeat(1001), 'short'])
  })
})
