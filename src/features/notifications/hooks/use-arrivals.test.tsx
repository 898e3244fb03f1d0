import type { Notification } from '@contract/notifications.ts'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerPaths } from '@/lib/route-paths.ts'
import { toast } from '@/ui/toaster.tsx'
import messages from '../../../../locales/en/notifications.json'
import { isHere, useArrivals } from './use-arrivals.ts'

registerPaths([
  { id: 'manuscripts.view', path: '/apps/manuscripts/:id' },
  { id: 'scrivener-import.page', path: '/apps/scrivener/import' },
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
const show = (list: readonly Notification[]) =>
  renderHook(({ now }) => useArrivals(now, onSeen, false), {
    initialProps: { now: list },
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={messages}>
        <MemoryRouter initialEntries={['/apps/scrivener/import?import=here']}>{children}</MemoryRouter>
      </IntlProvider>
    ),
  })

beforeEach(() => {
  onSeen.mockReset()
  vi.spyOn(toast, 'success').mockReturnValue(undefined as never)
})

it('the first list marks what the screen shows as read, and shows no toast for the others', () => {
  show([unread(1, 'elsewhere'), unread(2, 'here')])
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(['n2'])
  expect(toast.success).not.toHaveBeenCalled()
})

it('a later notification is marked as read on its screen, and shows a toast elsewhere', () => {
  const { rerender } = show([])
  rerender({ now: [unread(1, 'elsewhere'), unread(2, 'here')] })
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(['n2'])
  expect(toast.success).toHaveBeenCalledOnce()
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
