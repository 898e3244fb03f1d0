import { expect, type Page, type Request, type Route, type WebSocketRoute } from '@playwright/test'

/** The console messages of a page without a connection: failed requests, Realtime, code that could not be loaded. */
export const OFFLINE_CONSOLE =
  /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to (load|fetch)|could not|WebSocket|Live updates|Realtime auth token|kept on this device/

type Answer = (route: Route) => unknown

/**
 * Changes responses until the returned function is called. The route itself stays, because removing it drops pending
 * requests, such as a module of the page.
 */
export async function breakRequests(
  page: Page,
  url: string | RegExp,
  answer: Answer,
  { method }: { method?: 'GET' | 'POST' | 'PATCH' } = {},
): Promise<() => void> {
  let isBroken = true
  await page.route(url, async (route) => {
    if (!isBroken || (method && route.request().method() !== method)) await route.fallback()
    else await answer(route)
  })
  return () => {
    isBroken = false
  }
}

/** Delays requests, like a slow connection. Call it before the page sends them. */
export async function delayRequests(page: Page, url: string | RegExp, ms: number): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.fallback()
  })
}

/** The browser reports no end of the script of a worker that is closed while it loads, as of a map that is left at once. */
const workerScript = /-worker-[\w-]+\.js$/

/**
 * Follows what a page reads; the returned function waits until every request has its response. A film is read as far as
 * the browser likes, so its request stays open.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    const isFollowed = request.method() === 'GET' && request.resourceType() !== 'media'
    if (isFollowed && !workerScript.test(request.url())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([])
}

/**
 * Lets a journey close the WebSockets of a page and refuse new ones, like a connection that is interrupted. Call it
 * before the page opens them.
 */
export async function interruptibleSockets(page: Page): Promise<(isOffline: boolean) => Promise<void>> {
  let isOffline = false
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/realtime/, (socket) => {
    if (isOffline) return socket.close()
    open.add(socket)
    open.add(socket.connectToServer())
  })
  return async (next) => {
    isOffline = next
    if (!isOffline) return
    await Promise.all([...open].map((socket) => socket.close()))
    open.clear()
  }
}
