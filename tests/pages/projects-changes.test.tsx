import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-699: a client asks for a change of a request in progress, and staff accept it', async () => {
  const { client, manager } = demoCallers(api)
  const { id, revision } = await client.file()
  await manager.ok('POST', `/projects/${id}/status`, projectResponse, { revision, status: 'in_progress' })
  const path = `/apps/projects/view/${id}`
  const { user } = await renderRoute(api, path, { as: 'client' })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ask for a change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }))
  await user.type(dialog.getByRole('textbox', { name: /What should change/ }), 'A map too.')
  const title = dialog.getByRole('textbox', { name: 'Project title' })
  await user.clear(title)
  await user.type(title, 'Second edition')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Waiting for the agency')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept change' })).toBeNull()
  await closePage()
  const staff = await renderRoute(api, path, { as: 'manager' })
  expect(await screen.findByText('New Project title: Second edition')).toBeVisible()
  await staff.user.click(screen.getByRole('button', { name: 'Accept change' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Second edition' })).toBeVisible()
  expect(screen.queryByText('A map too.')).toBeNull()
})

it('R-506: an edit of a field that another person changed names this person, and replaces nothing without a choice', async () => {
  const { client, manager } = demoCallers(api)
  const { id, revision } = await client.file()
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit request' }))
  const title = form.getByRole('textbox', { name: /^Project title/ })
  await user.clear(title)
  await user.type(title, 'Mine')
  const patch = { revision, today: dayFromToday(), title: 'Theirs' }
  await manager.ok('PATCH', `/projects/${id}`, projectResponse, patch)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  const conflict = within(await screen.findByRole('dialog', { name: 'Marc Delorme changed this request' }))
  await user.click(conflict.getByRole('button', { name: 'Save' }))
  expect(await conflict.findByText('Choose a version for every field')).toBeVisible()
  expect((await client.project(id)).title).toBe('Theirs')
  await user.click(conflict.getByRole('radio', { name: /^My version/ }))
  await user.click(conflict.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await client.project(id)).title).toBe('Mine'))
})
