import { ChakraProvider } from '@chakra-ui/react'
import type { MailMessage } from '@contract/mail.ts'
import mail from '@locales/en/mail.json' with { type: 'json' }
import people from '@locales/en/people.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/ability.ts'
import { registerPaths } from '@/lib/route-paths.ts'
import { ConfirmProvider } from '@/ui/confirm.tsx'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { system } from '@/ui/theme/system.ts'
import { testMessage, testPerson, testThread } from '../model/test-threads.ts'
import { routes } from '../routes.ts'

const api = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), put: vi.fn(), delete: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
vi.mock('@/lib/realtime/subscribe.ts', () => ({ subscribeToTopic: () => () => undefined }))
vi.mock('@/lib/realtime/use-presence.ts', () => ({
  usePresence: () => ({ here: [], typing: [], noteTyping: () => undefined, noteStopped: () => undefined }),
}))
// jsdom has no layout, in which the virtualiser would show no row.
vi.mock('./list/thread-virtualizer.tsx', () => ({ ThreadVirtualizer: () => null }))
const { Mailbox } = await import('./mailbox.tsx')

const me = testPerson(2)
const threads = [testThread(1, { subject: 'Harbour' }), testThread(3, { subject: 'Lighthouse' })]
let respond: (() => void)[]

const Nothing = () => null

/** Messages respond only when the test lets them. */
function answer(path: string): Promise<unknown> {
  if (path === '/mail/threads') return Promise.resolve({ threads, total: threads.length })
  if (path === '/mail/counts')
    return Promise.resolve({ inbox: 0, dueToday: 0, draft: 0, spam: 0, starred: 0, labels: {} })
  if (path === '/mail/labels') return Promise.resolve({ labels: [] })
  if (path === '/mail/drafts') return Promise.resolve({ drafts: [] })
  if (path === '/projects/choices') return Promise.resolve({ projects: [] })
  if (path === '/people') return Promise.resolve({ people: [testPerson(4)] })
  if (path.startsWith('/mail/threads/')) {
    const messages: MailMessage[] = [testMessage({ threadId: threads[0]?.threadId ?? '' })]
    return new Promise((resolve) =>
      respond.push(() => resolve({ thread: threads[0], messages, hasEarlier: false })),
    )
  }
  return Promise.resolve({})
}

beforeEach(() => {
  respond = []
  localStorage.clear()
  api.get.mockImplementation(answer)
  api.post.mockReset()
  api.post.mockResolvedValue({ before: [], entries: [] })
  registerPaths(routes.routes as never)
  // A wide screen, where list and conversation are side by side.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  Element.prototype.scrollTo ??= () => undefined
})

async function openMailbox(path = '/apps/email') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter(
    [
      {
        path: '/apps/email',
        HydrateFallback: Nothing,
        element: <Mailbox uid={me.uid} />,
        loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 30)),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...people, ...mail }}>
        <QueryClientProvider client={client}>
          <AbilityProvider value={createAbility([{ action: 'manage', subject: 'all' }])}>
            <ConfirmProvider>
              <ContextMenuProvider>
                <RouterProvider router={router} />
              </ContextMenuProvider>
            </ConfirmProvider>
          </AbilityProvider>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  return screen.findByRole('link', { name: /Harbour/ })
}

const answerAll = () => {
  for (const run of respond.splice(0)) run()
}

/** Presses a key on the focused element, as a browser does, and lets only microtasks run. */
async function press(key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
  })
}

const isAsked = (wanted: string, limit: number) =>
  api.get.mock.calls.some(([path, { query } = {}]) => path === wanted && query?.limit === limit)

/** The changes of conversations, except that opening one marks it as read. */
const actions = () =>
  api.post.mock.calls.filter(([path, { body }]) => path === '/mail/actions' && body.action !== 'read')
const isAt = (label: string) => expect(document.activeElement).toHaveAttribute('aria-label', label)

it('R-520: a reply has the focus before the next key, even while its messages load', async () => {
  const row = await openMailbox()
  await act(async () => row.focus())
  await press('r')
  isAt('Message')
  const text = document.activeElement
  for (const key of 'sure, the usual #e') await press(key)
  expect(actions()).toEqual([])
  expect(document.activeElement).toBe(text)
  await act(async () => answerAll())
  expect(await screen.findByRole('button', { name: 'Remove Person 1' })).toBeInTheDocument()
  expect(document.activeElement).toBe(text)
})

it('R-520: a click on Reply or Compose moves the focus into the message at once', async () => {
  const row = await openMailbox()
  await act(async () => row.click())
  await act(async () => answerAll())
  const reply = (await screen.findAllByRole('button', { name: 'Reply' })).at(-1)
  await act(async () => reply?.click())
  isAt('Message')
  await act(async () => screen.getAllByRole('button', { name: 'Compose' })[0]?.click())
  expect(document.activeElement).toHaveAttribute('role', 'combobox')
})

it('R-524: offline, the people of a new message come from the device', async () => {
  await openMailbox()
  await act(async () => screen.getAllByRole('button', { name: 'Compose' })[0]?.click())
  await vi.waitFor(() => expect(isAsked('/people', 200)).toBe(true), { timeout: 20_000 })
  await act(async () => onlineManager.setOnline(false))
  onTestFinished(() => onlineManager.setOnline(true))
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByRole('combobox', { name: 'To' }), 'person 4{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove Person 4' })).toBeInTheDocument()
})

it('R-520: keys outside the list change no conversation', async () => {
  const row = await openMailbox()
  row.focus()
  screen.getAllByRole('button', { name: 'Compose' })[0]?.focus()
  for (const key of ['e', 's', '#', 'u', 'x']) await press(key)
  ;(document.activeElement as HTMLElement).blur()
  for (const key of ['e', 's', '#', 'u', 'x']) await press(key)
  expect(actions()).toEqual([])
  row.focus()
  await press('s')
  expect(actions()).toHaveLength(1)
})
