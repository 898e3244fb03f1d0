import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, deliverProject, demoCallers, storeFile } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { fill } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-537: the address of the form opens it only for a person who may file a request', async () => {
  const path = '/apps/projects/list?new=1'
  await renderRoute(api, path, { as: 'client' })
  expect(await screen.findByRole('dialog', { name: 'New project request' })).toBeVisible()
  await closePage()
  // The form is loaded by now, so it would be shown with the list.
  await renderRoute(api, path, { as: 'user' })
  expect(await screen.findByText(/^Showing 1 to/)).toBeVisible()
  // A dialog opens a moment after its page.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('R-989: the form asks for the voice of a voice-over, and keeps what was typed when the type is changed', async () => {
  const past = await demoCallers(api).client.file({ title: 'Harbour walk', serviceType: 'voiceOver' })
  const { user } = await renderRoute(api, `/apps/projects/view/${past.id}`, { as: 'client' })
  expect(screen.queryByText('Voice preferences')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const voice = () => dialog.queryByRole('textbox', { name: /^Voice preferences/ })
  const type = dialog.getByRole('combobox', { name: /^Service type/ })
  await fill(user, voice() ?? document.body, 'A warm voice')
  await user.selectOptions(type, 'Translation')
  await waitFor(() => expect(voice()).toBeNull())
  await user.selectOptions(type, 'Voice-over')
  await waitFor(() => expect(voice()).toHaveValue('A warm voice'))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('A warm voice')).toBeVisible()
  expect(screen.getAllByText('Voice preferences').at(0)).toBeVisible()
})

it('R-530: a further delivery selects only the files that were not delivered before', async () => {
  const { client, manager } = demoCallers(api)
  const { id, revision } = await client.file()
  await manager.ok('POST', `/projects/${id}/status`, projectResponse, { revision, status: 'in_progress' })
  const addDeliverable = async (name: string) => {
    const file = { id: crypto.randomUUID(), name, size: 12, mime: 'application/pdf' }
    await storeFile(api, PEOPLE.manager, `${id}/${file.id}`)
    const body = { kind: 'deliverable', files: [file] }
    await manager.ok('POST', `/projects/${id}/attachments`, projectResponse, body)
    return file.id
  }
  await deliverProject(api, manager, id, { attachmentIds: [await addDeliverable('First.pdf')] })
  await addDeliverable('Second.pdf')
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  // The first one is the disabled button of the next status.
  const [, more] = await screen.findAllByRole('button', { name: 'Deliver…' })
  if (!more) throw new Error('There is no button')
  await user.click(more)
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver request' }))
  expect(await dialog.findByRole('checkbox', { name: 'Second.pdf' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'First.pdf (delivered before)' })).not.toBeChecked()
})

it('R-521: a double click on Save while a name is looked up assigns once', async () => {
  const { id } = await demoCallers(api).client.file()
  let find = () => {}
  const isFound = new Promise<void>((resolve) => {
    find = resolve
  })
  const { user, calls } = await renderRoute(api, `/apps/projects/view/${id}`, {
    as: 'manager',
    intercept: async (call, send) => {
      if (call.includes('q=nina')) await isFound
      return send()
    },
  })
  // Beside the next step and beside the assignees.
  const [assign, other] = await screen.findAllByRole('button', { name: 'Assign…' })
  expect(other).toBeInTheDocument()
  if (assign) await user.click(assign)
  // the request is a document, and the box for files is not printed.
  expect(screen.getByRole('heading', { level: 1, hidden: true }).closest('[data-print=page]')).not.toBeNull()
  expect(screen.getAllByTestId('attachment-input')[0]?.closest('[data-print=hide]')).not.toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }))
  await user.type(dialog.getByRole('combobox'), 'nina{Enter}')
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
  find()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // A second save would wait for the first.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(calls.filter((call) => call.includes('/assignees'))).toEqual([
    `PUT /api/projects/${id}/assignees 200`,
  ])
})

it('R-521: a name and Enter twice assigns this person alone, after which the next step has no button', async () => {
  const { id } = await demoCallers(api).client.file()
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  const [assign] = await screen.findAllByRole('button', { name: 'Assign…' })
  if (assign) await user.click(assign)
  await user.keyboard('nina{Enter}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findAllByRole('button', { name: 'Assign…' })).toHaveLength(1)
  expect(screen.getByText('Nina Petrov')).toBeInTheDocument()
})

it('a lost response keeps a request in its form, and sending again creates one project', async () => {
  let attempts = 0
  const { user, address } = await renderRoute(api, '/apps/projects/list?new=1', {
    as: 'client',
    intercept: async (call, send) => {
      if (call !== 'POST /api/projects') return send()
      attempts += 1
      const response = await send()
      // The project is stored, but the first response is lost.
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return response
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'New project request' }))
  await fill(user, await dialog.findByRole('textbox', { name: 'Project title' }), 'Kept request')
  await fill(user, dialog.getByRole('textbox', { name: 'Property' }), 'Museum')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Service type' }), 'other')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time preference' }), 'anytime')
  const due = dialog.getByRole('textbox', { name: 'Due date' })
  await user.click(dialog.getByRole('button', { name: 'Choose from the calendar: Due date' }))
  const calendar = await screen.findByRole('dialog', { name: /calendar: Due/ })
  await expectNoViolations(calendar)
  // The first selectable day has the focus: today.
  await waitFor(() => expect(calendar.querySelector('[data-part=table-cell-trigger]:focus')).not.toBeNull())
  await user.keyboard('{Enter}')
  const [year, month, day] = dayFromToday().split('-')
  await waitFor(() => expect(due).toHaveValue(`${month}/${day}/${year}`))
  await fill(user, dialog.getByRole('textbox', { name: 'Latest completion date' }), dayFromToday(1))
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await dialog.findByText(/could not be reached/)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Project title' })).toHaveValue('Kept request')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kept request' })).toBeVisible()
  expect(attempts).toBe(2)
  expect(address()).toMatch(/^\/apps\/projects\/view\//)
  const rows = await api.database.owner`select id from public.projects where title = 'Kept request'`
  expect(rows).toHaveLength(1)
})
