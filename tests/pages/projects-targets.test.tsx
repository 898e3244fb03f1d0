import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import {
  deliverProject,
  demoCallers,
  passUndoTime,
  startProject,
  storeFile,
} from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
beforeEach(async () => {
  id = (await people.client.file({ sourceLanguage: 'en', targetLanguages: ['fr', 'de'] })).id
  await startProject(people.manager, id)
})
afterEach(() => closePage())
afterAll(() => api.close())

const view = () => `/apps/projects/view/${id}`
const targets = () => screen.findByRole('list', { name: 'Target languages' })
const states = async () => (await people.client.project(id)).targets.map(({ state }) => state)

it('R-824: staff set the state and due date of a target language, which the history names', async () => {
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Change German' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change target language' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'In progress')
  await user.click(dialog.getByRole('textbox', { name: /^Due date of the language/ }))
  await user.paste('12/24/2096')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await targets()).toHaveTextContent(/GermanIn progress.*2096/))
  expect(await states()).toEqual(['not_started', 'in_progress'])
  expect((await people.client.project(id)).targets[1]?.dueDate).toBe('2096-12-24')
  await expectNoViolations(await targets())
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(await screen.findByText(/changed the state of/)).toHaveTextContent('German')
  expect(screen.getByText(/changed the due date of/)).toHaveTextContent('German')
})

it('R-824: a change of another person is told before it is replaced', async () => {
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Change French' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change target language' }))
  const { revision } = await people.admin.project(id)
  await people.admin.ok('PUT', `/projects/${id}/targets`, projectResponse, {
    revision,
    language: 'de',
    state: 'in_progress',
    dueDate: null,
  })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'In progress')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^Someone else has just changed this request/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await states()).toEqual(['in_progress', 'in_progress']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('R-825: staff name the language of a deliverable, and the delivery contains it', async () => {
  const file = crypto.randomUUID()
  await storeFile(api, PEOPLE.manager, `${id}/${file}`)
  const files = [{ id: file, name: 'guide.txt', size: 1, mime: '' }]
  await people.manager.ok('POST', `/projects/${id}/attachments`, projectResponse, {
    kind: 'deliverable',
    files,
  })
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Target language of guide.txt' }),
    'German',
  )
  await waitFor(async () =>
    expect((await people.manager.project(id)).attachments[0]).toMatchObject({ targetLanguage: 'de' }),
  )
  await user.click(screen.getByRole('button', { name: 'Deliver…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver request' }))
  expect(await dialog.findByRole('checkbox', { name: 'guide.txt (German)' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'German' })).toBeChecked()
  const french = dialog.getByRole('checkbox', { name: 'French' })
  expect(french).not.toBeChecked()
  await user.click(french)
  await user.click(dialog.getByRole('button', { name: 'Deliver' }))
  await waitFor(async () => expect((await people.manager.project(id)).delivery).not.toBeNull())
  await passUndoTime(api)
  expect(await states()).toEqual(['delivered', 'delivered'])
})

it('R-825: a delivery needs a target language', async () => {
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Deliver…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver request' }))
  for (const name of ['French', 'German']) await user.click(await dialog.findByRole('checkbox', { name }))
  await user.click(dialog.getByRole('button', { name: 'Deliver' }))
  expect(await dialog.findByText('Select a target language')).toBeVisible()
})

it('R-826: the client decides about each language, and sees what is accepted', async () => {
  await deliverProject(api, people.manager, id)
  const { user } = await renderRoute(api, view(), { as: 'client' })
  const deliveries = within(await screen.findByRole('list', { name: 'Deliveries' }))
  expect(deliveries.getByText('Delivery 1, French')).toBeVisible()
  expect(deliveries.getByText('Delivery 2, German')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change French' })).toBeNull()
  await user.click(deliveries.getByRole('button', { name: 'Ask for a correction of delivery 1 (French)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a correction' }))
  await user.type(dialog.getByRole('textbox', { name: /What should be corrected/ }), 'One more comma.')
  await user.click(dialog.getByRole('button', { name: 'Send correction' }))
  expect(await screen.findByText('Agency makes the correction,', { exact: false })).toBeVisible()
  // The other language can be accepted while the first is corrected.
  await user.click(await screen.findByRole('button', { name: 'Accept delivery 2 (German)' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept delivery 2 (German)?' }))
  await user.click(question.getByRole('button', { name: 'Accept' }))
  await waitFor(async () => expect(await targets()).toHaveTextContent('GermanAccepted'))
  expect(await targets()).toHaveTextContent('FrenchIn progress')
  expect(await states()).toEqual(['in_progress', 'accepted'])
})

it('R-837: staff see open deliveries without the decisions of the client', async () => {
  await deliverProject(api, people.manager, id)
  await renderRoute(api, view(), { as: 'manager' })
  expect(await screen.findByText('Delivery 2, German')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

it('R-837, R-836: the client accepts all deliveries at once, which the confirmation and the history name', async () => {
  await deliverProject(api, people.manager, id)
  const { user } = await renderRoute(api, view(), { as: 'client' })
  await user.click(await screen.findByRole('button', { name: 'Accept all' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Accept all 2 deliveries?' })
  const question = within(dialog)
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Delivery 1, French',
    'Delivery 2, German',
  ])
  await expectNoViolations(dialog)
  await user.click(question.getByRole('button', { name: 'Accept all' }))
  await waitFor(async () => expect(await states()).toEqual(['accepted', 'accepted']))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(await screen.findByText('1 (French)', { selector: 'bdi' })).toBeVisible()
  expect(screen.getByText('2 (German)', { selector: 'bdi' })).toBeVisible()
})

it('R-826: staff deliver the languages that are left of a delivered request', async () => {
  await deliverProject(api, people.manager, id, { targetLanguages: ['fr'] })
  const { user } = await renderRoute(api, view(), { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Deliver…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver request' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'French' }))
  await user.click(dialog.getByRole('button', { name: 'Deliver' }))
  await waitFor(async () => expect((await people.manager.project(id)).delivery).not.toBeNull())
  await passUndoTime(api)
  const { deliveries } = await people.client.project(id)
  expect(deliveries.map(({ targetLanguage }) => targetLanguage)).toEqual(['de', 'fr'])
})

it('R-827: the list is filtered by a target language of the address', async () => {
  await people.client.file({ title: 'Only Welsh', targetLanguages: ['cy'] })
  const { user } = await renderRoute(api, '/apps/projects/list?language=cy', { as: 'manager' })
  expect(await screen.findByRole('link', { name: 'Only Welsh' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Harbour guide' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Target language' }), 'French')
  expect((await screen.findAllByRole('link', { name: 'Harbour guide' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Only Welsh' })).toBeNull()
})
