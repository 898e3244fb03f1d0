import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as storedFiles from '@/features/attachments/api/stored-files.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { deliverProject, demoCallers, startProject, storeFile } from '../api/support/projects.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
beforeEach(async () => {
  id = (await people.client.file()).id
  await startProject(people.manager, id)
})
afterEach(() => closePage())
afterAll(() => api.close())

const view = () => `/apps/projects/view/${id}`

it('R-691, R-693: the client accepts a delivery after one question, also with a double click, and sees who did', async () => {
  await deliverProject(api, people.manager, id, { note: 'With the index.' })
  const { user } = await renderRoute(api, view(), { as: 'client' })
  expect(await screen.findByText('Your turn: accept the delivery,', { exact: false })).toBeVisible()
  // the note is shown once.
  expect(screen.getAllByText('With the index.')).toHaveLength(1)
  await user.dblClick(screen.getByRole('button', { name: 'Accept' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept delivery 1?' }))
  // The pointer moves, as from one button to the other; a click at the same point would be the second of a double click.
  const sure = question.getByRole('button', { name: 'Accept' })
  await user.pointer({ target: sure, coords: { clientX: 200, clientY: 200 } })
  await user.click(sure)
  expect(await screen.findAllByText('Accepted by Tom Hale,', { exact: false })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  const rows = await api.database.owner`
    select from public.project_events where project_id = ${id} and kind = 'accepted'`
  expect(rows).toHaveLength(1)
})

it('R-692: the client asks for a correction with a text, which the delivery then shows', async () => {
  await deliverProject(api, people.manager, id)
  const { user } = await renderRoute(api, view(), { as: 'client' })
  await user.click(await screen.findByRole('button', { name: 'Ask for a correction' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a correction' }))
  await user.click(dialog.getByRole('button', { name: 'Send correction' }))
  expect(await dialog.findByText('Describe the correction')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /What should be corrected/ }), 'One more comma.')
  await user.click(dialog.getByRole('button', { name: 'Send correction' }))
  expect(await screen.findByText('Agency makes the correction,', { exact: false })).toBeVisible()
  const deliveries = within(screen.getByRole('list', { name: 'Deliveries' }))
  expect(deliveries.getByText('One more comma.')).toBeVisible()
  expect(deliveries.getByText('Tom Hale asked for a correction', { exact: false })).toBeVisible()
})

it('R-691: staff see that a delivery waits for the client and cannot decide it', async () => {
  await deliverProject(api, people.manager, id)
  await renderRoute(api, view(), { as: 'manager' })
  expect(await screen.findByText('Client accepts the delivery,', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /correction/ })).toBeNull()
})

it('R-698: a comment that staff send as a question gives the turn to the client', async () => {
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Twelve or 12?')
  await user.click(screen.getByRole('checkbox', { name: 'Question that needs an answer' }))
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Question, waiting for an answer')).toBeVisible()
  await waitFor(async () => expect((await people.client.project(id)).turn?.reason).toBe('question'))
  await closePage()
  await renderRoute(api, view(), { as: 'client' })
  expect(await screen.findByText('Your turn: answer the question,', { exact: false })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Question that needs an answer' })).toBeNull()
})

it('R-695, R-697: the list names the next step of each request, and can be filtered by it', async () => {
  await deliverProject(api, people.manager, id)
  const { user } = await renderRoute(api, '/apps/projects/list?turn=client&status=all', { as: 'manager' })
  const lines = await screen.findAllByText('Client accepts the delivery,', { exact: false })
  expect(lines.length).toBeGreaterThan(0)
  expect(screen.queryByText('Agency:', { exact: false })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Next step' }), 'Agency')
  expect((await screen.findAllByText('deliver the work', { exact: false })).length).toBeGreaterThan(0)
})

it('R-703, R-704: a delivered request is ordered again without its dates and order number', async () => {
  const past = await people.client.file({
    title: 'Tide tables',
    clientReference: 'PO-4711',
    serviceType: 'voiceOver',
    voiceWishes: 'A warm voice',
  })
  const file = crypto.randomUUID()
  await storeFile(api, PEOPLE.client, `${past.id}/${file}`)
  await people.client.ok('POST', `/projects/${past.id}/attachments`, projectResponse, {
    kind: 'source',
    files: [{ id: file, name: 'Tides.pdf', size: 1, mime: '' }],
  })
  vi.spyOn(storedFiles, 'copyStoredFile').mockRejectedValue(new Error('No space'))
  vi.spyOn(console, 'warn').mockReturnValueOnce(undefined)
  await startProject(people.manager, past.id)
  await deliverProject(api, people.manager, past.id)
  const { user } = await renderRoute(api, `/apps/projects/view/${past.id}`, { as: 'client' })
  expect(await screen.findByText('PO-4711')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Order again' }))
  const form = within(await screen.findByRole('dialog', { name: 'New project request' }))
  expect(await form.findByRole('textbox', { name: /^Project title/ })).toHaveValue('Tide tables')
  expect(await screen.findByText('One file could not be copied')).toBeVisible()
  for (const name of [/^Client reference/, /^Due date/, /^Latest completion date/])
    expect(form.getByRole('textbox', { name })).toHaveValue('')
  expect(form.getByRole('textbox', { name: /^Voice preferences/ })).toHaveValue('A warm voice')
})
