import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Signed in: what is at stake is who says what.
vi.mock('@/lib/auth-token.ts', () => ({
  currentAccessToken: async () => 'token',
  renewAccessToken: async () => null,
}))

type Told = { tab: string; isLeaving?: boolean }
let told: Told[]

beforeEach(() => {
  told = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    told.push(JSON.parse(String(init.body)) as Told)
    return new Response('{"presence":"online"}', { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab is a page of its own: the module is loaded anew. */
async function openTab() {
  vi.resetModules()
  const { startPresence } = await import('./presence.ts')
  const stop = startPresence()
  await vi.advanceTimersByTimeAsync(0)
  return stop
}

it('a tab says that it is here every 45 seconds, and each tab under a name of its own', async () => {
  const stop = await openTab()
  await vi.advanceTimersByTimeAsync(45_000)
  const [first, second] = told.map(({ tab }) => tab)
  expect(told).toHaveLength(2)
  expect(second).toBe(first)
  const stopOther = await openTab()
  expect(told.at(-1)?.tab).not.toBe(first)
  stop()
  stopOther()
})

it('a tab that closes says so of itself alone, whatever other tabs are open', async () => {
  const stop = await openTab()
  const stopOther = await openTab()
  const [one, other] = told.map(({ tab }) => tab)
  stop()
  expect(told.at(-1)).toEqual({ tab: one, isLeaving: true })
  await vi.advanceTimersByTimeAsync(45_000)
  expect(told.at(-1)).toEqual({ tab: other })
  window.dispatchEvent(new Event('pagehide'))
  expect(told.at(-1)).toEqual({ tab: other, isLeaving: true })
  stopOther()
})

it('a tab that comes back from the history is here again', async () => {
  const stop = await openTab()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told.map(({ isLeaving = false }) => isLeaving)).toEqual([false, true, false])
  stop()
})

it('a tab nobody sees says nothing', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = await openTab()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(told).toEqual([])
  hidden.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveLength(1)
  stop()
})
