import type { Notification } from '@contract/notifications.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import messages from '../../../../locales/en/notifications.json'
import * as system from '../shared/system-notifications.ts'
import { isHere, useArrivals } from './use-arrivals.ts'

registerPaths([
  { id: 'editor.manuscript', path: '/apps/manuscripts/:id' },
  { id: 'scrivener-import.page', path: '/apps/scrivener/import' },
  { id: 'mail.app', path: '/apps/email' },
])

const unread = (seq: number, importId: string) =>
  ({
    id: `n${seq}`,
    seq,
    kind: 'import_completed',
    payload: { importId, manuscriptId: 'one', title: `Novel ${seq}` },
    readAt: null,
  }) as Notification

const onSeen = vi.fn()
const atImport = '/apps/scrivener/import?import=here'

/** Uses the hook at an address. */
const show = (address: string, list: readonly Notification[]) =>
  renderHook(
    ({ now }) => {
      useArrivals(now, onSeen, false)
      return useNavigate()
    },
    {
      initialProps: { now: list },
      wrapper: ({ children }: { children: ReactNode }) => (
        <IntlProvider locale="en" messages={messages}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </IntlProvider>
      ),
    },
  )

beforeEach(() => {
  onSeen.mockReset()
  vi.spyOn(toast, 'success').mockReturnValue(undefined as never)
})

it('the first list marks what the screen shows as read, and shows no toast for the others', () => {
  show(atImport, [unread(1, 'elsewhere'), unread(2, 'here')])
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(['n2'])
  expect(toast.success).not.toHaveBeenCalled()
})

it('a later notification is marked as read on its screen, and shows a toast elsewhere', () => {
  const { rerender } = show(atImport, [])
  rerender({ now: [unread(1, 'elsewhere'), unread(2, 'here')] })
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(['n2'])
  expect(toast.success).toHaveBeenCalledOnce()
})

it('a notification that arrived before its screen is marked as read when the screen opens, once', async () => {
  const { rerender, result } = show('/', [])
  rerender({ now: [unread(1, 'here')] })
  expect(toast.success).toHaveBeenCalledOnce()
  expect(onSeen).not.toHaveBeenCalled()
  await act(async () => result.current(atImport))
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(['n1'])
  // A refused request leaves it unread.
  rerender({ now: [unread(1, 'here')] })
  expect(onSeen).toHaveBeenCalledOnce()
})

it('R-775: each new notification is passed to the system, except those that the screen shows', () => {
  const shown = vi.spyOn(system, 'showSystemNotification').mockReturnValue(undefined)
  const { rerender } = show(atImport, [unread(1, 'earlier')])
  rerender({ now: [unread(1, 'earlier'), unread(3, 'two'), unread(2, 'one'), unread(4, 'here')] })
  expect(shown.mock.calls.map(([{ id }]) => id)).toEqual(['n2', 'n3'])
  expect(shown.mock.calls[0]?.[0].title).toContain('Novel 2')
  // In a hidden tab, the person does not see the screen.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  rerender({ now: [unread(5, 'here')] })
  expect(shown.mock.calls.map(([{ id }]) => id)).toEqual(['n2', 'n3', 'n5'])
})

describe('a new message', () => {
  const message = (seq: number) =>
    ({
      id: `m${seq}`,
      seq,
      kind: 'message_received',
      payload: { threadId: `t${seq}`, title: `Subject ${seq}`, actor: 'Ann' },
      count: 1,
      readAt: null,
    }) as Notification
  beforeEach(() => {
    vi.spyOn(toast, 'info').mockReturnValue(undefined as never)
  })

  it('shows no toast over the mailbox, whose list shows it, and stays unread (R-534)', () => {
    const { rerender } = show('/apps/email', [])
    rerender({ now: [message(1)] })
    expect(toast.info).not.toHaveBeenCalled()
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('replaces the toast of the one before (R-534)', () => {
    const { rerender } = show('/', [])
    rerender({ now: [message(2), message(1)] })
    const ids = vi.mocked(toast.info).mock.calls.map(([options]) => options.id)
    expect(ids).toEqual(['arrival: message', 'arrival: message'])
  })
})

describe('isHere', () => {
  it('is true for the current path when every query parameter matches', () => {
    const here = { pathname: '/apps/email', search: '?thread=a&q=x' }
    expect(isHere('/apps/email?thread=a', here)).toBe(true)
    expect(isHere('/apps/email?thread=b', here)).toBe(false)
    expect(isHere('/apps/projects/view/a', here)).toBe(false)
    expect(isHere('/apps/email', { pathname: '/apps/email', search: '' })).toBe(true)
    expect(isHere(null, here)).toBe(false)
  })
})
