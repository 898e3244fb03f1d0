import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { chatList, chatResponse } from '../../supabase/functions/_shared/contract/chat.ts'
import { draftResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { callerOf } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { button } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
let isConnected = false
beforeEach(() => {
  isConnected = false
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Loses the calls that write until the connection is back. */
const lost: Intercept = (call, send) =>
  isConnected || call.startsWith('GET') ? send() : Promise.reject(new TypeError('Failed to fetch'))
const notice = () => screen.findByRole('list', { name: 'Not sent yet' })
const expectNothingUnsent = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull())

it('R-746, R-747: chat messages are listed on another screen after a reload, and sent from there in order', async () => {
  const { contacts } = await api.ok('client', 'GET', '/apps/chat/chats-and-contacts?q=Nina', {
    schema: chatList,
  })
  const nina = contacts.find(({ fullName }) => fullName === 'Nina Petrov')
  const path = `/apps/chat?with=${nina?.id}`
  const first = await renderRoute(api, path, { as: 'client', intercept: lost })
  const field = await screen.findByRole('textbox', { name: 'Message to Nina Petrov' })
  for (const text of ['Are you on the quay?', 'The lamps are lit'])
    await first.user.type(field, `${text}{Enter}`)
  expect(await screen.findByText('The lamps are lit')).toBeVisible()
  await closePage({ keepDevice: true })

  await renderRoute(api, '/apps/manuscripts', { as: 'manager', intercept: lost })
  await screen.findByRole('heading', { level: 1 })
  // The messages belong to the client, so the manager neither sees nor sends them.
  isConnected = true
  window.dispatchEvent(new Event('online'))
  expect(screen.queryByText('Nina Petrov')).toBeNull()
  await closePage({ keepDevice: true })

  isConnected = false
  const { user, address } = await renderRoute(api, '/apps/manuscripts', { as: 'client', intercept: lost })
  const list = await notice()
  expect(within(list).getAllByText('Nina Petrov')).toHaveLength(2)
  expect(within(list).getAllByText('Waiting for connection')).toHaveLength(2)
  await expectNoViolations(list)
  isConnected = true
  await user.click(within(list).getAllByRole('button', { name: 'Send now' })[0] ?? list)
  await expectNothingUnsent()
  expect(await screen.findByText('2 queued messages sent')).toBeVisible()
  expect(address()).toBe('/apps/manuscripts')
  const { chat } = await api.ok('client', 'GET', `/apps/chat/chats/${nina?.uid}`, { schema: chatResponse })
  expect(chat?.messages.slice(-2).map(({ message }) => message)).toEqual([
    'Are you on the quay?',
    'The lamps are lit',
  ])
})

it('R-746: a comment waits for the connection as long as it takes, and is sent from another screen', async () => {
  const client = callerOf(api, PEOPLE.client)
  const { id } = await client.file({ title: 'Lantern glass' })
  let attempts = 0
  const intercept: Intercept = (call, send, request) => {
    if (call === `POST /api/projects/${id}/comments`) attempts += 1
    return lost(call, send, request)
  }
  const { user, calls } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client', intercept })
  const field = await screen.findByRole('textbox', { name: 'Write a comment' })
  await user.type(field, 'Which colour?')
  await user.click(button('Comment'))
  const comments = screen.getByRole('list', { name: 'Comments' })
  expect(await within(comments).findByText('Waiting for connection')).toBeVisible()
  await user.type(field, 'Never mind')
  await user.click(button('Comment'))
  await user.click(await screen.findByRole('link', { name: 'Project requests' }))
  expect(within(await notice()).getAllByRole('link', { name: 'Open' })).toHaveLength(2)
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(attempts).toBeGreaterThan(5)
  })
  isConnected = true
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull()
  })
  await waitFor(() =>
    expect(calls.filter((call) => call === `POST /api/projects/${id}/comments 201`)).toHaveLength(2),
  )
  const stored = await api.ok('client', 'GET', `/projects/${id}/comments`, { schema: projectCommentList })
  expect(stored.comments.map(({ body }) => body)).toEqual(['Which colour?', 'Never mind'])
})

it('R-747: a waiting comment can be discarded, and a refused one says so', async () => {
  const client = callerOf(api, PEOPLE.client)
  const { id } = await client.file({ title: 'Harbour lamps' })
  const refuse: Intercept = (call, send, request) =>
    isConnected && call.startsWith('POST')
      ? Promise.resolve(Response.json({ error: { code: 'rate', message: 'No' } }, { status: 422 }))
      : lost(call, send, request)
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client', intercept: refuse })
  const field = await screen.findByRole('textbox', { name: 'Write a comment' })
  await user.type(field, 'First')
  await user.click(button('Comment'))
  const comments = screen.getByRole('list', { name: 'Comments' })
  await within(comments).findByText('Waiting for connection')
  await user.click(within(comments).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  isConnected = true
  await user.type(field, 'Second')
  await user.click(button('Comment'))
  expect(await screen.findByText('The comment was not sent.')).toBeVisible()
  await user.click(button('Discard'))
  await expectNothingUnsent()
})

it('R-747: the notice opens a new message that could not be sent in the composer, and it is not sent', async () => {
  const id = crypto.randomUUID()
  await api.ok('client', 'PUT', `/mail/drafts/${id}`, {
    schema: draftResponse,
    body: {
      to: [{ uid: PEOPLE.manager, name: 'Marc', email: 'manager@demo.com', avatar: null }],
      subject: 'Glass of the quay',
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>Twelve panes</p>',
    },
  })
  const refuse: Intercept = (call, send) =>
    /\/mail\/(held|messages)/.test(call) && call.startsWith('POST')
      ? Promise.resolve(Response.json({ error: { code: 'rate', message: 'No' } }, { status: 422 }))
      : send()
  const { user } = await renderRoute(api, `/apps/email?compose=${id}`, { as: 'client', intercept: refuse })
  await screen.findByDisplayValue('Glass of the quay')
  await screen.findByText('Twelve panes')
  await user.click(button('Send'))
  const list = await notice()
  expect(within(list).getByText('Glass of the quay')).toBeVisible()
  expect(within(list).getByText(/^Could not be sent:/)).toBeVisible()
  await user.click(within(list).getByRole('link', { name: 'Open' }))
  await screen.findByDisplayValue('Glass of the quay')
  await expectNothingUnsent()
  expect(
    await api.database.owner`select from public.threads where subject = 'Glass of the quay'`,
  ).toHaveLength(0)
})
