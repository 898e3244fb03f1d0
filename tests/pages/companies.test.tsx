import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { confirmDialog, fill, press, tableRow, textBox } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const drawer = async () => within(await screen.findByRole('dialog'))
/** Opens the form of a company from the menu of its row. */
async function openForm(user: Parameters<typeof press>[0], name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return drawer()
}

it('a company is added, edited and deleted (R-004)', async () => {
  const { user } = await renderRoute(api, '/apps/companies/list?new=1', { as: 'admin' })
  const added = await drawer()
  await user.click(added.getByRole('textbox', { name: 'Company name' }))
  await user.paste('Ostrich House')
  await user.click(added.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Ostrich House added')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(textBox('Search companies'))
  await user.paste('Ostrich House')
  const edited = await openForm(user, 'Ostrich House')
  await user.selectOptions(edited.getByRole('combobox', { name: 'Status' }), 'Inactive')
  await user.click(edited.getByRole('button', { name: 'Save' }))
  expect(await tableRow('Ostrich House.*Inactive')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, 'Actions for Ostrich House')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirmDialog(user, 'Delete')
  expect(await screen.findByText('No matching records found')).toBeVisible()
})

it('a company with people offers no deletion', async () => {
  const { user } = await renderRoute(api, '/apps/companies/list?q=Lantern', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Actions for Lantern Press' }))
  expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
})

it('a drawer asks before it discards input', async () => {
  const { user } = await renderRoute(api, '/apps/companies/list?q=Lantern', { as: 'admin' })
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openForm(user, 'Lantern Press')
  await user.keyboard('{Escape}')
  await isClosed()
  const again = await openForm(user, 'Lantern Press')
  const field = again.getByRole('textbox', { name: 'Company name' })
  await fill(user, field, 'Lantern Press & Daughters')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await confirmDialog(user, 'Keep editing')
  expect(field).toHaveValue('Lantern Press & Daughters')
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  await expectNoViolations(await screen.findByRole('alertdialog'))
  await confirmDialog(user, 'Leave')
  await isClosed()
  expect(screen.getByRole('button', { name: 'Lantern Press' })).toBeVisible()
})

it('R-701, R-702, R-772: the form of a company has the days of reminders and of automatic acceptance, and what mails contain', async () => {
  const { user } = await renderRoute(api, '/apps/companies/list?q=Lantern', { as: 'admin' })
  const form = await openForm(user, 'Lantern Press')
  const reminder = form.getByRole('combobox', { name: 'Remind its people of a question, price or delivery' })
  const acceptance = form.getByRole('combobox', { name: 'Accept a delivery automatically' })
  expect(reminder).toHaveValue('3')
  expect(acceptance).toHaveValue('0')
  await user.selectOptions(reminder, 'Never')
  await user.selectOptions(acceptance, 'After 14 days')
  const content = form.getByRole('combobox', { name: 'Emails to its people contain' })
  expect(content).toHaveValue('titles')
  await user.selectOptions(content, 'The sender only')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(
      await api.database.owner`
        select reminder_days, acceptance_days, mail_content from public.companies where name = 'Lantern Press'`,
    ).toMatchObject([{ reminder_days: 0, acceptance_days: 14, mail_content: 'nothing' }]),
  )
})
