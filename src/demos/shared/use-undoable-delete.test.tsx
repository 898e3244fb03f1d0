import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { authStorageKey } from '@/lib/auth/auth-storage.ts'
import { runSignOutTasks } from '@/lib/auth/sign-out-tasks.ts'
import { outboxOf } from '@/lib/outbox/outbox.ts'
import { startOutbox } from '@/lib/outbox/outbox-sender.ts'
import { undoLastAction } from '@/ui/feedback/toaster.tsx'
import { mockApi } from '../../../tests/support/mock-api.ts'
import { useUndoableDelete } from './use-undoable-delete.ts'

let uid: string
const path = '/apps/ecommerce/products/7'
const client = new QueryClient()
const api = mockApi()
let status: number
let failures: (string | undefined)[]
let stop: () => void

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{ 'ui.undo': 'Undo' }}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </IntlProvider>
)
const show = () => renderHook(() => useUndoableDelete(['demo', 'products']), { wrapper })
const remove = (view: ReturnType<typeof show>) =>
  act(() => view.result.current.remove({ paths: [path], done: 'Lamp deleted', failure: 'Not deleted' }))
const entryOfOtherTab = (notBefore: number) => ({
  id: path,
  kind: 'deletion',
  lane: path,
  call: { method: 'delete', path } as const,
  data: null,
  state: 'held' as const,
  order: 1,
  notBefore,
  queryKey: ['demo', 'products'],
  failure: 'Not deleted',
})
/** Another tab has deleted the row just now. */
const putOfOtherTab = () => act(() => outboxOf(uid).put(entryOfOtherTab(Date.now() + 8300)))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const start = () => {
  stop = startOutbox(client, uid, ({ refused }) => {
    failures.push(...refused.map(({ failure }) => failure))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  uid = crypto.randomUUID()
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))
  status = 204
  failures = []
  api.delete.mockReset().mockImplementation(async () => {
    if (status >= 400) throw new ApiError({ status, code: 'forbidden', message: 'No' })
  })
  start()
})
afterEach(() => {
  stop()
  localStorage.clear()
  vi.useRealTimers()
})

describe('useUndoableDelete (R-272)', () => {
  it('hides the row at once and deletes it after 8 s', async () => {
    const view = show()
    remove(view)
    expect(view.result.current.isPending(path)).toBe(true)
    await wait(8000)
    expect(api.delete).not.toHaveBeenCalled()
    await wait(500)
    expect(api.delete.mock.calls.map(([called]) => called)).toEqual([path])
    expect(view.result.current.isPending(path)).toBe(false)
  })

  it('shows the row again after an undo and calls nothing', async () => {
    const view = show()
    remove(view)
    act(() => void undoLastAction())
    await wait(20_000)
    expect(view.result.current.isPending(path)).toBe(false)
    expect(api.delete).not.toHaveBeenCalled()
  })

  it('shows every row of one deletion again after its undo', async () => {
    const view = show()
    const paths = [path, '/apps/ecommerce/products/8']
    act(() => view.result.current.remove({ paths, done: 'Deleted', failure: 'Not deleted' }))
    expect(paths.map(view.result.current.isPending)).toEqual([true, true])
    act(() => void undoLastAction())
    await wait(20_000)
    expect(paths.map(view.result.current.isPending)).toEqual([false, false])
    expect(api.delete).not.toHaveBeenCalled()
  })

  it('deletes nothing after another tab has undone the deletion', async () => {
    remove(show())
    const key = Object.keys(localStorage).find((one) => one.endsWith(path)) ?? ''
    localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    await wait(20_000)
    expect(api.delete).not.toHaveBeenCalled()
  })

  it('deletes at once when the page is left, with a request that outlives it', async () => {
    remove(show())
    window.dispatchEvent(new Event('pagehide'))
    await wait(0)
    expect(api.delete.mock.calls).toMatchObject([[path, { keepalive: true }]])
  })

  it('deletes at once when the page is left after the screen was closed', async () => {
    const view = show()
    remove(view)
    view.unmount()
    window.dispatchEvent(new Event('pagehide'))
    await wait(0)
    expect(api.delete.mock.calls).toMatchObject([[path, { keepalive: true }]])
  })

  it('leaves a deletion to the tab that offers its undo, and sends it after 8 s without that tab', async () => {
    putOfOtherTab()
    show()
    window.dispatchEvent(new Event('pagehide'))
    await wait(8000)
    expect(api.delete).not.toHaveBeenCalled()
    await wait(500)
    expect(api.delete).toHaveBeenCalledOnce()
  })

  it('sends a deletion that another tab has queued later and lost', async () => {
    show()
    putOfOtherTab()
    await wait(8500)
    expect(api.delete).toHaveBeenCalledOnce()
  })

  it('sends a deletion of another tab when the page is left after its 8 s', async () => {
    status = 503
    putOfOtherTab()
    show()
    await wait(8500)
    expect(api.delete).toHaveBeenCalledOnce()
    status = 204
    window.dispatchEvent(new Event('pagehide'))
    await wait(0)
    expect(api.delete.mock.calls).toMatchObject([
      [path, {}],
      [path, { keepalive: true }],
    ])
  })

  it('waits the 8 s of a deletion that another tab has undone and repeated', async () => {
    putOfOtherTab()
    show()
    await wait(5000)
    putOfOtherTab()
    await wait(8000)
    expect(api.delete).not.toHaveBeenCalled()
    await wait(500)
    expect(api.delete).toHaveBeenCalledOnce()
  })

  it('deletes at once before a sign-out', async () => {
    remove(show())
    await act(() => runSignOutTasks())
    expect(api.delete).toHaveBeenCalledOnce()
  })

  it('deletes after the screen is closed', async () => {
    const view = show()
    remove(view)
    view.unmount()
    await wait(9000)
    expect(api.delete).toHaveBeenCalledOnce()
  })

  it('sends what an earlier visit left on the device', async () => {
    stop()
    outboxOf(uid).put(entryOfOtherTab(Date.now() - 1))
    start()
    await wait(0)
    expect(api.delete).toHaveBeenCalledOnce()
  })

  it('tries again after a failure of the server, and shows the row again after a refusal', async () => {
    const view = show()
    status = 503
    remove(view)
    await wait(8500)
    expect(view.result.current.isPending(path)).toBe(true)
    status = 403
    await wait(5500)
    expect(api.delete).toHaveBeenCalledTimes(2)
    expect(view.result.current.isPending(path)).toBe(false)
    expect(failures).toEqual(['Not deleted'])
  })

  it('shows no failure for a row that somebody else has deleted', async () => {
    const view = show()
    status = 404
    remove(view)
    await wait(8500)
    expect(view.result.current.isPending(path)).toBe(false)
    expect(failures).toEqual([])
  })
})
