import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { chatList, sendChatResponse } from '../../supabase/functions/_shared/contract/chat.ts'
import { type Person, startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** The public number of a person as another one sees it. */
async function numberOf(as: Person, name: string): Promise<number> {
  const path = `/apps/chat/chats-and-contacts?q=${encodeURIComponent(name)}`
  const { contacts } = await api.ok(as, 'GET', path, { schema: chatList })
  const contact = contacts.find(({ fullName }) => fullName === name)
  if (!contact) throw new Error(`${as} does not see ${name}`)
  return contact.id
}

it('the profile text and notifications are stored; two-step verification is not available', async () => {
  const open = async () => {
    const page = await renderRoute(api, '/apps/chat', { as: 'client' })
    await page.user.click(await screen.findByRole('button', { name: 'My profile' }))
    return { ...page, drawer: within(await screen.findByRole('dialog')) }
  }
  const { user, calls, drawer } = await open()
  expect(drawer.getByRole('checkbox', { name: 'Two-step verification' })).toBeDisabled()
  expect(drawer.getByText(/not available yet/)).toBeVisible()
  expect(drawer.getByRole('checkbox', { name: 'Notifications' })).toBeChecked()
  const about = drawer.getByRole('textbox', { name: 'About me' })
  await user.clear(about)
  await user.click(about)
  await user.paste('Publisher of tide tables')
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  await user.click(drawer.getByRole('checkbox', { name: 'Notifications' }))
  const saves = () => calls.filter((call) => call === 'PATCH /api/apps/chat/profile 200')
  await waitFor(() => expect(saves()).toHaveLength(2))
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await closePage()
  const again = await open()
  expect(again.drawer.getByRole('textbox', { name: 'About me' })).toHaveValue('Publisher of tide tables')
  expect(again.drawer.getByRole('checkbox', { name: 'Notifications' })).not.toBeChecked()
})

it('links in a message are clickable and markup is shown as text', async () => {
  const message = '<img src=x onerror=alert(1)> see https://example.org/a. javascript:alert(1)'
  const to = await numberOf('user', 'Tom Hale')
  await api.ok('user', 'POST', `/apps/chat/chats/${to}`, {
    status: 201,
    schema: sendChatResponse,
    body: { message },
  })
  await renderRoute(api, `/apps/chat?with=${await numberOf('client', 'Nina Petrov')}`, { as: 'client' })
  const link = await screen.findByRole('link', { name: 'https://example.org/a' })
  expect(link).toHaveAttribute('href', 'https://example.org/a')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const bubble = link.closest<HTMLElement>('[data-message]')
  expect(bubble).toHaveTextContent(message)
  expect(bubble?.querySelectorAll('a')).toHaveLength(1)
  expect(bubble?.querySelector('img')).toBeNull()
})

it('the number of a person that the caller may not see opens no chat', async () => {
  await renderRoute(api, '/apps/chat?with=999999', { as: 'client' })
  expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible()
})

it('a message that arrives in a hidden tab is seen when the tab is visible', async () => {
  const to = await numberOf('user', 'Tom Hale')
  const body = { message: 'In the background' }
  await api.ok('user', 'POST', `/apps/chat/chats/${to}`, { status: 201, schema: sendChatResponse, body })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const seenIn: string[] = []
  const path = `/apps/chat?with=${await numberOf('client', 'Nina Petrov')}`
  const { calls } = await renderRoute(api, path, {
    as: 'client',
    intercept: (call, send) => {
      if (call.endsWith('/seen')) seenIn.push(document.visibilityState)
      return send()
    },
  })
  const isShown = () =>
    screen.getAllByText('In the background').some((text) => text.closest('[data-message]'))
  await waitFor(() => expect(isShown()).toBe(true))
  // A message in view is marked a moment after it is shown.
  await new Promise((resolve) => setTimeout(resolve, 500))
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(calls.some((call) => call.includes('/seen'))).toBe(true))
  expect(seenIn).toEqual(['visible'])
})
