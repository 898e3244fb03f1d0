import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authStorageKey } from '@/lib/auth-storage.ts'
import { runSignOutTasks } from '@/lib/sign-out-tasks.ts'
import { undoLastAction } from '@/ui/toaster.tsx'
import { pendingDeletions } from './api/pending-deletions.ts'
import { useUndoableDelete } from './use-undoable-delete.ts'

vi.mock('@/lib/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))

const uid = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b21'
const path = '/apps/ecommerce/products/7'
const client = new QueryClient()
let calls: { method: string; url: string; keepalive: boolean }[]
let status: number

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{ 'ui.undo': 'Undo' }}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </IntlProvider>
)
const show = () => renderHook(() => useUndoableDelete(['demo', 'products']), { wrapper })
const remove = (view: ReturnType<typeof show>) =>
  act(() => view.result.current.remove({ paths: [path], done: 'Lamp deleted', failure: 'Not deleted' }))
/** Another tab has deleted the row just now. */
const putOfOtherTab = () =>
  act(() =>
    pendingDeletions
      .of(uid)
      .put({ id: path, dueAt: Date.now() + 8300, queryKey: ['demo', 'products'], failure: 'Not deleted' }),
  )
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))
  calls = []
  status = 204
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', keepalive = false }: RequestInit) => {
    calls.push({ method, url, keepalive })
    return new Response(null, { status })
  })
})
afterEach(() => {
  for (const { id } of pendingDeletions.of(uid).all()) pendingDeletions.of(uid).drop(id)
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('useUndoableDelete (R-272)', () => {
  it('hides the row at once and deletes it after 8 s', async () => {
    const view = show()
    remove(view)
    expect(view.result.current.isPending(path)).toBe(true)
    await wait(8000)
    expect(calls).toEqual([])
    await wait(500)
    expect(calls).toMatchObject([{ method: 'DELETE', url: `/api${path}` }])
    expect(view.result.current.isPending(path)).toBe(false)
  })

  it('shows the row again after an undo and calls nothing', async () => {
    const view = show()
    remove(view)
    act(() => void undoLastAction())
    await wait(20_000)
    expect(view.result.current.isPending(path)).toBe(false)
    expect(calls).toEqual([])
  })

  it('deletes nothing after another tab has undone the deletion', async () => {
    remove(show())
    const key = Object.keys(localStorage).find((one) => one.endsWith(path)) ?? ''
    localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    await wait(20_000)
    expect(calls).toEqual([])
  })

  it('deletes at once when the page is left, with a request that outlives it', async () => {
    remove(show())
    window.dispatchEvent(new Event('pagehide'))
    await wait(0)
    expect(calls).toMatchObject([{ method: 'DELETE', keepalive: true }])
  })

  it('deletes at once when the page is left after the screen was closed', async () => {
    const view = show()
    remove(view)
    view.unmount()
    window.dispatchEvent(new Event('pagehide'))
    await wait(0)
    expect(calls).toMatchObject([{ method: 'DELETE', keepalive: true }])
  })

  it('leaves a deletion to the tab that offers its undo, and sends it after 8 s without that tab', async () => {
    putOfOtherTab()
    show()
    window.dispatchEvent(new Event('pagehide'))
    await wait(8000)
    expect(calls).toEqual([])
    await wait(500)
    expect(calls).toHaveLength(1)
  })

  it('sends a deletion that another tab has queued later and lost', async () => {
    show()
    putOfOtherTab()
    await wait(8500)
    expect(calls).toHaveLength(1)
  })

  it('sends a deletion of another tab when the page is left after its 8 s', async () => {
    status = 503
    putOfOtherTab()
    show()
    await wait(8500)
    expect(calls).toHaveLength(1)
    status = 204
    window.dispatchEvent(new Event('pagehide'))
    await wait(0)
    expect(calls).toMatchObject([{ method: 'DELETE' }, { method: 'DELETE', keepalive: true }])
  })

  it('waits the 8 s of a deletion that another tab has undone and repeated', async () => {
    putOfOtherTab()
    show()
    await wait(5000)
    putOfOtherTab()
    await wait(8000)
    expect(calls).toEqual([])
    await wait(500)
    expect(calls).toHaveLength(1)
  })

  it('deletes at once before a sign-out', async () => {
    remove(show())
    await act(() => runSignOutTasks())
    expect(calls).toHaveLength(1)
  })

  it('deletes after the screen is closed', async () => {
    const view = show()
    remove(view)
    view.unmount()
    await wait(9000)
    expect(calls).toHaveLength(1)
  })

  it('sends what an earlier visit left on the device', async () => {
    pendingDeletions.of(uid).put({ id: path, dueAt: Date.now() - 1, queryKey: ['demo'], failure: 'No' })
    show()
    await wait(0)
    expect(calls).toHaveLength(1)
  })

  it('tries again after a failure of the server, and shows the row again after a refusal', async () => {
    const view = show()
    status = 503
    remove(view)
    await wait(8500)
    expect(view.result.current.isPending(path)).toBe(true)
    status = 403
    await wait(5500)
    expect(calls).toHaveLength(2)
    expect(view.result.current.isPending(path)).toBe(false)
  })
})
