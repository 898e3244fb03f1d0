import type { ThreadSummary } from '@contract/mail.ts'
import { createIntl } from 'react-intl'
import { describe, expect, it, vi } from 'vitest'
import messages from '../../../../locales/en/mail.json'
import type { ThreadActions } from '../hooks/use-thread-actions.ts'
import { overlay } from './entries.ts'
import { testThread } from './test-threads.ts'
import { threadMenu } from './thread-menu-items.ts'

type Folder = ThreadSummary['folder']

const FOLDERS: readonly Folder[] = ['inbox', 'archive', 'spam', 'trash', 'sent']
const actions = new Proxy({}, { get: () => vi.fn().mockResolvedValue(true) }) as ThreadActions

function menuOf(folders: readonly Folder[], isStaff = true) {
  const items = threadMenu({
    intl: createIntl({ locale: 'en', messages }),
    threads: folders.map((folder, n) => testThread(n, { folder })),
    labels: [],
    actions,
    isStaff,
    today: '2026-11-23',
    onNewLabel: vi.fn(),
    onPickDue: vi.fn(),
  })
  const shown = items.filter(({ hidden, separator }) => !hidden && !separator)
  return new Map(shown.map(({ id, disabledReason }) => [id, disabledReason]))
}

describe('the menu of threads (R-107, R-118)', () => {
  it.each(FOLDERS)('shows trash and erase as two items, enabled as the folder %s allows', (folder) => {
    const menu = menuOf([folder])
    expect(menu.get('trash')).toBe(folder === 'trash' ? 'Already in the trash' : undefined)
    expect(menu.get('erase')).toBe(folder === 'trash' ? undefined : 'Move it to the trash first')
    expect([menu.has('trash'), menu.has('erase')]).toEqual([true, true])
  })

  it.each(FOLDERS)('disables a move to the folder %s that the thread is in, with the reason', (folder) => {
    const menu = menuOf([folder])
    expect(menu.get('archive')).toBe(folder === 'archive' ? 'Already in the archive' : undefined)
    expect(menu.get('inbox')).toBe(folder === 'inbox' ? 'Already in the inbox' : undefined)
    expect(menu.has('not-spam')).toBe(folder === 'spam')
    expect(menu.has('spam')).toBe(folder !== 'spam')
  })

  it('never erases a selection with a thread outside the trash', () => {
    expect(menuOf(['trash', 'inbox']).get('trash')).toBeUndefined()
    expect(menuOf(['trash', 'inbox']).get('erase')).toBe('Move it to the trash first')
  })

  it('follows a move before the server has answered (R-1004)', () => {
    const thread = testThread(1, { folder: 'inbox' })
    const moved = overlay(thread, [{ action: 'trash', threadIds: [thread.threadId] }])
    const menu = menuOf([moved?.folder ?? 'inbox'])
    expect([menu.get('inbox'), menu.get('trash'), menu.get('erase')]).toEqual([
      undefined,
      'Already in the trash',
      undefined,
    ])
  })

  it('has no folders, star or labels for a conversation of the shared inbox (R-873)', () => {
    expect([...menuOf(['team']).keys()]).toEqual(['read', 'status', 'due'])
  })

  it('shows due dates to staff only', () => {
    expect(menuOf(['inbox']).has('due')).toBe(true)
    expect(menuOf(['inbox'], false).has('due')).toBe(false)
  })
})
