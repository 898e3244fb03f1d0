import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { button, comboBox } from './support/roles.ts'

let mail: MailApi
let threadId: string
beforeAll(async () => {
  mail = await startMailApi()
  const { thread } = await mail.send('auth', ['user'], { subject: 'Harbour' })
  threadId = thread.threadId
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

let changes: string[] = []
beforeEach(() => {
  changes = []
})
/** Keeps the changes of conversations, except that opening one marks it as read. */
const keepChanges: Intercept = (call, send, body) => {
  if (call === 'POST /api/mail/actions' && !String(body).includes('"read"')) changes.push(String(body))
  return send()
}
const openMailbox = async (intercept = keepChanges) => {
  const page = await renderRoute(mail.api, '/apps/email', { as: 'user', intercept })
  return { ...page, row: await screen.findByRole('link', { name: /Harbour$/ }) }
}
async function microtasks(): Promise<void> {
  for (let count = 0; count < 50; count += 1) await Promise.resolve()
}
/** Presses a key on the focused element, as a browser does, and lets only microtasks run. */
async function pressKey(key: string): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  await microtasks()
}
const focusedName = () => document.activeElement?.getAttribute('aria-label')

it('R-520: a click on Reply or Compose moves the focus into the message at once', async () => {
  const { row } = await openMailbox()
  row.click()
  const [reply] = await screen.findAllByRole('button', { name: 'Reply' })
  reply?.click()
  await microtasks()
  expect(focusedName()).toBe('Message')
  button('Compose').click()
  await microtasks()
  expect(document.activeElement).toHaveAttribute('role', 'combobox')
})

it('R-520: a reply has the focus before the next key, even while its messages load', async () => {
  let respond = () => {}
  const loaded = new Promise<void>((resolve) => {
    respond = resolve
  })
  const { row } = await openMailbox(async (call, send, body) => {
    if (call.startsWith(`GET /api/mail/threads/${threadId}`)) await loaded
    return keepChanges(call, send, body)
  })
  row.focus()
  await microtasks()
  await pressKey('r')
  expect(focusedName()).toBe('Message')
  const text = document.activeElement
  for (const key of 'sure, the usual #e') await pressKey(key)
  expect(changes).toEqual([])
  expect(text).toHaveFocus()
  respond()
  expect(await screen.findByRole('button', { name: /^Remove / })).toBeVisible()
  expect(text).toHaveFocus()
})

it('R-520: a reply to the open conversation begins by its key while nothing has the focus', async () => {
  const { row } = await openMailbox()
  row.click()
  await screen.findByRole('region', { name: 'Harbour' })
  ;(document.activeElement as HTMLElement).blur()
  for (const key of 'rusk') await pressKey(key)
  expect(focusedName()).toBe('Message')
  expect(changes).toEqual([])
})

it('R-524: offline, the people of a new message come from the device', async () => {
  const { user, calls } = await openMailbox()
  await user.click(button('Compose'))
  await waitFor(() => expect(calls.join(' ')).toMatch(/GET \/api\/people\?\S*limit=200\S* 200/))
  onlineManager.setOnline(false)
  await user.type(comboBox('To'), 'marc{Enter}')
  expect(await screen.findByRole('button', { name: /^Remove Marc/ })).toBeVisible()
})

it('R-520: keys outside the list change no conversation', async () => {
  const { row } = await openMailbox()
  row.focus()
  button('Compose').focus()
  for (const key of ['e', 's', '#', 'u', 'x']) await pressKey(key)
  ;(document.activeElement as HTMLElement).blur()
  for (const key of ['e', 's', '#', 'u', 'x']) await pressKey(key)
  row.click()
  const conversation = await screen.findByRole('region', { name: 'Harbour' })
  conversation.focus()
  for (const key of ['e', 's', '#', 'u', 'x', 'l']) await pressKey(key)
  expect(conversation).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(changes).toEqual([])
  row.focus()
  await microtasks()
  await pressKey('s')
  await waitFor(() => expect(changes).toHaveLength(1))
})
