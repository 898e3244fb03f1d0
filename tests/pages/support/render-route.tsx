import { focusManager, onlineManager } from '@tanstack/react-query'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { App, queryClient, startRouter } from '@/app/app.tsx'
import { registerScreens } from '@/app/register-screens.ts'
import { setSessionUser } from '@/features/auth/api/session.ts'
import { authStorageKey } from '@/lib/auth/auth-storage.ts'
import { type Language, setLanguage } from '@/lib/i18n/language.ts'
import { loadLanguage } from '@/lib/i18n/messages.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { PEOPLE, type Person, type TestApi } from '../../api/support/api.ts'
import { eventually } from '../../support/eventually.ts'

/** A call that a page sent: `POST /api/apps/companies 201`. */
export type PageCalls = string[]

export type RenderedPage = {
  user: UserEvent
  /** The calls of the page so far. */
  calls: PageCalls
  /** The path and query of the address bar. */
  address: () => string
}

/** The calls without a response. */
const running = new Map<Promise<unknown>, string>()
let root: Root | null = null
let shown: { path: string; calls: PageCalls } | undefined
type AppRouter = ReturnType<typeof startRouter>
let router: AppRouter | undefined

/** Delays or replaces the response of a call such as `GET /api/session`; `send` sends it to the API. */
export type Intercept = (call: string, send: () => Promise<Response>, body: unknown) => Promise<Response>

/** Sends the app's calls to the API in this process; any other request fails, because page tests have no server. */
function answerFrom(api: TestApi, calls: PageCalls, intercept: Intercept): typeof fetch {
  return async (input, init = {}) => {
    const path = String(input)
    if (!path.startsWith('/api/')) throw new Error(`A page test answers calls of the API only, not ${path}`)
    const { signal, keepalive: _, ...rest } = init
    // Of the same kind as the API's own request, which jsdom's headers are not.
    const headers = Object.fromEntries(new Headers(init.headers))
    const send = () => api.request(path, { ...rest, headers })
    const name = `${init.method ?? 'GET'} ${path}`
    const call = intercept(name, send, init.body)
    running.set(call, name)
    try {
      const response = await call
      calls.push(`${name} ${response.status}`)
      signal?.throwIfAborted()
      return response
    } finally {
      running.delete(call)
    }
  }
}

/** A socket that never opens: events of other people belong to the journeys. */
class ClosedSocket extends EventTarget {
  static readonly CONNECTING = 0
  readonly readyState = ClosedSocket.CONNECTING
  send() {}
  close() {}
}

let places = 0

/** A person at the page; the pointer moves to each element that they click, as jsdom has no layout. */
function createUser(): UserEvent {
  // While a menu closes, the page has no pointer events; a person waits for it.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const click = (target: Element) => {
    // At one point, a click right after an action would count as the second of a double click (`ActionButton`).
    places += 1
    const coords = { x: places * 100, y: 0 }
    return user.pointer([
      { target, coords },
      { keys: '[MouseLeft]', target, coords },
    ])
  }
  return { ...user, click }
}

/**
 * Opens a path of the app as a person, as the browser does: the real routes, guard, queries and messages, with the API
 * on the test database. The page is closed by {@link closePage}.
 */
export async function renderRoute(
  api: TestApi,
  path: string,
  {
    as,
    language = 'en',
    intercept = (_, send) => send(),
  }: { as: Person | null; language?: Language; intercept?: Intercept },
): Promise<RenderedPage> {
  const calls: PageCalls = []
  shown = { path, calls }
  vi.stubGlobal('fetch', answerFrom(api, calls, intercept))
  vi.stubGlobal('WebSocket', ClosedSocket)
  if (as !== null) {
    const session = {
      access_token: await api.token(PEOPLE[as]),
      // Auth, which loads some seconds later, would delete a session without one.
      refresh_token: 'unused',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: { id: PEOPLE[as] },
    }
    localStorage.setItem(authStorageKey, JSON.stringify(session))
  }
  setLanguage(language)
  history.replaceState(null, '', path)
  registerScreens()
  await loadLanguage(language)
  await setSessionUser(as === null ? null : PEOPLE[as])
  router = startRouter()
  const user = createUser()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<App router={router} />)
  // The imports of the first page of a file take longer on a busy machine than a test waits for an element.
  await hasOpened(router)
  return { user, calls, address: () => location.pathname + location.search }
}

/**
 * Closes the page and ends the session; resolves when no call of the page runs. The pages of a worker share the loaded
 * modules, so what these keep in memory ends here as it does with a tab. The settings of the device are deleted unless
 * the same browser opens another page.
 */
export async function closePage({ keepDevice = false } = {}): Promise<void> {
  closedPage = describePage()
  root?.unmount()
  root = null
  document.body.replaceChildren()
  try {
    await eventually(() => running.size === 0)
  } finally {
    // A call that a failed test has not answered delays no other test.
    running.clear()
    // Before the session ends: a mutation that waits would be kept for the next page of the same person.
    queryClient.clear()
    await setSessionUser(null)
    // The app deletes its cached data again once the router has left the page.
    await eventually(isAtRest)
    endTab({ keepDevice })
  }
}

let closedPage = ''
/** The calls and messages of the page that was closed last, for the report of a failed test. */
export const describeClosedPage = (): string => closedPage

function describePage(): string {
  const textsOf = (role: string) =>
    [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).filter(Boolean)
  const changes = queryClient.getMutationCache().getAll()
  return [
    `Page: ${shown?.path}, now ${location.pathname}${location.search}`,
    `Calls: ${shown?.calls.join(', ')}`,
    `Without a response: ${[...running.values()].join(', ')}`,
    `Changes: ${changes.map(({ state }) => (state.isPaused ? 'paused' : state.status)).join(', ')}`,
    `Shown: ${['status', 'alert', 'dialog', 'alertdialog'].flatMap(textsOf).join(' | ')}`,
  ].join('\n')
}

/** Ends what loaded modules keep for as long as a tab is open. */
function endTab({ keepDevice }: { keepDevice: boolean }): void {
  toast.clear()
  // Both follow the events of the window only while a page is open.
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  sessionStorage.clear()
  if (keepDevice) return
  localStorage.clear()
  // Collections on the device are read again, as after a change in another tab; so a late timer finds nothing to send.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

const isIdle = ({ state }: AppRouter) =>
  state.initialized && state.navigation.state === 'idle' && state.revalidation === 'idle'
const isAtRest = () => router === undefined || isIdle(router)

/** Resolves when the page of the path, or of a redirect, is loaded; the time limit of the test ends the wait. */
const hasOpened = (opening: AppRouter) =>
  new Promise<void>((resolve) => {
    const stop = opening.subscribe(() => {
      if (!isIdle(opening)) return
      stop()
      resolve()
    })
    if (isIdle(opening)) {
      stop()
      resolve()
    }
  })
