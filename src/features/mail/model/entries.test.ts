import { describe, expect, it } from 'vitest'
import { belongs, changedBy, dedupe, mergeFirstPage, overlay, type ThreadFilter } from './entries.ts'
import { testThread } from './test-threads.ts'

const inbox: ThreadFilter = { folder: 'inbox', today: '2026-11-20' }
const ids = (threads: readonly { no: number }[]) => threads.map(({ no }) => no)

describe('changedBy', () => {
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

describe('a thread list', () => {
  const filters: [string, Partial<ThreadFilter>, Partial<Parameters<typeof belongs>[0]>][] = [
    ['all mail', { folder: 'all' }, {}],
    ['sent', { folder: 'sent' }, {}],
    ['due today', { folder: 'due-today' }, { dueDate: '2026-11-20' }],
    ['a label', { folder: 'all', label: 'x' }, { labelIds: ['x'] }],
  ]
  it.each(filters)('of %s drops a thread moved to spam or trash', (_, filter, more) => {
    const thread = testThread(1, more)
    expect(belongs(thread, { ...inbox, ...filter })).toBe(true)
    for (const folder of ['spam', 'trash'] as const)
      expect(belongs({ ...thread, folder }, { ...inbox, ...filter }), folder).toBe(false)
  })
})

describe('pending actions', () => {
  const thread = testThread(1)
  const threadIds = [thread.threadId]
  it('are applied in order', () => {
    const now = overlay(thread, [
      { action: 'archive', threadIds },
      { action: 'read', threadIds },
      { action: 'inbox', threadIds },
    ])
    expect(now).toMatchObject({ folder: 'inbox', isRead: true, unreadCount: 0 })
  })
  it('do not change other threads, and remove a deleted one', () => {
    expect(overlay(testThread(2), [{ action: 'trash', threadIds }])?.folder).toBe('inbox')
    expect(overlay(thread, [{ action: 'delete', threadIds }])).toBeNull()
  })
  it('restore the unread count of a thread marked read and unread again', () => {
    const unread = testThread(1, { unreadCount: 3 })
    expect(overlay(unread, [{ action: 'read', threadIds }])).toMatchObject({ isRead: true, unreadCount: 0 })
    expect(
      overlay(unread, [
        { action: 'read', threadIds },
        { action: 'unread', threadIds },
      ]),
    ).toMatchObject({ isRead: false, unreadCount: 3 })
  })
  it('add a label once', () => {
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
  it('includes starred, labelled or due threads of every folder except the trash', () => {
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

describe('merged pages', () => {
  it('contain a thread once, at its first position', () => {
    expect(
      ids(
        dedupe([
          [testThread(3), testThread(2)],
          [testThread(2), testThread(1)],
        ]),
      ),
    ).toEqual([3, 2, 1])
  })
  it('keep threads that newer ones pushed off the end of the first page', () => {
    const known = [testThread(3), testThread(2), testThread(1)]
    expect(ids(mergeFirstPage(known, [testThread(4), testThread(3), testThread(2)], 9))).toEqual([4, 3, 2, 1])
  })
  it('drop threads that left the middle of the first page', () => {
    const known = [testThread(4), testThread(3), testThread(2)]
    expect(ids(mergeFirstPage(known, [testThread(4), testThread(2), testThread(1)], 9))).toEqual([4, 2, 1])
  })
  it('equal the server’s response when there is only one page', () => {
    expect(ids(mergeFirstPage([testThread(2), testThread(1)], [testThread(2)], 1))).toEqual([2])
  })
})
