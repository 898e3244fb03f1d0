import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { body, offline, setUp } from '../../../../tests/support/editor/item-session.ts'
import { testItem } from '../../../../tests/support/items.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when another person has written', () => {
  test('other fields are taken in and ours go on', async () => {
    const { session, writtenElsewhere, stored, onRemoteChange, phase } = setUp()
    writtenElsewhere({ synopsis: 'theirs', notesContent: body('noted') })
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(phase()).toBe('saved')
    expect(stored()).toMatchObject({ synopsis: 'theirs', content: body('mine') })
    expect(session.state.get().shown.synopsis).toBe('theirs')
    expect(onRemoteChange.mock.calls[0]?.[1]).toEqual(['notesContent'])
  })

  test('to the same field is a conflict and stops saving', async () => {
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

  test('is shown in its newest version while the conflict is open', async () => {
    const { session, writtenElsewhere, stored, phase } = setUp()
    writtenElsewhere({ content: body('theirs') })
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(800)
    session.receive(writtenElsewhere({ content: body('theirs, more') }))
    expect(phase()).toBe('conflict')
    expect(session.state.get().theirs?.content).toEqual(body('theirs, more'))
    session.resolve('mine')
    await vi.advanceTimersByTimeAsync(0)
    expect(stored().content).toEqual(body('mine'))
  })

  test('replaces the local change and the draft when the user chooses it', async () => {
    const { session, writtenElsewhere, onRemoteChange, dropDraft, phase } = setUp()
    const theirs = writtenElsewhere({ content: body('theirs') })
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(800)
    session.resolve('theirs')
    expect(phase()).toBe('saved')
    expect(onRemoteChange).toHaveBeenLastCalledWith(theirs, expect.arrayContaining(['content']))
    expect(dropDraft).toHaveBeenCalled()
    expect(session.hasUnsaved()).toBe(false)
  })

  test('is no conflict when it is the user’s own save with a lost response', async () => {
    const { session, writtenElsewhere, failWith, phase } = setUp()
    failWith(offline())
    session.change('content', body('mine'))
    await vi.advanceTimersByTimeAsync(800)
    writtenElsewhere({ content: body('mine') })
    await vi.advanceTimersByTimeAsync(1000)
    expect(phase()).toBe('saved')
  })

  test('is applied immediately without unsaved changes', () => {
    const { session, writtenElsewhere, onRemoteChange } = setUp()
    const theirs = writtenElsewhere({ title: 'Renamed', content: body('theirs') })
    session.receive(theirs)
    expect(session.state.get().shown.title).toBe('Renamed')
    expect(onRemoteChange).toHaveBeenCalledWith(theirs, ['content'])
  })

  test('received during a request is applied after the response', async () => {
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

  test('with an old revision is ignored', () => {
    const { session, onRemoteChange } = setUp()
    session.receive(testItem({ title: 'Older', revision: 1 }))
    expect(onRemoteChange).not.toHaveBeenCalled()
  })
})

describe('drafts', () => {
  test('are stored a fifth of a second after a change, with their base revision', async () => {
    const { session, keepDraft } = setUp()
    session.change('content', body('x'))
    await vi.advanceTimersByTimeAsync(199)
    expect(keepDraft).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(keepDraft).toHaveBeenCalledWith({ content: body('x') }, 1, null)
  })

  test('of an earlier visit are saved when the item has not changed', async () => {
    const { session, stored } = setUp()
    session.restore({ content: body('from yesterday') }, false)
    await vi.advanceTimersByTimeAsync(800)
    expect(stored().content).toEqual(body('from yesterday'))
  })

  test('of an earlier visit are a conflict when the item has changed', async () => {
    const { session, calls, phase } = setUp()
    session.restore({ content: body('from yesterday') }, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(phase()).toBe('conflict')
    expect(calls).toHaveLength(0)
  })

  test('of an earlier visit are no conflict when they were saved after all', async () => {
    const { session, calls, phase } = setUp()
    const { content, title } = session.state.get().base
    session.restore({ content, title }, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(phase()).toBe('saved')
    expect(session.hasUnsaved()).toBe(false)
    expect(calls).toHaveLength(0)
  })
})
