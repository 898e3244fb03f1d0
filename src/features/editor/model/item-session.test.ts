import type { Doc } from '@contract/document.ts'
import type { Item, PatchItemBody } from '@contract/items.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import { createItemSession } from './item-session.ts'
import { testItem } from './test-item.ts'

const body = (text: string): Doc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const conflict = (item: Item) =>
  new ApiError({
    status: 409,
    code: 'conflict',
    message: 'late',
    body: { error: { code: 'conflict', message: 'late' }, item },
  })
const offline = () => new ApiError({ status: 0, code: 'network', message: 'no answer' })

/** A server of one item, and a session on it. */
function setUp(start: Item = testItem({ content: body('one') })) {
  let stored = start
  const calls: PatchItemBody[] = []
  let failures: unknown[] = []
  let gate: Promise<void> | null = null
  const keepDraft = vi.fn()
  const dropDraft = vi.fn()
  const onAdopt = vi.fn()
  const session = createItemSession({
    item: start,
    keepDraft,
    dropDraft,
    onAdopt,
    send: async (patch) => {
      calls.push(patch)
      if (gate) await gate
      const failure = failures.shift()
      if (failure) throw failure
      if (patch.revision !== stored.revision) throw conflict(stored)
      const { revision, keepReplacedAs: _kept, ...fields } = patch
      stored = { ...stored, ...fields, revision: revision + 1 } as Item
      return stored
    },
  })
  return {
    session,
    calls,
    keepDraft,
    dropDraft,
    onAdopt,
    stored: () => stored,
    phase: () => session.state.get().phase,
    failWith: (...errors: unknown[]) => {
      failures = errors
    },
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = () => {
          gate = null
          resolve()
        }
      })
      return () => open()
    },
    writtenElsewhere: (fields: Partial<Item>) => {
      stored = { ...stored, ...fields, revision: stored.revision + 1 }
      return stored
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when it saves', () => {
  test('once, a moment after the writer pauses', async () => {
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

  test('at least every five seconds while the writer does not pause', async () => {
    const { session, calls } = setUp()
    for (let ms = 0; ms < 11_000; ms += 100) {
      session.change('content', body(`${ms}`))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(calls).toHaveLength(2)
  })

  test('never two calls at once; what was typed meanwhile goes on its own, on the new revision', async () => {
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

  test('a body is turned into JSON when it is needed, not when it is typed', async () => {
    const { session } = setUp()
    const source = vi.fn(() => body('lazy'))
    for (let key = 0; key < 50; key++) session.change('content', source)
    expect(source).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(800)
    expect(source.mock.calls.length).toBeLessThanOrEqual(4)
  })

  test('flush sends at once and says when all is saved', async () => {
    const { session, stored } = setUp()
    session.change('title', 'New title')
    await expect(session.flush()).resolves.toBe(true)
    expect(stored().title).toBe('New title')
    await expect(session.flush()).resolves.toBe(true)
  })

  test('flush waits for what was typed during a running call', async () => {
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

describe('when saving fails', () => {
  test('offline: kept on the device and tried again with growing pauses, then sent', async () => {
    const { session, calls, failWith, phase, keepDraft, dropDraft } = setUp()
    failWith(offline(), offline(), offline())
    session.change('content', body('kept'))
    await vi.advanceTimersByTimeAsync(800)
    expect(phase()).toBe('offline')
    expect(keepDraft).toHaveBeenLastCalledWith({ content: body('kept') }, 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(calls).toHaveLength(2)
    expect(dropDraft).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1 + 4000)
    expect(phase()).toBe('saved')
    expect(dropDraft).toHaveBeenCalledTimes(1)
  })

  test('what is typed while offline does not hammer the server, and goes when the connection is back', async () => {
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
    await vi.advanceTimersByTimeAsync(0)
    expect(stored().content).toEqual(body('b'))
  })

  test('signed out: nothing is sent until somebody is signed in again', async () => {
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

  test('refused: said in the words of the server, and the next change is tried', async () => {
    const { session, failWith, phase } = setUp()
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
  })
})

describe('when somebody else has written', () => {
  test('other fields are taken in and ours go on', async () => {
    const { session, writtenElsewhere, stored, onAdopt, phase } = setUp()
    writtenElsewhere({ synopsis: 'theirs' })
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(phase()).toBe('saved')
    expect(stored()).toMatchObject({ synopsis: 'theirs', content: body('mine') })
    expect(onAdopt.mock.calls[0]?.[1]).toEqual(['synopsis'])
  })

  test('the same field waits for a choice and nothing more is sent', async () => {
    const { session, writtenElsewhere, stored, calls, phase } = setUp()
    writtenElsewhere({ content: body('theirs') })
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(800)
    expect(phase()).toBe('conflict')
    session.change('content', body('mine, more'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    expect(stored().content).toEqual(body('theirs'))
    session.resolve('mine')
    await vi.advanceTimersByTimeAsync(0)
    expect(stored().content).toEqual(body('mine, more'))
    expect(calls[1]?.keepReplacedAs).toBe('conflict')
    session.change('title', 'Later')
    await vi.advanceTimersByTimeAsync(800)
    expect(calls[2]?.keepReplacedAs).toBeUndefined()
  })

  test('choosing theirs shows theirs and forgets the draft', async () => {
    const { session, writtenElsewhere, onAdopt, dropDraft, phase } = setUp()
    const theirs = writtenElsewhere({ content: body('theirs') })
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(800)
    session.resolve('theirs')
    expect(phase()).toBe('saved')
    expect(onAdopt).toHaveBeenLastCalledWith(theirs, expect.arrayContaining(['content']))
    expect(dropDraft).toHaveBeenCalled()
    expect(session.hasUnsaved()).toBe(false)
  })

  test('a call that was stored though its answer got lost is no conflict', async () => {
    const { session, writtenElsewhere, failWith, phase } = setUp()
    failWith(offline())
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(800)
    writtenElsewhere({ content: body('mine') })
    await vi.advanceTimersByTimeAsync(1000)
    expect(phase()).toBe('saved')
  })

  test('news without anything unsaved is shown at once', () => {
    const { session, writtenElsewhere, onAdopt } = setUp()
    const theirs = writtenElsewhere({ title: 'Renamed' })
    session.receive(theirs)
    expect(session.state.get().shown.title).toBe('Renamed')
    expect(onAdopt).toHaveBeenCalledWith(theirs, ['title'])
  })

  test('news during a call are looked at when it is answered', async () => {
    const { session, hold, writtenElsewhere, phase } = setUp()
    const open = hold()
    session.change('title', 'Mine')
    await vi.advanceTimersByTimeAsync(800)
    session.change('title', 'Mine, more')
    open()
    await vi.advanceTimersByTimeAsync(0)
    const again = hold()
    await vi.advanceTimersByTimeAsync(800)
    session.receive({ ...writtenElsewhere({ synopsis: 'theirs' }), revision: 9, title: 'Mine, more' })
    again()
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.state.get().shown.synopsis).toBe('theirs')
    expect(phase()).toBe('saved')
  })

  test('old news are no news', () => {
    const { session, onAdopt } = setUp()
    session.receive(testItem({ title: 'Older', revision: 1 }))
    expect(onAdopt).not.toHaveBeenCalled()
  })
})

describe('drafts', () => {
  test('are kept a fifth of a second after a change, with the revision they stand on', async () => {
    const { session, keepDraft } = setUp()
    session.change('content', body('x'))
    await vi.advanceTimersByTimeAsync(199)
    expect(keepDraft).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(keepDraft).toHaveBeenCalledWith({ content: body('x') }, 1)
  })

  test('of a former visit are sent when the item is still the same', async () => {
    const { session, stored } = setUp()
    session.restore({ content: body('from yesterday') }, false)
    await vi.advanceTimersByTimeAsync(800)
    expect(stored().content).toEqual(body('from yesterday'))
  })

  test('of a former visit ask when the item has changed since', async () => {
    const { session, calls, phase } = setUp()
    session.restore({ content: body('from yesterday') }, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(phase()).toBe('conflict')
    expect(calls).toHaveLength(0)
  })
})
