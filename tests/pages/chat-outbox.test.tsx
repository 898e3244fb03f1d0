import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { fill } from './support/roles.ts'

let api: TestApi
let address = ''
beforeAll(async () => {
  api = await startTestApi()
  const [lea] = await api.database.owner<{ no: number }[]>`
    select no from public.profiles where id = ${PEOPLE.auth}`
  address = `/apps/chat?with=${lea?.no}`
})
afterEach(() => closePage())
afterAll(() => api.close())

const isSending = (call: string) => call.startsWith('POST /api/apps/chat/chats/')
/** A call whose response does not arrive. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const open = (path: string, intercept?: Intercept) =>
  renderRoute(api, path, { as: 'manager', ...(intercept && { intercept }) })
const bubbles = (text: string) =>
  [...document.querySelectorAll('[data-message]')].filter((one) => one.textContent?.includes(text))
const waiting = () => document.querySelectorAll('[data-mark=waiting]')
const reconnect = () => window.dispatchEvent(new Event('online'))

/** Opens the chat and writes a message. */
async function write(text: string, intercept: Intercept) {
  const { user } = await open(address, intercept)
  await screen.findByRole('textbox', { name: /^Message to / })
  await fill(user, screen.getByRole('textbox', { name: /^Message to / }), text)
  await user.keyboard('{Enter}')
}

/** The messages with a text in the database. */
const stored = (text: string) => api.database.owner`
  select id from public.chat_messages where body = ${text}`

it('a message in the outbox survives a reload, and is sent from any screen', async () => {
  const refuse: Intercept = (call, send) => (isSending(call) ? lost() : send())
  await write('Later', refuse)
  await waitFor(() => expect(waiting()).toHaveLength(1))
  await closePage({ keepDevice: true })
  await open(address, refuse)
  await waitFor(() => expect(bubbles('Later')).toHaveLength(1))
  expect(waiting()).toHaveLength(1)
  await closePage({ keepDevice: true })
  const { calls } = await open('/apps/manuscripts')
  await waitFor(() => expect(calls.filter(isSending)).toHaveLength(1))
  expect(await stored('Later')).toHaveLength(1)
  await closePage({ keepDevice: true })
  await open(address)
  await waitFor(() => expect(bubbles('Later')).toHaveLength(1))
  expect(waiting()).toHaveLength(0)
})

it('a lost response creates no second message', async () => {
  let attempts = 0
  await write('Once', async (call, send) => {
    if (!isSending(call)) return send()
    attempts += 1
    const response = await send()
    return attempts === 1 ? lost() : response
  })
  await waitFor(() => expect(attempts).toBe(1))
  await waitFor(() => expect(waiting()).toHaveLength(1))
  reconnect()
  await waitFor(() => expect(waiting()).toHaveLength(0))
  // The chat that is read again may show the message before its second attempt.
  await waitFor(() => expect(attempts).toBe(2))
  expect(await stored('Once')).toHaveLength(1)
  await closePage({ keepDevice: true })
  await open(address)
  await waitFor(() => expect(bubbles('Once')).toHaveLength(1))
})
