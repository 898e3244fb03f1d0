import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { draftResponse, sentResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { heldResponse } from '../../supabase/functions/_shared/contract/mail-held.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, fill, textBox } from './support/roles.ts'

let api: TestApi
let id: string
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  await api.database.owner`delete from private.held_messages`
  await api.database.owner`delete from public.mail_drafts`
  id = crypto.randomUUID()
  await api.ok('client', 'PUT', `/mail/drafts/${id}`, {
    schema: draftResponse,
    body: {
      to: [{ uid: PEOPLE.manager, name: 'Marc', email: 'manager@demo.com', avatar: null }],
      subject: 'Lamps',
      projectId: null,
      dueDate: dayFromToday(30),
      html: '<p>The lamps are counted</p>',
    },
  })
})
afterEach(() => closePage())
afterAll(() => api.close())

const held = () =>
  api.database.owner<
    { dueAt: Date; isScheduled: boolean }[]
  >`select due_at as "dueAt", is_scheduled as "isScheduled" from private.held_messages`

it('R-804: a message is sent tomorrow morning, is listed with the drafts, gets another time and is edited again', async () => {
  const { user } = await renderRoute(api, `/apps/email/filter/draft?compose=${id}`, { as: 'client' })
  await screen.findByRole('textbox', { name: 'Message' })
  await screen.findByDisplayValue('Lamps')
  await user.click(button('Send later'))
  await user.dblClick(await screen.findByRole('menuitem', { name: /^Tomorrow morning/ }))
  const list = within(await screen.findByRole('region', { name: 'Scheduled' }))
  expect(list.getByText('Lamps')).toBeVisible()
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  tomorrow.setHours(8, 0, 0, 0)
  expect(await held()).toEqual([{ dueAt: tomorrow, isScheduled: true }])
  expect(screen.queryByRole('region', { name: 'New message' })).toBeNull()
  expect(await screen.findByText(/^Will be sent/)).toBeVisible()
  await expectNoViolations(screen.getByRole('region', { name: 'Scheduled' }))

  await user.click(list.getByRole('button', { name: 'Change time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send later' }))
  await fill(user, dialog.getByRole('textbox', { name: /^Date/ }), dayFromToday(-1))
  await user.click(dialog.getByRole('button', { name: 'Send later' }))
  expect(await dialog.findByText('Choose a time in the future')).toBeVisible()
  await fill(user, dialog.getByRole('textbox', { name: /^Date/ }), dayFromToday(2))
  await user.pointer({
    target: dialog.getByRole('button', { name: 'Send later' }),
    coords: { clientX: 200, clientY: 200 },
  })
  await user.click(dialog.getByRole('button', { name: 'Send later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => {
    const [row] = await held()
    expect(row?.dueAt.getTime()).toBeGreaterThan(tomorrow.getTime())
  })

  await user.click(list.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('region', { name: 'New message' })).toBeVisible()
  expect(screen.getByDisplayValue('Lamps')).toBeVisible()
  expect(await held()).toEqual([])
})

it('R-804: a scheduled message is sent now and can still be undone; a due date before the time is refused', async () => {
  const { user } = await renderRoute(api, `/apps/email/filter/draft?compose=${id}`, { as: 'client' })
  await screen.findByRole('textbox', { name: 'Message' })
  await screen.findByDisplayValue('Lamps')
  await fill(user, textBox('Due date'), dayFromToday(0))
  await user.click(button('Send later'))
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow morning/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The due date is before the message is sent')
  expect(await held()).toEqual([])
  await fill(user, textBox('Due date'), dayFromToday(30))
  await user.click(button('Send later'))
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow morning/ }))
  const list = within(await screen.findByRole('region', { name: 'Scheduled' }))
  await user.click(list.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Scheduled' })).toBeNull())
  expect(await held()).toMatchObject([{ isScheduled: false }])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('region', { name: 'New message' })).toBeVisible()
  expect(await held()).toEqual([])
})

it('R-804: a reply that is sent later is shown in its conversation', async () => {
  const sent = await api.ok('client', 'POST', '/mail/messages', {
    status: 201,
    schema: sentResponse,
    body: {
      id: crypto.randomUUID(),
      to: [PEOPLE.manager],
      subject: 'Harbour',
      projectId: null,
      dueDate: dayFromToday(9),
      html: '<p>First</p>',
    },
  })
  const { threadId } = sent.thread
  const reply = crypto.randomUUID()
  await api.ok('client', 'POST', '/mail/held', {
    status: 201,
    schema: heldResponse,
    body: {
      message: { id: reply, threadId, to: [PEOPLE.manager], html: '<p>Later then</p>' },
      people: {},
      sendAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })
  const { user } = await renderRoute(api, `/apps/email?thread=${threadId}`, { as: 'client' })
  expect(await screen.findByText(/^Will be sent/)).toBeVisible()
  await user.click(button('Edit'))
  expect(await screen.findByRole('region', { name: 'Reply' })).toBeVisible()
  expect(await held()).toEqual([])
})
