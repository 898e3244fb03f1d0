import { describe, expect, it } from 'vitest'
import { belongs, changedBy, dedupe, mergeFirstPage, overlay, type ThreadFilter } from './entries.ts'
import { testThread } from './test-threads.ts'

const inbox: ThreadFilter = { folder: 'inbox', today: '2026-11-20' }
const ids = (threads: readonly { no: number }[]) => threads.map(({ no }) => no)

describe('undo', () => {
  it('restores only the properties that the action changed', () => {
    const { threadId } = testThread(1)
    const entry = { threadId, folder: 'inbox', isRead: true, isStarred: false, taskStatus: 'new' } as const
    const before = { ...entry, unreadCount: 0, dueDate: '2026-11-20', labelIds: ['a'] }
    expect(changedBy([before], [{ ...before, folder: 'archive' }])).toEqual([{ threadId, folder: 'inbox' }])
    expect(changedBy([before], [{ ...before, dueDate: null, labelIds: [] }])).toEqual([
      { threadId, dueDate: '2026-11-20', labelIds: ['a'] },
    ])
  })
})

describe('a list', () => {
  const filters: [string, Partial<ThreadFilter>, Partial<Parameters<typeof belongs>[0]>][] = [
    ['all mail', { folder: 'all' }, {}],
    ['sent', { folder: 'sent' }, {}],
    ['due today', { folder: 'due-today' }, { dueDate: '2026-11-20' }],
    ['a label', { folder: 'all', label: 'x' }, { labelIds: ['x'] }],
  ]
  it.each(filters)('of %s is left by a thread moved to spam or trash', (_, filter, more) => {
    const thread = testThread(1, more)
    expect(belongs(thread, { ...inbox, ...filter })).toBe(true)
    for (const folder of ['spam', 'trash'] as const)
      expect(belongs({ ...thread, folder }, { ...inbox, ...filter }), folder).toBe(false)
  })
})

describe('actions that are not answered yet', () => {
  const thread = testThread(1)
  const threadIds = [thread.threadId]
  it('are laid over in their order', () => {
    const now = overlay(thread, [
      { action: 'archive', threadIds },
      { action: 'read', threadIds },
      { action: 'inbox', threadIds },
    ])
    expect(now).toMatchObject({ folder: 'inbox', isRead: true, unreadCount: 0 })
  })
  it('leave other threads alone, and a deleted one is gone', () => {
    expect(overlay(testThread(2), [{ action: 'trash', threadIds }])?.folder).toBe('inbox')
    expect(overlay(thread, [{ action: 'delete', threadIds }])).toBeNull()
  })
  it('give a thread marked read and unread again its unread messages back', () => {
    const unread = testThread(1, { unreadCount: 3 })
    expect(overlay(unread, [{ action: 'read', threadIds }])).toMatchObject({ isRead: true, unreadCount: 0 })
    expect(
      overlay(unread, [
        { action: 'read', threadIds },
        { action: 'unread', threadIds },
      ]),
    ).toMatchObject({ isRead: false, unreadCount: 3 })
  })
  it('put a label on once', () => {
    const labelId = testThread(9).threadId
    const twice = [
      { action: 'label', threadIds, labelId },
      { action: 'label', threadIds, labelId },
    ] as const
    expect(
      overlay(
        thread,
        twice.map((body) => ({ ...body, threadIds })),
      )?.labelIds,
    ).toEqual([labelId])
  })
})

describe('the folder of a thread', () => {
  it('leaves the inbox when archived, and stays when read under a filter of unread ones', () => {
    expect(belongs(testThread(1, { folder: 'archive' }), inbox)).toBe(false)
    expect(belongs(testThread(1, { isRead: true }), { ...inbox, unread: true })).toBe(true)
  })
  it('is starred, labelled or due wherever it lies, but not in the trash', () => {
    const label = testThread(9).threadId
    const marks = { isStarred: true, labelIds: [label], dueDate: '2026-11-20' }
    for (const filter of [
      { ...inbox, folder: 'starred' as const },
      { ...inbox, folder: 'all' as const, label },
      { ...inbox, folder: 'due-today' as const },
    ]) {
      expect(belongs(testThread(1, { ...marks, folder: 'archive' }), filter)).toBe(true)
      expect(belongs(testThread(1, { ...marks, folder: 'trash' }), filter)).toBe(false)
    }
  })
})

describe('pages', () => {
  it('name a thread once, its first place counting', () => {
    expect(
      ids(
        dedupe([
          [testThread(3), testThread(2)],
          [testThread(2), testThread(1)],
        ]),
      ),
    ).toEqual([3, 2, 1])
  })
  it('keep what slid off the end of the first when newer ones came', () => {
    const known = [testThread(3), testThread(2), testThread(1)]
    expect(ids(mergeFirstPage(known, [testThread(4), testThread(3), testThread(2)], 9))).toEqual([4, 3, 2, 1])
  })
  it('drop from the first what has gone elsewhere', () => {
    const known = [testThread(4), testThread(3), testThread(2)]
    expect(ids(mergeFirstPage(known, [testThread(4), testThread(2), testThread(1)], 9))).toEqual([4, 2, 1])
  })
  it('are what the server says when one page is all there is', () => {
    expect(ids(mergeFirstPage([testThread(2), testThread(1)], [testThread(2)], 1))).toEqual([2])
  })
})
