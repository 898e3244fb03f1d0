import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { companyPageResponse, companyResponse } from '../../supabase/functions/_shared/contract/companies.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { COMPANIES, demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const path = `/apps/companies/view/${COMPANIES.a}`
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const stored = () => demoCallers(api).admin.ok('GET', `/companies/${COMPANIES.a}/page`, companyPageResponse)

it('R-839: a manager reads people, requests, conversations and terms of a company, and changes nothing', async () => {
  await renderRoute(api, path, { as: 'manager' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Press' })).toBeVisible()
  expect(await (await region('People')).findByRole('button', { name: /Tom Hale/ })).toBeVisible()
  expect(await (await region('Requests')).findAllByRole('listitem')).toHaveLength(8)
  expect(await (await region('Your conversations')).findAllByRole('listitem')).not.toHaveLength(0)
  expect((await region('Terms')).getByText('No terms yet')).toBeVisible()
  expect((await region('Settings')).getByText('After 3 days')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  await expectNoViolations(screen.getByRole('main'))
})

it('R-859, R-858: an admin edits the terms, and is told of a change of another person before replacing it', async () => {
  const { user } = await renderRoute(api, path, { as: 'admin' })
  await user.click((await region('Terms')).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit terms' }))
  await user.click(form.getByRole('textbox', { name: /^Terms/ }))
  await user.paste('0.12 EUR for each word.')
  await form.findByRole('option', { name: 'Nina Petrov' })
  await user.selectOptions(form.getByRole('combobox', { name: /^Default assignee/ }), 'Nina Petrov')
  await user.type(form.getByRole('combobox', { name: /^Target languages/ }), 'French{Enter}German{Enter}')
  const { company } = await stored()
  const change = { revision: company.revision, reminderDays: 5 }
  await demoCallers(api).admin.ok('PATCH', `/companies/${company.id}`, companyResponse, change)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Someone else has just changed this company/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await (await region('Terms')).findByText('0.12 EUR for each word.')).toBeVisible()
  expect((await region('Terms')).getByText('French and German')).toBeVisible()
  expect((await stored()).terms).toMatchObject({
    defaultAssignee: { name: 'Nina Petrov' },
    targetLanguages: ['fr', 'de'],
  })
})

it('R-839: the page is reached from the list and from the company of a request', async () => {
  const { user, address } = await renderRoute(api, '/apps/companies/list?q=Lantern', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Lantern Press' }))
  await waitFor(() => expect(address()).toBe(path))
  await closePage()
  const { id } = await demoCallers(api).client.file()
  const request = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  await request.user.click(await screen.findByRole('button', { name: 'Lantern Press' }))
  expect(await screen.findByRole('link', { name: 'Open company' })).toHaveAttribute(
    'href',
    expect.stringContaining(path),
  )
})

it('R-839: a company that does not exist says so', async () => {
  await renderRoute(api, '/apps/companies/view/00000000-0000-4000-8000-00000000dead', { as: 'manager' })
  expect(await screen.findByText('Company not found')).toBeVisible()
})
