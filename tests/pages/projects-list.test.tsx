import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { COMPANIES, dayFromToday, demoCallers, makePerson } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, comboBox, confirmDialog, press, textBox } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const noMatch = () => screen.findByRole('heading', { name: 'No matching records found' })

it('filters, search and order are in the address, and the export has the listed rows', async () => {
  const { client } = demoCallers(api)
  await client.file({ title: 'Exported one', serviceType: 'translation' })
  await client.file({ title: 'Exported two', serviceType: 'voiceOver' })
  const { user, address } = await renderRoute(api, '/apps/projects/list', { as: 'manager' })
  await screen.findByRole('heading', { level: 1, name: 'Project requests' })
  const table = await screen.findByRole('table')
  const heading = await within(table).findByText('Needs you')
  expect(heading).toBeVisible()
  // the row below the heading names the step.
  const rows = within(table).getAllByRole('row')
  const first = rows[rows.findIndex((row) => row.contains(heading)) + 1]
  expect(first).toHaveTextContent(/Your turn: (assign|start|deliver|answer|correct|find|set) /)
  await expectNoViolations(table)
  await user.click(textBox('Search requests'))
  await user.paste('Exported')
  expect(await screen.findByText('Showing 1 to 2 of 2 entries')).toBeVisible()
  expect(within(screen.getByRole('table')).queryByText('Needs you')).toBeNull()
  await user.click(button('More filters'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Service type' }), 'Translation')
  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  expect(address()).toContain('serviceType=translation')
  await expectNoViolations(screen.getByRole('main'))

  const blobs: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(button('Export as CSV'))
  await waitFor(() => expect(names).toEqual(['project-requests.csv']))
  const text = (await blobs[0]?.text()) ?? ''
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Exported one')

  await user.selectOptions(comboBox('Status'), 'Delivered')
  expect(await noMatch()).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/apps/projects/list'))
})

it('a project is withdrawn from its row, and reinstated', async () => {
  const { client } = demoCallers(api)
  const { id } = await client.file({ title: 'Withdrawn' })
  const { user } = await renderRoute(api, '/apps/projects/list?q=Withdrawn', { as: 'manager' })
  const link = () => screen.findByRole('link', { name: /^Withdrawn/ })
  await user.pointer({ keys: '[MouseRight]', target: await link() })
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw…' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Withdraw “Withdrawn”?')
  await confirmDialog(user, 'Withdraw')
  expect(await noMatch()).toBeVisible()
  expect((await client.project(id)).withdrawnAt).not.toBeNull()
  await press(user, 'Undo')
  expect(await link()).toBeVisible()
  expect((await client.project(id)).withdrawnAt).toBeNull()
})

it('a project of another company is not found by a client', async () => {
  const other = await makePerson(api, 'client', COMPANIES.b)
  const { id } = await other.file({ title: 'Theirs' })
  await renderRoute(api, '/apps/projects/list?q=Theirs', { as: 'client' })
  expect(await noMatch()).toBeVisible()
  await closePage()
  await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Request not found' })).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
})

it('a former project is the template of a new one, without its dates and files', async () => {
  const { client } = demoCallers(api)
  const { id } = await client.file({
    title: 'Once more',
    description: 'The same voice as in spring',
    dueDate: dayFromToday(3),
  })
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  await press(user, 'More actions')
  await user.click(await screen.findByRole('menuitem', { name: 'Use as template' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('textbox', { name: 'Project title' })).toHaveValue('Once more')
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('The same voice as in spring')
  expect(dialog.getByRole('textbox', { name: 'Due date' })).toHaveValue('')
})
