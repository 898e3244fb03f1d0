import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStorageKey } from '../auth/auth-storage.ts'

// A signed-in user, because requests carry the user's token.
vi.mock('../auth/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))

type Heartbeat = { tab: string; isLeaving?: boolean }
let sent: Heartbeat[]

beforeEach(() => {
  sent = []
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: 'uid' } }))
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Heartbeat)
    return new Response('{"presence":"online"}', { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Reloads the module, because each tab has its own. */
async function openTab() {
  vi.resetModules()
  const { startPresenceHeartbeat } = await import('./presence-heartbeat.ts')
  const stop = startPresenceHeartbeat()
  await vi.advanceTimersByTimeAsync(0)
  return stop
}

it('a tab sends a heartbeat every 45 seconds, each tab with its own id', async () => {
  const stop = await openTab()
  await vi.advanceTimersByTimeAsync(45_000)
  const [first, second] = sent.map(({ tab }) => tab)
  expect(sent).toHaveLength(2)
  expect(second).toBe(first)
  const stopOther = await openTab()
  expect(sent.at(-1)?.tab).not.toBe(first)
  stop()
  stopOther()
})

it('a closing tab reports only itself as gone', async () => {
  const stop = await openTab()
  const stopOther = await openTab()
  const [one, other] = sent.map(({ tab }) => tab)
  stop()
  expect(sent.at(-1)).toEqual({ tab: one, isLeaving: true })
  await vi.advanceTimersByTimeAsync(45_000)
  expect(sent.at(-1)).toEqual({ tab: other })
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.at(-1)).toEqual({ tab: other, isLeaving: true })
  stopOther()
})

it('a tab restored from the back-forward cache sends heartbeats again', async () => {
  const stop = await openTab()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ isLeaving = false }) => isLeaving)).toEqual([false, true, false])
  stop()
})

it('a hidden tab sends no heartbeat', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = await openTab()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(sent).toEqual([])
  hidden.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
  stop()
})

it('a tab reports itself as gone before the sign-out, and nothing after it', async () => {
  const stop = await openTab()
  const { runSignOutTasks } = await import('../auth/sign-out-tasks.ts')
  await runSignOutTasks()
  expect(sent.map(({ isLeaving = false }) => isLeaving)).toEqual([false, true])
  localStorage.clear()
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(2)
})

it('a tab whose session ended in another tab sends nothing more', async () => {
  const stop = await openTab()
  localStorage.clear()
  stop()
  expect(sent).toHaveLength(1)
})
