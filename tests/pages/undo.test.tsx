import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { draftResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { callerOf } from '../api/support/projects.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-522: sending is undone, and the message is open in the composer and never arrives', async () => {
  const id = crypto.randomUUID()
  await api.ok('client', 'PUT', `/mail/drafts/${id}`, {
    schema: draftResponse,
    body: {
      to: [{ uid: PEOPLE.manager, name: 'Marc', email: 'manager@demo.com', avatar: null }],
      subject: 'Lamps of the quay',
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>The lamps are counted</p>',
    },
  })
  const { user, calls } = await renderRoute(api, `/apps/email?compose=${id}`, { as: 'client' })
  await screen.findByDisplayValue('Lamps of the quay')
  await screen.findByText('The lamps are counted')
  await user.click(button('Send'))
  await waitFor(() => expect(calls).toContain('POST /api/mail/held 201'))
  await user.click(await screen.findByText('Undo'))
  await screen.findByDisplayValue('Lamps of the quay')
  await screen.findByText('The lamps are counted')
  const { owner } = api.database
  expect(await owner`select from private.held_messages`).toHaveLength(0)
  expect(await owner`select from public.threads where subject = 'Lamps of the quay'`).toHaveLength(0)
})

it('R-531: a delivery warns without a file or an assignee, and undoing it keeps the note', async () => {
  const [client, manager] = [callerOf(api, PEOPLE.client), callerOf(api, PEOPLE.manager)]
  const { id, revision } = await client.file({ title: 'Undone delivery' })
  await manager.send('POST', `/projects/${id}/status`, { revision, status: 'in_progress' })
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Deliver…' }))
  // Until the project is read again, the dialog shows a skeleton.
  const note = () => screen.findByRole('textbox', { name: 'Note to the client' })
  await user.type(await note(), 'Both voices are in.')
  const dialog = within(screen.getByRole('dialog', { name: 'Deliver request' }))
  expect(dialog.getByText(/^No file is selected\./)).toBeVisible()
  expect(dialog.getByText('This request is unassigned.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Deliver' }))
  const main = within(await screen.findByRole('main'))
  const words = (await main.findByText(/is delivering/)).textContent ?? ''
  // The page and the toast say the same, and both offer the undo.
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
  expect(screen.getAllByText('Undo')).toHaveLength(2)
  expect(await client.project(id)).toMatchObject({ status: 'in_progress', delivery: null })
  await user.click(main.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(main.queryByText(/is delivering/)).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Deliver…' }))
  expect(await note()).toHaveValue('Both voices are in.')
  expect(await manager.project(id)).toMatchObject({ status: 'in_progress', delivery: null })
})
